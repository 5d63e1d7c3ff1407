import { categories } from '#domain/catalogue/facets.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { type ServiceUnit, serviceUnits } from '#domain/quote-list/quote-service.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { serviceWords } from './service-words.ts'
import { TextColumns } from './text-columns.tsx'
import type { TypedService } from './typed-services.ts'

type Props = {
  service: TypedService
  /** Its place, for its fields. */
  at: string
  errorAt: (field: string) => string | undefined
  onChange: (changes: Partial<TypedService>) => void
}

/** Texts, price and scope of a service. */
export const ServiceFields = (props: Props) => {
  const { service, at, errorAt, onChange } = props
  return (
    <div className="catalogue-service">
      {service.isNew ? (
        <Field
          name={`${at}.code`}
          label={serviceWords.code}
          hint={serviceWords.codeHint}
          required
          maxLength={60}
          value={service.code}
          error={errorAt(`${at}.code`)}
          onChange={({ target }) => onChange({ code: target.value.trim() })}
        />
      ) : null}
      <TextColumns
        at={`${at}.name`}
        label={text.name}
        value={service.name}
        errorAt={errorAt}
        onChange={(name) => onChange({ name })}
      />
      <TextColumns
        at={`${at}.description`}
        label={text.description}
        rows={3}
        value={service.description}
        errorAt={errorAt}
        onChange={(description) => onChange({ description })}
      />
      <Price {...props} />
      <Scope {...props} />
    </div>
  )
}

const Price = ({ service, at, errorAt, onChange }: Props) => (
  <div className="catalogue-columns">
    <Field
      name={`${at}.priceCents`}
      label={text.price}
      required
      inputMode="decimal"
      placeholder={text.onRequest}
      value={service.price}
      error={errorAt(`${at}.priceCents`)}
      onChange={({ target }) => onChange({ price: target.value })}
    />
    <Choice
      name={`${at}.unit`}
      label={serviceWords.unit}
      required
      value={service.unit}
      onChange={({ target }) => onChange({ unit: target.value as ServiceUnit })}
    >
      {serviceUnits.map((unit) => (
        <option key={unit} value={unit}>
          {serviceWords.units[unit]}
        </option>
      ))}
    </Choice>
    {(['maxAbove', 'maxUpTo'] as const).map((bound) => (
      <Field
        key={bound}
        name={`${at}.${bound}`}
        label={serviceWords[bound]}
        required
        placeholder={serviceWords.noBound}
        value={service[bound]}
        error={errorAt(`${at}.${bound}`)}
        onChange={({ target }) => onChange({ [bound]: target.value })}
      />
    ))}
    <label className="catalogue-check">
      <input
        type="checkbox"
        checked={service.onSite}
        onChange={({ target }) => onChange({ onSite: target.checked })}
      />
      {serviceWords.onSite}
    </label>
  </div>
)

function Scope({ service: { scope }, onChange }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="catalogue-scope">
      <legend>{serviceWords.scope}</legend>
      <p className="hint">{serviceWords.scopeHint}</p>
      <Checks
        all={metrologyStates}
        chosen={scope.metrology}
        labelOf={(state) => serviceWords.metrologies[state]}
        onChange={(metrology) => onChange({ scope: { ...scope, metrology } })}
      />
      <Checks
        all={categories}
        chosen={scope.categories}
        labelOf={(category) => t(`category.${category}`)}
        onChange={(next) => onChange({ scope: { ...scope, categories: next } })}
      />
    </fieldset>
  )
}

type ChecksProps<Value extends string> = {
  all: readonly Value[]
  /** Null: every one. */
  chosen: readonly Value[] | null
  labelOf: (value: Value) => string
  onChange: (chosen: Value[] | null) => void
}

function Checks<Value extends string>({ all, chosen, labelOf, onChange }: ChecksProps<Value>) {
  const toggle = (value: Value, on: boolean) => {
    const next = all.filter((each) => (each === value ? on : chosen?.includes(each)))
    onChange(next.length ? next : null)
  }
  return (
    <div className="catalogue-checks">
      {all.map((value) => (
        <label key={value} className="catalogue-check">
          <input
            type="checkbox"
            checked={chosen?.includes(value) ?? false}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          {labelOf(value)}
        </label>
      ))}
    </div>
  )
}
