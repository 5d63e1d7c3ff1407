import { deskLimits } from '#config/desk-settings.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { extraKinds } from '#domain/quote-requests/offer-draft.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { SmallButton } from './controls.tsx'
import { type FoundModel, ModelSearch } from './model-search.tsx'
import { BlockPicker } from './offer-conditions.tsx'
import { OfferGrid, oneLine } from './offer-grid.tsx'
import { type LineValues, lineValues, modelOf, type Offered, readLines } from './offer-line-values.ts'
import { words } from './words.ts'

type Props = { page: DeskRequest; form: Submission; errors: FieldErrors } & Offered

/** The lines of the offer, and what adds one: a model of the catalogue, a service, a free line. */
export function OfferLines({ page, form, errors, products }: Props) {
  const { customer, extras, instruments, locale, blocks } = page
  const lines = readLines(form.values.lines)
  const isFull = lines.length >= deskLimits.offerLines
  const change = (next: LineValues[]) => form.set('lines', JSON.stringify(next))
  const put = (line: LineValues, at = lines.length) =>
    isFull ? undefined : change(lines.toSpliced(at, 0, line))
  const add = (line: Parameters<typeof lineValues>[0], at?: number) => put(lineValues(line), at)
  const addModel = ({ productId, name, reference, price }: FoundModel) => {
    const unitCents = price === null ? null : Math.round(price * 100)
    const line = lineValues({ ...extras.free, text: `${name}, ${reference}`, unitCents })
    put({ ...line, item: 'model', productId, reference })
  }
  return (
    <>
      <OfferGrid
        {...{ lines, instruments, errors }}
        travel={extras.travel.text}
        stockOf={(line) => {
          const model = modelOf(line, page)
          const variants = model && products.get(model.productId)?.variants
          return variants?.find(({ reference }) => reference === model?.reference)?.inStock
        }}
        onChange={change}
        onAdd={(after) => add(extras.free, after + 1)}
      />
      <ModelSearch lang={locale} onChoose={addModel} />
      <fieldset className="desk-add">
        <legend>{words.adding}</legend>
        {extraKinds.map((kind) => (
          <SmallButton key={kind} disabled={isFull} onClick={() => add(extras[kind])}>
            {words.add[kind]}
          </SmallButton>
        ))}
      </fieldset>
      {isFull ? null : (
        <BlockPicker
          {...{ label: words.adding, blocks }}
          onPick={(text) => add({ ...extras.free, text: oneLine(text) })}
        />
      )}
      {extras.travel.unitCents === null ? (
        <p className="hint">{customer.zipCode ? words.noZone : words.noPostcode}</p>
      ) : null}
    </>
  )
}
