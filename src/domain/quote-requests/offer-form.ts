import * as v from 'valibot'
import { deskLimits, vatRates } from '#config/desk-settings.ts'
import { Attachments } from '#domain/files/file.ts'
import { QuoteRequestItem } from '#domain/forms/forms.ts'
import { controls, plainText, RealDay, requiredLine } from '#domain/text/text-fields.ts'
import { lineNetCents, offerTotals } from './offer.ts'

const cents = v.pipe(v.number('form.number'), v.integer('form.number'))

/** The discount takes something off what is charged, and at most all of it; what is credited has none. */
const isDiscountable = (line: { quantity: number; unitCents: number; discountCents: number }) =>
  line.discountCents === 0 || lineNetCents(line) >= 0

/** A line of an offer as the desk sends it: integer cents excl. VAT; negative for a take-back. */
export const OfferLineForm = v.pipe(
  v.strictObject({
    text: requiredLine(deskLimits.lineTextLength),
    quantity: v.pipe(
      v.number('form.number'),
      v.integer('form.number'),
      v.minValue(1, 'form.number'),
      v.maxValue(9999, 'form.number'),
    ),
    unitCents: v.pipe(
      cents,
      v.minValue(-deskLimits.unitCents, 'form.number'),
      v.maxValue(deskLimits.unitCents, 'form.number'),
    ),
    /** Taken off the whole line. */
    discountCents: v.pipe(cents, v.minValue(0, 'form.number')),
    vatPermille: v.picklist(vatRates, 'form.choice'),
    /** Position of the requested instrument that the line offers; null, or left out: none. */
    item: v.optional(
      v.nullable(v.pipe(v.number('form.choice'), v.integer('form.choice'), v.minValue(0, 'form.choice'))),
      null,
    ),
    /** A model of the catalogue that the line offers and that was not requested; null, or left out: none. */
    model: v.optional(v.nullable(v.pick(QuoteRequestItem, ['productId', 'variantReference'])), null),
    /** Counted in the sums only once the customer has chosen it with the acceptance. */
    optional: v.optional(v.boolean(), false),
  }),
  v.forward(v.partialCheck([['quantity'], ['unitCents'], ['discountCents']], isDiscountable, 'form.number'), [
    'discountCents',
  ]),
)
export type OfferLineForm = v.InferOutput<typeof OfferLineForm>

/** True when an offer is worth nothing at least and its sums are exact, whichever options are chosen. */
const isCharged = (lines: OfferLineForm[]) => {
  const { netCents } = offerTotals(lines)
  const options = lines.filter(({ optional }) => optional).map(lineNetCents)
  const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, netCents)
  const least = sumOf(options.filter((amount) => amount < 0))
  const total = sumOf(options.filter((amount) => amount > 0))
  return least >= 0 && total <= deskLimits.netCents
}
/** Options alone are no offer: nothing would be accepted with none of them. */
const isFirm = (lines: OfferLineForm[]) => lines.some(({ optional }) => !optional)

/**
 * A version of an offer. `after` is the version that the writer has seen last (0: none): another one that was sent
 * meanwhile is not replaced unseen.
 */
export const OfferForm = v.strictObject({
  after: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number')),
  lines: v.pipe(
    v.array(OfferLineForm),
    v.minLength(1, 'form.required'),
    v.maxLength(deskLimits.offerLines, 'form.too-many'),
    v.check(isFirm, 'form.required'),
    v.check(isCharged, 'form.number'),
  ),
  /** The last day (ISO, in Paris) on which it can be accepted. */
  validUntil: RealDay,
  delivery: plainText(deskLimits.deliveryLength, controls),
  conditions: plainText(deskLimits.conditionsLength, controls),
  note: plainText(deskLimits.conditionsLength, controls),
  /** Files uploaded for the purpose « offer »; those of the version before do not pass on. */
  attachments: v.optional(Attachments),
})
export type OfferForm = v.InferOutput<typeof OfferForm>
