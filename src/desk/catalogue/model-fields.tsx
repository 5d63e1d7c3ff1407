import { powerSources } from '#domain/catalogue/catalogue-facets.ts'
import { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { Check, Checks, SmallButton, useErrorAt, useFields } from '#src/desk/controls.tsx'
import { words } from '#src/desk/words.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { PriceField } from './choices.tsx'
import { EditorFold } from './editor-fold.tsx'
import { factLabels } from './part-words.ts'
import { emptyRange, type ModelValues, type RangeValues } from './product-values.ts'

type Props = {
  model: ModelValues
  /** Place of the model, for its fields. */
  place: number
  onChange: (model: ModelValues) => void
  onRemove: (() => void) | null
}

/** A model: its plate, price, stock, and the facts of its data sheet. */
export function ModelFields(props: Props) {
  const { model, place, onChange, onRemove } = props
  const name = model.reference || `${text.model} ${place + 1}`
  return (
    <EditorFold
      className="catalogue-model-row"
      isOpen={model.reference === ''}
      head={<ModelHead model={model} name={name} />}
    >
      <fieldset className="catalogue-model">
        <legend className="visually-hidden">{name}</legend>
        <Offer {...props} />
        <Ranges {...props} />
        <details className="catalogue-more">
          <summary>{text.facts}</summary>
          <FactFields
            id={model.key}
            value={model.facts}
            onChange={(facts) => onChange({ ...model, facts })}
          />
        </details>
        {onRemove ? (
          <IconButton icon="close" name={text.removeModel(model.reference)} onClick={onRemove} />
        ) : null}
      </fieldset>
    </EditorFold>
  )
}

/** What tells a model from the others, and what it costs. */
function ModelHead({
  model: { ranges, price, inStock, accuracyClass },
  name,
}: Pick<Props, 'model'> & { name: string }) {
  const max = ranges
    .map((range) => range.max)
    .filter(Boolean)
    .join(' / ')
  const e = ranges
    .map((range) => range.e || range.d)
    .filter(Boolean)
    .join(' / ')
  return (
    <>
      <strong>{name}</strong>
      <span>{[max && `${text.max} ${max}`, e && `e = ${e}`, accuracyClass].filter(Boolean).join(', ')}</span>
      <span>{price ? `${price}\u00a0€` : text.onRequest}</span>
      <span>{inStock ? text.stock : words.toOrder}</span>
    </>
  )
}

function Offer({ model, place, onChange }: Props) {
  const field = useFields({ value: model, onChange, at: `variants.${place}.` })
  return (
    <>
      <Field label={text.reference} maxLength={60} {...field('reference')} />
      <PriceField {...field('price', 'priceCents')} />
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

function Ranges({ model, place, onChange }: Props) {
  const at = `variants.${place}.ranges`
  const set = (ranges: RangeValues[]) => onChange({ ...model, ranges })
  const error = useErrorAt()(at)
  const field = useFields({ value: model, onChange, at: `variants.${place}.` })
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
          onChange={(next) => set(model.ranges.map((each, i) => (i === n ? next : each)))}
          onRemove={model.ranges.length > 1 ? () => set(model.ranges.filter((_, i) => i !== n)) : null}
        />
      ))}
      {error ? <p className="error">{error}</p> : null}
      <SmallButton onClick={() => set([...model.ranges, emptyRange])}>{text.addRange}</SmallButton>
    </div>
  )
}

type RangeProps = {
  range: RangeValues
  at: string
  number: number
  onChange: (range: RangeValues) => void
  onRemove: (() => void) | null
}

function Range({ range, at, number, onChange, onRemove }: RangeProps) {
  const field = useFields({ value: range, onChange, at: `${at}.` })
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
/** The facts of a model beside its plate, in the order of their schema, which says how each is typed. */
const { entries } = VariantFacts

const numberOf = (typed: string): number | null => {
  const value = Number(typed.trim().replace(',', '.'))
  return typed.trim() === '' || !Number.isFinite(value) ? null : value
}

const shown = (value: VariantFacts[Key]): string => {
  if (value === null) return ''
  return Array.isArray(value) ? value.join(', ') : String(value).replace('.', ',')
}

function read(typed: string, { wrapped }: (typeof entries)[Key]): unknown {
  if (wrapped.type === 'string') return typed.trim() || null
  if (wrapped.type === 'number') return numberOf(typed)
  const parts = typed
    .split(wrapped.type === 'array' ? /\s*,\s*/ : /[\s;×x]+|,\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  if (wrapped.type !== 'tuple') return parts.length ? parts : null
  const numbers = parts.map(numberOf)
  return numbers.length === wrapped.items.length && numbers.every((each) => each !== null) ? numbers : null
}

type FactFieldsProps = { id: string; value: VariantFacts; onChange: (facts: VariantFacts) => void }

/** What a data sheet states of a model; an empty field is not known, never « no ». */
export const FactFields = ({ id, value, onChange }: FactFieldsProps) => (
  <div className="catalogue-facts">
    {(Object.keys(entries) as Key[]).map((key) => (
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
  const label = factLabels[name]
  if (name === 'power')
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
      {entries[name].wrapped.type === 'boolean' ? (
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
          onBlur={({ target }) => onChange(read(target.value, entries[name]))}
        />
      )}
    </div>
  )
}
