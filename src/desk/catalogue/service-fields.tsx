import { categories } from '#domain/catalogue/facets.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { serviceUnits } from '#domain/quote-list/quote-service.ts'
import { Check, Checks, fieldsOf } from '#src/desk/controls.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import type { ServiceValues } from './service-values.ts'
import { serviceWords } from './service-words.ts'
import { TextColumns } from './text-columns.tsx'

type Props = {
  service: ServiceValues
  /** Its place, for its fields. */
  at: string
  errorAt: (field: string) => string | undefined
  onChange: (service: ServiceValues) => void
}

/** Texts, price and scope of a service. */
export function ServiceFields({ service, at, errorAt, onChange }: Props) {
  const field = fieldsOf({ value: service, onChange, at: `${at}.`, errorAt })
  const { isNew, code, onSite, scope } = service
  return (
    <div className="catalogue-service">
      {isNew ? (
        <Field
          label={serviceWords.code}
          hint={serviceWords.codeHint}
          maxLength={60}
          {...field('code')}
          value={code.trim()}
        />
      ) : null}
      {(['name', 'description'] as const).map((part) => (
        <TextColumns
          key={part}
          at={`${at}.${part}`}
          label={text[part]}
          rows={part === 'name' ? undefined : 3}
          value={service[part]}
          errorAt={errorAt}
          onChange={(next) => onChange({ ...service, [part]: next })}
        />
      ))}
      <div className="catalogue-columns">
        <Field
          label={text.price}
          placeholder={text.onRequest}
          inputMode="decimal"
          {...field('price', 'priceCents')}
        />
        <Choice label={serviceWords.unit} {...field('unit')}>
          <Options of={serviceUnits.map((unit) => [unit, serviceWords.units[unit]])} />
        </Choice>
        {(['maxAbove', 'maxUpTo'] as const).map((bound) => (
          <Field
            key={bound}
            label={serviceWords[bound]}
            placeholder={serviceWords.noBound}
            {...field(bound)}
          />
        ))}
        <Check
          label={serviceWords.onSite}
          checked={onSite}
          onCheck={(on) => onChange({ ...service, onSite: on })}
        />
      </div>
      <Scope scope={scope} onChange={(next) => onChange({ ...service, scope: next })} />
    </div>
  )
}

type ScopeProps = { scope: ServiceValues['scope']; onChange: (scope: ServiceValues['scope']) => void }

function Scope({ scope, onChange }: ScopeProps) {
  const t = useTranslate()
  return (
    <fieldset className="catalogue-scope">
      <legend>{serviceWords.scope}</legend>
      <p className="hint">{serviceWords.scopeHint}</p>
      <div className="catalogue-checks">
        <Checks
          all={metrologyStates}
          chosen={scope.metrology}
          labelOf={(state) => serviceWords.metrologies[state]}
          onChange={(metrology) => onChange({ ...scope, metrology })}
        />
      </div>
      <div className="catalogue-checks">
        <Checks
          all={categories}
          chosen={scope.categories}
          labelOf={(category) => t(`category.${category}`)}
          onChange={(next) => onChange({ ...scope, categories: next })}
        />
      </div>
    </fieldset>
  )
}
