import { centsText, typedCents } from '#domain/catalogue/typed-cents.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'

type Draft = DeskRequest['draft'][number]

/** A line as it is typed; `id` tells the lines of the editor apart. */
export type LineValues = {
  id: string
  text: string
  quantity: string
  unit: string
  discount: string
  vat: string
  /** Position of the requested instrument that it offers, or `model`: its own; empty: none. */
  item?: string
  /** A model that was found in the catalogue, and not requested. */
  productId?: string
  reference?: string
  /** `yes`: the customer chooses it with the acceptance. */
  optional?: string
}

/** A line of the desk as it is typed first; without a price its field is empty. */
export const lineValues = ({
  text,
  quantity,
  unitCents,
  discountCents,
  vatPermille,
  item,
  optional,
}: Draft): LineValues => ({
  id: crypto.randomUUID(),
  text,
  quantity: String(quantity),
  unit: unitCents === null ? '' : centsText(unitCents),
  discount: discountCents ? centsText(discountCents) : '',
  vat: String(vatPermille),
  item: item === null ? '' : String(item),
  optional: optional ? 'yes' : '',
})

/** The lines of a draft; none where it is damaged. */
export function readLines(text = '[]'): LineValues[] {
  try {
    return JSON.parse(text) as LineValues[]
  } catch {
    return []
  }
}

/** A number of cents for the schema; what cannot be read is no number, and refused at its field. */
const cents = (text: string) => typedCents(text) ?? Number.NaN

/** A typed line as the input of its schema. */
export const lineInput = (line: LineValues) => ({
  text: line.text,
  quantity: /^\d+$/.test(line.quantity.trim()) ? Number(line.quantity) : Number.NaN,
  unitCents: cents(line.unit),
  discountCents: line.discount.trim() ? cents(line.discount) : 0,
  vatPermille: Number(line.vat) as OfferForm['lines'][number]['vatPermille'],
  item: line.item && line.item !== 'model' ? Number(line.item) : null,
  model:
    line.item === 'model' && line.productId && line.reference
      ? { productId: line.productId, variantReference: line.reference }
      : null,
  optional: line.optional === 'yes',
})

/** What was typed as the input of `OfferForm`. */
export const offerInput = (values: Record<string, string>, after: number) => ({
  after,
  lines: readLines(values.lines).map(lineInput),
  validUntil: values.validUntil ?? '',
  delivery: values.delivery ?? '',
  conditions: values.conditions ?? '',
  note: values.note ?? '',
})
