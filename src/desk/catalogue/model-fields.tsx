import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { text } from './catalogue-words.ts'
import { FactFields } from './fact-fields.tsx'
import type { TypedModel, TypedRange } from './typed-product.ts'

type Props = {
  model: TypedModel
  /** Place of the model, for its fields. */
  place: number
  /** What is wrong at a field of the document. */
  errorAt: (field: string) => string | undefined
  onChange: (model: TypedModel) => void
  onRemove: (() => void) | null
}

/** A model: its plate, price, stock, and the facts of its data sheet. */
export function ModelFields(props: Props) {
  const { model, place, onChange, onRemove } = props
  return (
    <fieldset className="catalogue-model">
      <legend>{model.reference || `${text.model} ${place + 1}`}</legend>
      <Offer {...props} />
      <Plate {...props} />
      <Ranges {...props} />
      <details className="catalogue-more">
        <summary>{text.facts}</summary>
        <FactFields id={model.key} value={model.facts} onChange={(facts) => onChange({ ...model, facts })} />
      </details>
      {onRemove ? (
        <button type="button" className="button small ghost" onClick={onRemove}>
          {text.removeModel(model.reference)}
        </button>
      ) : null}
    </fieldset>
  )
}

function Offer({ model, place, errorAt, onChange }: Props) {
  const field = (name: 'reference' | 'platform' | 'price', at: string = name) => ({
    name: `variants.${place}.${at}`,
    value: model[name],
    error: errorAt(`variants.${place}.${at}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...model, [name]: target.value }),
  })
  return (
    <>
      <Field label={text.reference} required maxLength={60} {...field('reference')} />
      <Field
        label={text.price}
        required
        inputMode="decimal"
        placeholder={text.onRequest}
        {...field('price', 'priceCents')}
      />
      <label className="catalogue-check">
        <input
          type="checkbox"
          checked={model.inStock}
          onChange={({ target }) => onChange({ ...model, inStock: target.checked })}
        />
        {text.stock}
      </label>
      <Field label={text.platform} required {...field('platform')} />
    </>
  )
}

function Plate({ model, place, errorAt, onChange }: Props) {
  const field = (name: 'accuracyClass' | 'metrology' | 'arrangement') => ({
    name: `variants.${place}.${name}`,
    required: true,
    value: model[name],
    error: errorAt(`variants.${place}.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...model, [name]: target.value }),
  })
  return (
    <>
      <Choice label={text.accuracyClass} {...field('accuracyClass')}>
        <option value="">{text.none}</option>
        {accuracyClasses.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
      <Choice label={text.metrology} {...field('metrology')}>
        {metrologyStates.map((each) => (
          <option key={each} value={each}>
            {text.metrologies[each]}
          </option>
        ))}
      </Choice>
      <Choice label={text.arrangement} {...field('arrangement')}>
        {arrangements.map((each) => (
          <option key={each} value={each}>
            {text.arrangements[each]}
          </option>
        ))}
      </Choice>
    </>
  )
}

function Ranges({ model, place, errorAt, onChange }: Props) {
  const at = `variants.${place}.ranges`
  const set = (ranges: TypedRange[]) => onChange({ ...model, ranges })
  return (
    <div className="catalogue-ranges">
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
      <button
        type="button"
        className="button small ghost"
        onClick={() => set([...model.ranges, { max: '', e: '', d: '' }])}
      >
        {text.addRange}
      </button>
    </div>
  )
}

type RangeProps = {
  range: TypedRange
  at: string
  number: number
  errorAt: (field: string) => string | undefined
  onChange: (range: TypedRange) => void
  onRemove: (() => void) | null
}

function Range({ range, at, number, errorAt, onChange, onRemove }: RangeProps) {
  return (
    <div className="catalogue-range">
      {(['max', 'e', 'd'] as const).map((name) => (
        <Field
          key={name}
          name={`${at}.${name}`}
          label={text[name]}
          aria-label={text.rangeOf(number, text[name])}
          required
          value={range[name]}
          error={errorAt(`${at}.${name}`)}
          onChange={({ target }) => onChange({ ...range, [name]: target.value })}
        />
      ))}
      {onRemove ? (
        <button
          type="button"
          className="icon-button"
          aria-label={text.removeRange(number)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  )
}
