import { each } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { centsText } from '#domain/catalogue/typed-cents.ts'
import { formatCapacity, gram } from '#domain/metrology/mass.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import { serviceProblems } from '#domain/publishing/problems.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import { type ServiceScope, serviceUnits } from '#domain/quote-list/quote-service.ts'
import { Check, Checks, textsOf, useFields } from '#src/desk/controls.tsx'
import { TextColumns } from '#src/desk/languages.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { text } from './catalogue-words.ts'
import { PriceField } from './choices.tsx'
import { readPrice } from './price-inputs.ts'
import { sentenceOf } from './problem-words.ts'
import { serviceWords } from './service-words.ts'

type Props = {
  service: ServiceValues
  /** Its place, for its fields. */
  at: string
  onChange: (service: ServiceValues) => void
}

/** Texts, price and scope of a service. */
export function ServiceFields({ service, at, onChange }: Props) {
  const edited = { value: service, onChange, at: `${at}.` }
  const field = useFields(edited)
  const texts = textsOf(edited)
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
      <TextColumns label={text.name} {...texts('name')} />
      <TextColumns label={text.description} rows={3} {...texts('description')} />
      <div className="catalogue-columns">
        <PriceField {...field('price', 'priceCents')} />
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

/** A service as it is typed. */
export type ServiceValues = Omit<ServiceDocument, 'priceCents' | 'appliesTo'> & {
  /** Tells the services of the editor apart. */
  key: string
  /** False: customers know its code. */
  isNew: boolean
  price: string
  scope: Pick<ServiceScope, 'metrology' | 'categories'>
  maxAbove: string
  maxUpTo: string
}

const boundText = (grams: number | null) => (grams === null ? '' : formatCapacity(grams * gram, 'fr'))

/** A service as its fields show it. */
export const serviceValues = ({ priceCents, appliesTo, ...service }: ServiceDocument): ServiceValues => {
  const { maxAboveG, maxUpToG, ...scope } = appliesTo
  return {
    ...service,
    ...{ key: service.code, isNew: false, scope },
    price: priceCents === null ? '' : centsText(priceCents),
    maxAbove: boundText(maxAboveG),
    maxUpTo: boundText(maxUpToG),
  }
}

/** A service that nobody has described yet. */
export const emptyService = (): ServiceValues => ({
  ...{ key: crypto.randomUUID(), isNew: true, code: '', price: '', maxAbove: '', maxUpTo: '' },
  ...{ name: each(() => ''), description: each(() => '') },
  ...{ unit: 'per-instrument', onSite: false, scope: { metrology: null, categories: null } },
})

/** The services of what was typed, and what is wrong with it, by place and field. */
export function servicesOf(typed: readonly ServiceValues[]): {
  services: EditedServices['services']
  errors: Readonly<Record<string, string>>
} {
  const errors: Record<string, string> = {}
  const services = typed.map(({ key: _, isNew: __, price, scope, maxAbove, maxUpTo, ...service }, i) => {
    const priceCents = readPrice(price)
    if (priceCents === undefined) errors[`${i}.priceCents`] = text.wrongPrice
    const bound = (field: string, mass: string) => {
      if (mass.trim() === '') return null
      const ug = parseMass(mass, 'fr')
      if (typeof ug === 'number') return ug / gram
      errors[`${i}.${field}`] = text.wrongMass
      return null
    }
    const appliesTo = {
      ...scope,
      maxAboveG: bound('maxAbove', maxAbove),
      maxUpToG: bound('maxUpTo', maxUpTo),
    }
    return { ...service, priceCents: priceCents ?? null, appliesTo }
  })
  const codes = new Map(services.map(({ code }, i) => [code, i]))
  for (const found of serviceProblems(services))
    errors[`${codes.get(found.product)}.${found.field}`] ??= sentenceOf(found)
  return { services, errors }
}
