import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { quoteStates } from './quote-state.ts'
import { QuoteItem } from './quote-stored.ts'

/** An item of a request in the reader's language; names, prices and data plates as they were then. */
export const RequestedItem = v.object({
  productId: v.string(),
  productName: v.string(),
  brand: v.string(),
  quantity: v.number(),
  /** EUR excl. VAT as shown then; null: on request. */
  price: v.nullable(v.number()),
  /** Max and e in micrograms, to prefill « my scales ». */
  maxUg: v.nullable(v.number()),
  eUg: v.nullable(v.number()),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  /** The item as on the quote list, for « order again ». */
  item: v.omit(QuoteItem, ['id', 'addedAt']),
})
export type RequestedItem = v.InferOutput<typeof RequestedItem>

/** A quote request in the customer area. */
export const AccountQuote = v.object({
  reference: v.string(),
  createdAt: v.string(),
  state: v.picklist(quoteStates),
  /** True when it was sent without signing in, under the same, verified email. */
  asGuest: v.boolean(),
  company: v.string(),
  name: v.string(),
  message: v.string(),
  items: v.array(RequestedItem),
})
export type AccountQuote = v.InferOutput<typeof AccountQuote>

/** A page of a customer's requests, newest first. */
export const AccountQuotes = v.object({
  items: v.array(AccountQuote),
  nextCursor: v.nullable(v.string()),
})

/** The quote list saved in the account. */
export const SavedList = v.object({ items: v.array(QuoteItem), savedAt: v.nullable(v.string()) })
export type SavedList = v.InferOutput<typeof SavedList>

/** Body that saves a list; the server sets the time. */
export const SavedListRequest = v.strictObject({
  items: v.pipe(v.array(QuoteItem), v.maxLength(limits.quoteItems, 'form.too-many')),
})
