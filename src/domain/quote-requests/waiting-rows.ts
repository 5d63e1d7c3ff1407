import * as v from 'valibot'
import { locales } from '#config/locales.ts'
import { contactOrigins, contactStates } from './contact-forms.ts'
import { DeskRow } from './desk-schemas.ts'
import { requestStates } from './request-state.ts'

const waitingViews = ['waiting', 'mine', 'unassigned', 'due'] as const
/**
 * Views of what waits for the company: everything, what is assigned to who asks, what nobody looks after, what is
 * due within four working hours; and every contact message.
 */
export const deskViews = [...waitingViews, 'contacts'] as const
export type DeskView = (typeof deskViews)[number]

/** A contact message in a list of the desk. */
export const ContactRow = v.object({
  kind: v.literal('contact'),
  reference: v.string(),
  state: v.picklist(contactStates),
  origin: v.picklist(contactOrigins),
  createdAt: v.string(),
  /** When the answer is due (ISO instant). */
  dueAt: v.string(),
  name: v.string(),
  locale: v.picklist(locales),
  subject: v.string(),
  assignee: v.string(),
})
export type ContactRow = v.InferOutput<typeof ContactRow>

const RequestWaiting = v.object({ kind: v.literal('request'), ...DeskRow.entries })
/** A row of what waits for the company. */
export const WaitingRow = v.variant('kind', [RequestWaiting, ContactRow])
export type WaitingRow = v.InferOutput<typeof WaitingRow>

/**
 * How many rows each view and each state has, up to `deskLimits.waitingCounted`, and the sum of the offers at customers
 * in cents excl. VAT.
 */
export const DeskCounts = v.record(v.picklist([...deskViews, ...requestStates, 'openCents']), v.number())
export type DeskCounts = v.InferOutput<typeof DeskCounts>

/** A page of a view: who waits longest comes first. */
export const WaitingRows = v.object({
  items: v.array(WaitingRow),
  nextCursor: v.nullable(v.string()),
})
export type WaitingRows = v.InferOutput<typeof WaitingRows>
