import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { QuoteItem } from './quote-stored.ts'

/** The quote list saved in the account. */
export const SavedList = v.object({ items: v.array(QuoteItem), savedAt: v.nullable(v.string()) })
export type SavedList = v.InferOutput<typeof SavedList>

/** Body that saves a list; the server sets the time. */
export const SavedListRequest = v.strictObject({
  items: v.pipe(v.array(QuoteItem), v.maxLength(limits.quoteItems, 'form.too-many')),
})
