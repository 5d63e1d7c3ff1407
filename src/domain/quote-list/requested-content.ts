import * as v from 'valibot'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { Configuration } from './configuration.ts'
import { Service } from './quote-service.ts'
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

/** A service of a request, named and priced as it was offered then. */
export const RequestedService = v.object({
  ...v.pick(Service, ['code', 'name', 'priceCents', 'unit', 'onSite']).entries,
  quantity: v.number(),
})
export type RequestedService = v.InferOutput<typeof RequestedService>

const Finding = v.object({ code: v.string(), text: v.string() })

/** What the rules found about a requested model when the request was sent; it fits where nothing `failed`. */
export const RequestedModel = v.object({
  reference: v.string(),
  reasons: v.array(Finding),
  failed: v.array(Finding),
  toConfirm: v.array(Finding),
  errorAtSmallestG: v.nullable(v.number()),
  nextDue: v.nullable(v.string()),
})
export type RequestedModel = v.InferOutput<typeof RequestedModel>

/** The answers of the configurator and what followed from them; the result is null when the rules failed to answer. */
export const RequestedConfiguration = v.object({
  answers: Configuration,
  /** The use in words. */
  use: v.string(),
  result: v.nullable(
    v.object({
      requirement: v.string(),
      regime: v.string(),
      aid: v.string(),
      models: v.array(RequestedModel),
    }),
  ),
})
export type RequestedConfiguration = v.InferOutput<typeof RequestedConfiguration>
