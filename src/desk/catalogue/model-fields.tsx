import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { Check, fieldsOf, SmallButton } from '#src/desk/controls.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { text } from './catalogue-words.ts'
import { FactFields } from './fact-fields.tsx'
import { emptyRange, type TypedModel, type TypedRange } from './typed-product.ts'

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
  const set = (ranges: TypedRange[]) => onChange({ ...model, ranges })
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
  range: TypedRange
  at: string
  number: number
  errorAt: (field: string) => string | undefined
  onChange: (range: TypedRange) => void
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
