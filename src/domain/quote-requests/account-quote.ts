import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { requestStates } from './request-state.ts'
import { Configuration } from '#domain/quote-list/configuration.ts'
import { Estimate } from '#domain/quote-list/estimate.ts'
import { Service } from '#domain/quote-list/quote-service.ts'
import { QuoteItem } from '#domain/quote-list/quote-stored.ts'

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

/** A quote request in the customer area. */
export const AccountQuote = v.object({
  reference: v.string(),
  createdAt: v.string(),
  state: v.picklist(requestStates),
  /** True when it was sent without signing in, under the same, verified email. */
  asGuest: v.boolean(),
  company: v.string(),
  name: v.string(),
  message: v.string(),
  items: v.array(RequestedItem),
  services: v.array(RequestedService),
  /** Null when it was not sent from the configurator. */
  configuration: v.nullable(RequestedConfiguration),
  /** Null where there is nothing to price, and on requests older than the estimate. */
  estimate: v.nullable(Estimate),
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
