import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { quoteStates } from './quote-state.ts'
import { QuoteItem } from './quote-stored.ts'

/** A model as it was asked for, in the language of the reader; names stand as they were then. */
export const AskedItem = v.object({
  productId: v.string(),
  productName: v.string(),
  brand: v.string(),
  quantity: v.number(),
  /** Excl. VAT, as shown then; null: on request. */
  price: v.nullable(v.number()),
  /** The plate in numbers (µg), for « my scales ». */
  maxUg: v.nullable(v.number()),
  eUg: v.nullable(v.number()),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  /** As the quote list keeps it, so that « order again » can put it back. */
  item: v.omit(QuoteItem, ['id', 'addedAt']),
})
export type AskedItem = v.InferOutput<typeof AskedItem>

/** A quote request in the customer area. */
export const AccountQuote = v.object({
  reference: v.string(),
  createdAt: v.string(),
  state: v.picklist(quoteStates),
  /** Sent without being signed in, under the same, verified address. */
  asGuest: v.boolean(),
  company: v.string(),
  name: v.string(),
  message: v.string(),
  items: v.array(AskedItem),
})
export type AccountQuote = v.InferOutput<typeof AccountQuote>

export const AccountQuotes = v.object({
  items: v.array(AccountQuote),
  nextCursor: v.nullable(v.string()),
})

/** The quote list kept in the account. */
export const SavedList = v.object({ items: v.array(QuoteItem), savedAt: v.nullable(v.string()) })
export type SavedList = v.InferOutput<typeof SavedList>

/** What a browser saves; the edge says when. */
export const SavedListRequest = v.strictObject({
  items: v.pipe(v.array(QuoteItem), v.maxLength(limits.quoteItems, 'form.too-many')),
})
