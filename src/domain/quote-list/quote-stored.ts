import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { DataPlateShape } from '#domain/catalogue/product.ts'
import { metrologyStates } from '#domain/metrology/metrology.ts'

const text = v.pipe(v.string(), v.maxLength(300))

/** A variant as stored with the list: its texts, so that the list can be shown without the catalogue. */
export const QuoteVariant = v.object({
  reference: v.pipe(v.string(), v.maxLength(60)),
  porteeMax: v.optional(v.nullable(text), null),
  echelon: v.optional(v.nullable(text), null),
  precision: v.optional(v.nullable(text), null),
  plateau: v.optional(v.nullable(text), null),
  metrologie: v.optional(v.picklist(metrologyStates), 'no'),
  plate: v.optional(v.nullable(DataPlateShape), null),
  /** EUR excl. VAT; null: on request; absent: not known, as in lists of before. */
  price: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
  /** Absent: not known, as in lists of before. */
  inStock: v.optional(v.boolean()),
  /** The duty of verification, as a sentence. */
  duty: v.optional(v.nullable(text)),
})
export type QuoteVariant = v.InferOutput<typeof QuoteVariant>

/** An accessory as stored with the list. */
export const QuoteAccessory = v.object({
  key: v.optional(text, ''),
  name: v.pipe(v.string(), v.maxLength(200)),
  compatibility: v.optional(text, ''),
  /** EUR excl. VAT for one piece; null: on request; absent: not known, as in lists of before. */
  price: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0)))),
})
export type QuoteAccessory = v.InferOutput<typeof QuoteAccessory>

/** An item as stored in localStorage and in the account. */
export const QuoteItem = v.object({
  id: v.pipe(v.string(), v.regex(/^quote-item-\d{1,12}$/)),
  productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  productName: text,
  productImage: v.optional(v.pipe(text, v.regex(/^\/(?![/\\])/)), '/favicon.svg'),
  variant: v.optional(v.nullable(QuoteVariant), null),
  accessories: v.optional(v.pipe(v.array(QuoteAccessory), v.maxLength(limits.accessoriesPerItem)), []),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.quoteQuantity)), 1),
  addedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** The language of its names; they are loaded again when another one is shown. */
  lang: v.optional(v.picklist(locales), 'fr'),
})
export type QuoteItem = v.InferOutput<typeof QuoteItem>

/** Parses stored items one by one; invalid ones are dropped and reported. The counter never repeats a used number. */
export function readStoredItems(raw: unknown): { items: QuoteItem[]; dropped: number } {
  if (!Array.isArray(raw)) return { items: [], dropped: raw === null || raw === undefined ? 0 : 1 }
  const items: QuoteItem[] = []
  for (const entry of raw) {
    const result = v.safeParse(QuoteItem, entry)
    if (
      result.success &&
      items.length < limits.quoteItems &&
      !items.some(({ id }) => id === result.output.id)
    ) {
      items.push(result.output)
    }
  }
  return { items, dropped: raw.length - items.length }
}

/** The quote list saved in the account. */
export const SavedList = v.object({ items: v.array(QuoteItem), savedAt: v.nullable(v.string()) })
export type SavedList = v.InferOutput<typeof SavedList>

/** Body that saves a list; the server sets the time. */
export const SavedListRequest = v.strictObject({
  items: v.pipe(v.array(QuoteItem), v.maxLength(limits.quoteItems, 'form.too-many')),
})
