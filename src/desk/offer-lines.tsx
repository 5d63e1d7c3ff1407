import { deskLimits } from '#config/desk-settings.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { extraKinds } from '#domain/quote-requests/offer-draft.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { SmallButton } from './controls.tsx'
import { type FoundModel, ModelSearch } from './model-search.tsx'
import { OfferGrid } from './offer-grid.tsx'
import { readLines, type TypedLine, typedLine } from './typed-lines.ts'
import { words } from './words.ts'

type Props = { found: DeskRequest; form: Submission; errors: FieldErrors }

/** The lines of the offer, and what adds one: a model of the catalogue, a service, a free line. */
export function OfferLines({ found: { customer, extras, instruments, locale }, form, errors }: Props) {
  const lines = readLines(form.values.lines)
  const isFull = lines.length >= deskLimits.offerLines
  const change = (next: TypedLine[]) => form.set('lines', JSON.stringify(next))
  const put = (line: TypedLine, at = lines.length) =>
    isFull ? undefined : change(lines.toSpliced(at, 0, line))
  const add = (line: Parameters<typeof typedLine>[0], at?: number) => put(typedLine(line), at)
  const addModel = ({ productId, name, reference, price }: FoundModel) => {
    const unitCents = price === null ? null : Math.round(price * 100)
    const line = typedLine({ ...extras.free, text: `${name}, ${reference}`, unitCents })
    put({ ...line, item: 'model', productId, reference })
  }
  return (
    <>
      <OfferGrid
        {...{ lines, instruments, errors }}
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
      {extras.travel.unitCents === null ? (
        <p className="hint">{customer.zipCode ? words.noZone : words.noPostcode}</p>
      ) : null}
    </>
  )
}
