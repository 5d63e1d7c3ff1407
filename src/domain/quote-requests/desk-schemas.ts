import * as v from 'valibot'
import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { requestFields } from '#domain/forms/person-fields.ts'
import { controls, optionalLine, plainText, textEntries } from '#domain/text/text-fields.ts'
import { FollowedRequest, messageSenders } from './followed-request.ts'
import { OfferedInstrument } from './offer.ts'
import { OfferDraft } from './offer-drafts.ts'
import { requestStates } from './request-state.ts'

/**
 * Filters of the desk: who waits for the company (`waiting`: wrote last in whatever state, or accepted and the order is
 * not processed), one state, everything, or contracts whose account was erased, which the others leave out.
 */
export const deskFilters = ['waiting', ...requestStates, 'all', 'archived'] as const
export type DeskFilter = (typeof deskFilters)[number]

/** A request in the list of the desk. */
export const DeskRow = v.object({
  reference: v.string(),
  state: v.picklist(requestStates),
  createdAt: v.string(),
  /** When the answer is due (ISO instant). */
  dueAt: v.string(),
  name: v.string(),
  company: v.string(),
  city: v.string(),
  locale: v.picklist(locales),
  assignee: v.string(),
  /** Number of requested items. */
  items: v.number(),
  /** Number of instruments of a visit. */
  instruments: v.number(),
  /** Indicative amount in cents excl. VAT; null where nothing has a price. */
  estimateCents: v.nullable(v.number()),
  /** Who wrote last; null without messages. If the customer, the company must reply. */
  lastMessage: v.nullable(v.picklist(messageSenders)),
  /** Since when the customer waits for the company (ISO instant); null: not. */
  waitingSince: v.nullable(v.string()),
  /** The last day (ISO) on which an archived contract is kept; null for all others. */
  archivedUntil: v.nullable(v.string()),
  /** The first requested product: its French name and its drawing; null where none was asked for. */
  first: v.nullable(v.object({ name: v.string(), drawing: v.string() })),
  /** Sum of the newest offer in cents excl. VAT, without options that nobody has chosen; null where there is none. */
  offerCents: v.nullable(v.number()),
})
export type DeskRow = v.InferOutput<typeof DeskRow>

/** A page of the desk's list. */
export const DeskRows = v.object({
  items: v.array(DeskRow),
  nextCursor: v.nullable(v.string()),
  /** How many wait for the company, by state; of many those who wait longest (`deskLimits.waitingCounted`). */
  waiting: v.array(v.object({ state: v.picklist(requestStates), count: v.number() })),
})
export type DeskRows = v.InferOutput<typeof DeskRows>

const DraftLine = v.object({
  text: v.string(),
  quantity: v.number(),
  /** Integer cents excl. VAT; null: to be priced. */
  unitCents: v.nullable(v.number()),
  discountCents: v.number(),
  vatPermille: v.number(),
  /** Position of the requested instrument that it offers; null: none. */
  item: v.nullable(v.number()),
  optional: v.boolean(),
})

/** An internal note. */
const DeskNote = v.object({ id: v.string(), at: v.string(), author: v.string(), text: v.string() })

/** One request with everything that the company needs to answer it; texts in French. */
export const DeskRequest = v.object({
  /** As the customer follows it. */
  request: FollowedRequest,
  /** The language of the customer and of the offer. */
  locale: v.picklist(locales),
  customer: v.object(textEntries(requestFields)),
  assignee: v.string(),
  /** Oldest first. */
  notes: v.array(DeskNote),
  /** The lines of the last version of the offer, or of a new one from the request, in the customer's language. */
  draft: v.array(DraftLine),
  /** Lines that can be added, in the customer's language. */
  extras: v.object({
    verification: DraftLine,
    travel: DraftLine,
    'take-back': DraftLine,
    free: DraftLine,
  }),
  /** What the catalogue calls everything that was requested and can be added, in the customer's language. */
  designations: v.array(v.string()),
  /** The requested instruments that a line can offer, by their position in the request. */
  instruments: v.array(
    v.object({
      position: v.number(),
      name: v.string(),
      productId: v.string(),
      reference: v.string(),
      /** As the line that offers it shows it. */
      shown: v.nullable(OfferedInstrument),
    }),
  ),
  /** Delivery time, conditions and note of the last version. */
  terms: v.object({ delivery: v.string(), conditions: v.string(), note: v.string() }),
  /** The company's texts that an offer may use again, in the customer's language. */
  blocks: v.array(v.object({ id: v.string(), title: v.string(), text: v.string() })),
  /** What somebody has typed of the next version; null: nothing. */
  offerDraft: v.nullable(OfferDraft),
  /** The last day (ISO) on which this archived contract is kept; null: it is none. */
  archivedUntil: v.nullable(v.string()),
  /** The name of who wrote it down for the customer; empty where the customer sent it. */
  startedBy: v.string(),
  /** The name of who is at the desk; empty by a link. */
  me: v.string(),
  /** True for whoever may open the list. */
  whole: v.boolean(),
})
export type DeskRequest = v.InferOutput<typeof DeskRequest>

/** An internal note as it is written. */
export const NoteForm = v.strictObject({
  text: v.pipe(plainText(deskLimits.noteLength, controls), v.nonEmpty('form.required')),
})
export type NoteForm = v.InferOutput<typeof NoteForm>

/** A change of a request by the company; `assign` with an empty name leaves it to nobody. */
export const StateForm = v.variant('action', [
  v.strictObject({ action: v.literal('take') }),
  /** Who is at the desk looks after it; a new request is in progress then. */
  v.strictObject({ action: v.literal('mine') }),
  /** The order of an accepted offer is taken up: it waits no longer. */
  v.strictObject({ action: v.literal('process') }),
  v.strictObject({ action: v.literal('assign'), name: optionalLine(limits.nameLength) }),
  v.strictObject({
    action: v.literal('withdraw'),
    version: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(1, 'form.number')),
  }),
  v.strictObject({
    action: v.literal('close'),
    reason: v.pipe(plainText(deskLimits.noteLength, controls), v.nonEmpty('form.required')),
  }),
  /** Ends every link in mails to the company about it; the next mail brings a new one. */
  v.strictObject({ action: v.literal('revoke-links') }),
])
export type StateForm = v.InferOutput<typeof StateForm>
