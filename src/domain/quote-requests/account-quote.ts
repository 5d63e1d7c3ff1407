import * as v from 'valibot'
import { Estimate } from '#domain/quote-list/estimate.ts'
import { QuoteSection } from '#domain/quote-list/quote-section.ts'
import {
  RequestedConfiguration,
  RequestedItem,
  RequestedService,
} from '#domain/quote-list/requested-content.ts'
import { requestStates } from './request-state.ts'

/** A quote request in the customer area. */
export const AccountQuote = v.object({
  reference: v.string(),
  createdAt: v.string(),
  state: v.picklist(requestStates),
  /** True when it was sent without signing in, under the same, verified email. */
  asGuest: v.boolean(),
  /** The name of who wrote it down for the customer; empty where the customer sent it. */
  startedBy: v.string(),
  company: v.string(),
  name: v.string(),
  message: v.string(),
  items: v.array(RequestedItem),
  services: v.array(RequestedService),
  /** The instruments of a visit, one row each; missing where none is asked for. */
  visit: v.optional(QuoteSection),
  /** Null when it was not sent from the configurator. */
  configuration: v.nullable(RequestedConfiguration),
  /** Null where there is nothing to price, and on requests older than the estimate. */
  estimate: v.nullable(Estimate),
})
export type AccountQuote = v.InferOutput<typeof AccountQuote>

/** A request in the list of them, with what its newest offer says. */
export const ListedQuote = v.object({
  ...AccountQuote.entries,
  /** Null before there is one. */
  offer: v.nullable(
    v.object({
      grossCents: v.number(),
      /** The last day (ISO, in Paris) on which it can be accepted. */
      validUntil: v.string(),
    }),
  ),
})
export type ListedQuote = v.InferOutput<typeof ListedQuote>

/** A page of a customer's requests, newest first. */
export const AccountQuotes = v.object({
  items: v.array(ListedQuote),
  nextCursor: v.nullable(v.string()),
})
