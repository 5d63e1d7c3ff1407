import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { languageField } from '#domain/text/text-fields.ts'
import { Estimate } from './estimate.ts'
import { readSharedLine, readSharedService } from './list-address.ts'
import { RequestedItem, RequestedService } from './requested-content.ts'

const part = (isRead: (text: string) => boolean) =>
  v.pipe(v.string('form.choice'), v.maxLength(5000, 'form.too-long'), v.check(isRead, 'form.choice'))

/** A shared list as its page asks for it: `i` are lines, `s` services, as in the address (`list-address.ts`). */
export const SharedListQuery = v.strictObject({
  lang: languageField,
  i: v.optional(
    v.pipe(
      v.array(
        part((text) => readSharedLine(text) !== null),
        'form.choice',
      ),
      v.maxLength(limits.quoteItems, 'form.too-many'),
    ),
    [],
  ),
  s: v.optional(
    v.pipe(
      v.array(
        part((text) => readSharedService(text) !== null),
        'form.choice',
      ),
      v.maxLength(limits.quoteServices, 'form.too-many'),
    ),
    [],
  ),
})
export type SharedListQuery = v.InferOutput<typeof SharedListQuery>

/** A line of a shared list with what the catalogue says of it today; `item` is what the quote list takes over. */
export const SharedItem = v.object({
  ...RequestedItem.entries,
  /** EUR excl. VAT for the whole line; null where a price is on request. */
  amount: v.nullable(v.number()),
  /** True when the price of the model is another one than when the list was shared. */
  priceChanged: v.boolean(),
  /** Accessories of the address that the catalogue no longer offers for it. */
  accessoriesGone: v.number(),
})
export type SharedItem = v.InferOutput<typeof SharedItem>

/** A shared list, checked against the catalogue. */
export const SharedList = v.object({
  /** The day of its prices (ISO, in Paris). */
  day: v.string(),
  items: v.array(SharedItem),
  services: v.array(RequestedService),
  /** Lines and services that the catalogue no longer has. */
  gone: v.number(),
  /** Without travel, which depends on the postcode. Null where there is nothing to price. */
  estimate: v.nullable(Estimate),
})
export type SharedList = v.InferOutput<typeof SharedList>
