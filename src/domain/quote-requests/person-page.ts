import * as v from 'valibot'
import { deskLimits } from '#config/desk-settings.ts'
import { limits } from '#config/limits.ts'
import { optionalLine } from '#domain/text/text-fields.ts'
import { WaitingRow } from './waiting-rows.ts'

/** Words, parts of a reference or of a serial number, as the desk searches for them. */
export const DeskSearchQuery = v.strictObject({
  q: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(deskLimits.searchLength, 'form.too-long'),
  ),
  /** Archived contracts too. */
  archived: v.optional(v.picklist(['true', 'false']), 'false'),
})

/** Somebody with an email, whom the words have found. */
const FoundPerson = v.object({ email: v.string(), name: v.string(), company: v.string() })

/** What the words of a search are found in, the newest first; at most `deskLimits.matches` of each. */
export const DeskFindings = v.object({
  persons: v.array(FoundPerson),
  /** Requests and contact messages. */
  items: v.array(WaitingRow),
  /** True where there are more than `deskLimits.matches` of a kind. */
  hasMore: v.boolean(),
})
export type DeskFindings = v.InferOutput<typeof DeskFindings>

/** Whom a page of the desk is about: an email, a telephone of who has none, or everybody of a company. */
export const PersonQuery = v.pipe(
  v.strictObject({
    email: optionalLine(limits.emailLength),
    company: optionalLine(),
    phone: optionalLine(limits.phoneLength),
    /** Of the page before; empty: the first page. */
    cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/, 'form.number')), ''),
  }),
  v.check(
    ({ email, company, phone }) => [email, company, phone].filter(Boolean).length === 1,
    'form.required',
  ),
)

/** Something that was said, and in which request or contact message. */
const PersonMessage = v.object({ reference: v.string(), at: v.string(), by: v.string(), text: v.string() })

/** What the desk has of a person or a company, the newest first: a page of each list. */
export const PersonPage = v.object({
  /** Everybody it is about. */
  persons: v.array(FoundPerson),
  items: v.array(WaitingRow),
  messages: v.array(PersonMessage),
  notes: v.array(PersonMessage),
  /** Instruments of their registers. */
  instruments: v.array(
    v.object({
      make: v.string(),
      model: v.string(),
      serial: v.string(),
      place: v.string(),
      dueOn: v.nullable(v.string()),
    }),
  ),
  /** Null: that is all. */
  nextCursor: v.nullable(v.string()),
})
export type PersonPage = v.InferOutput<typeof PersonPage>
