import { powerSources } from '#domain/catalogue/catalogue-facets.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { Check, Checks, fieldsOf, SmallButton } from '#src/desk/controls.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { factLabels } from './fact-words.ts'
import { emptyRange, type ModelValues, type RangeValues } from './product-values.ts'

type Props = {
  model: ModelValues
  /** Place of the model, for its fields. */
  place: number
  /** What is wrong at a field of the document. */
  errorAt: (field: string) => string | undefined
  onChange: (model: ModelValues) => void
  onRemove: (() => void) | null
}

/** A model: its plate, price, stock, and the facts of its data sheet. */
export function ModelFields(props: Props) {
  const { model, place, onChange, onRemove } = props
  return (
    <fieldset className="catalogue-model">
      <legend>{model.reference || `${text.model} ${place + 1}`}</legend>
      <Offer {...props} />
      <Ranges {...props} />
      <details className="catalogue-more">
        <summary>{text.facts}</summary>
        <FactFields id={model.key} value={model.facts} onChange={(facts) => onChange({ ...model, facts })} />
      </details>
      {onRemove ? (
        <IconButton icon="close" name={text.removeModel(model.reference)} onClick={onRemove} />
      ) : null}
    </fieldset>
  )
}

function Offer({ model, place, errorAt, onChange }: Props) {
  const field = fieldsOf({ value: model, onChange, at: `variants.${place}.`, errorAt })
  return (
    <>
      <Field label={text.reference} maxLength={60} {...field('reference')} />
      <Field
        label={text.price}
        placeholder={text.onRequest}
        inputMode="decimal"
        {...field('price', 'priceCents')}
      />
      <Check
        label={text.stock}
        checked={model.inStock}
        onCheck={(inStock) => onChange({ ...model, inStock })}
      />
      <Field label={text.platform} {...field('platform')} />
      <Choice label={text.accuracyClass} {...field('accuracyClass')}>
        <Options of={[['', text.none], ...accuracyClasses.map((each) => [each, each] as const)]} />
      </Choice>
      <Choice label={text.metrology} {...field('metrology')}>
        <Options of={metrologyStates.map((each) => [each, text.metrologies[each]])} />
      </Choice>
    </>
  )
}

function Ranges({ model, place, errorAt, onChange }: Props) {
  const at = `variants.${place}.ranges`
  const set = (ranges: RangeValues[]) => onChange({ ...model, ranges })
  const field = fieldsOf({ value: model, onChange, at: `variants.${place}.`, errorAt })
  return (
    <div className="catalogue-ranges">
      <Choice label={text.arrangement} {...field('arrangement')}>
        <Options of={arrangements.map((each) => [each, text.arrangements[each]])} />
      </Choice>
      {model.ranges.map((range, n) => (
        <Range
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place
          key={n}
          range={range}
          at={`${at}.${n}`}
          number={n + 1}
          errorAt={errorAt}
          onChange={(next) => set(model.ranges.map((each, i) => (i === n ? next : each)))}
          onRemove={model.ranges.length > 1 ? () => set(model.ranges.filter((_, i) => i !== n)) : null}
        />
      ))}
      {errorAt(at) ? <p className="error">{errorAt(at)}</p> : null}
      <SmallButton onClick={() => set([...model.ranges, emptyRange])}>{text.addRange}</SmallButton>
    </div>
  )
}

type RangeProps = {
  range: RangeValues
  at: string
  number: number
  errorAt: (field: string) => string | undefined
  onChange: (range: RangeValues) => void
  onRemove: (() => void) | null
}

function Range({ range, at, number, errorAt, onChange, onRemove }: RangeProps) {
  const field = fieldsOf({ value: range, onChange, at: `${at}.`, errorAt })
  return (
    <div className="catalogue-range">
      {(['max', 'e', 'd'] as const).map((name) => (
        <Field key={name} label={text[name]} aria-label={text.rangeOf(number, text[name])} {...field(name)} />
      ))}
      {onRemove ? <IconButton icon="close" name={text.removeRange(number)} onClick={onRemove} /> : null}
    </div>
  )
}

type Key = keyof VariantFacts
/** How a fact is typed. */
type Kind = 'flag' | 'sources' | 'text' | 'number' | 'words' | 'pair' | 'triple'

/** The facts of a model beside its plate, in the order of the form. */
const kinds: Readonly<Record<Key, Kind>> = {
  protection: 'text',
  power: 'sources',
  batteryHours: 'number',
  interfaces: 'words',
  customerDisplay: 'flag',
  priceComputing: 'flag',
  labelPrinter: 'flag',
  medicalDevice: 'flag',
  hold: 'flag',
  atexCategory: 'text',
  temperature: 'pair',
  dimensionsMm: 'triple',
  massKg: 'number',
  repeatabilityUg: 'number',
  linearityUg: 'number',
  settlingSeconds: 'number',
  deliveryDays: 'number',
}

const numberOf = (typed: string): number | null => {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(value) ? null : value
}

const shown = (value: VariantFacts[Key]): string => {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value).replace('.', ',')
}

function read(typed: string, kind: Kind): unknown {
  const parts = typed
    .split(kind === 'words' ? /\s*,\s*/ : /[\s;×x]+|,\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (kind === 'text') return typed.trim() || null
  if (kind === 'number') return numberOf(typed)
  if (kind === 'words') return parts.length ? parts : null
  const numbers = parts.map(numberOf)
  return numbers.length === (kind === 'pair' ? 2 : 3) && numbers.every((each) => each !== null)
    ? numbers
    : null
}

type FactFieldsProps = { id: string; value: VariantFacts; onChange: (facts: VariantFacts) => void }

/** What a data sheet states of a model; an empty field is not known, never « no ». */
export const FactFields = ({ id, value, onChange }: FactFieldsProps) => (
  <div className="catalogue-facts">
    {(Object.keys(kinds) as Key[]).map((key) => (
      <Fact
        key={key}
        id={`${id}-${key}`}
        name={key}
        value={value[key]}
        onChange={(next) => onChange({ ...value, [key]: next })}
      />
    ))}
  </div>
)

type FactProps = { id: string; name: Key; value: VariantFacts[Key]; onChange: (value: unknown) => void }

const flags = { '': null, yes: true, no: false } as const

function Fact({ id, name, value, onChange }: FactProps) {
  const t = useTranslate()
  const [label, kind] = [factLabels[name], kinds[name]]
  if (kind === 'sources')
    return (
      <fieldset className="catalogue-scope">
        <legend>{label}</legend>
        <Checks
          all={powerSources}
          chosen={value as VariantFacts['power']}
          labelOf={(source) => t(`fact.power-${source}`)}
          onChange={onChange}
        />
      </fieldset>
    )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {kind === 'flag' ? (
        <select
          id={id}
          value={value === null ? '' : value ? 'yes' : 'no'}
          onChange={({ target }) => onChange(flags[target.value as keyof typeof flags])}
        >
          <option value="">{text.notKnown}</option>
          <option value="yes">{text.yes}</option>
          <option value="no">{text.no}</option>
        </select>
      ) : (
        <input
          id={id}
          defaultValue={shown(value)}
          onBlur={({ target }) => onChange(read(target.value, kind))}
        />
      )}
    </div>
  )
}
