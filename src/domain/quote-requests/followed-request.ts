import * as v from 'valibot'
import { locales } from '#config/locales.ts'
import { ListedFile } from '#domain/files/file.ts'
import { AccountQuote } from './account-quote.ts'
import { Offer } from './offer.ts'
import { requestEvents } from './request-state.ts'

/** Who writes a message. */
export const messageSenders = ['customer', 'company'] as const

/** A message between customer and company. */
export const RequestMessage = v.object({
  id: v.string(),
  /** ISO instant. */
  at: v.string(),
  from: v.picklist(messageSenders),
  /** Name of the member of staff who wrote it; empty for the customer, and where none is said. */
  by: v.string(),
  text: v.string(),
  attachments: v.array(ListedFile),
})
export type RequestMessage = v.InferOutput<typeof RequestMessage>

/** An entry of the timeline; its sentence is in the language of the answer. */
export const TimelineEntry = v.object({
  at: v.string(),
  event: v.picklist(requestEvents),
  text: v.string(),
})
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>

/** A quote request with everything that has happened since: what its link and the customer area show. */
export const FollowedRequest = v.object({
  ...AccountQuote.entries,
  /** The language in which it was sent, and in which offers are written. */
  locale: v.picklist(locales),
  /** False for who has only telephoned: nothing is mailed. */
  isMailed: v.boolean(),
  /** Name, company and address of who asked, line by line as on a letter. */
  addressee: v.array(v.string()),
  /** When the company's answer is due (ISO instant). */
  dueAt: v.string(),
  /** Oldest first. */
  timeline: v.array(TimelineEntry),
  /** Oldest first. */
  messages: v.array(RequestMessage),
  /** Newest version first. */
  offers: v.array(Offer),
  /** Files sent with the request. */
  attachments: v.array(ListedFile),
  /** The general terms that were accepted with the request; null where none were, or nobody knows which. */
  termsVersion: v.nullable(v.string()),
})
export type FollowedRequest = v.InferOutput<typeof FollowedRequest>
