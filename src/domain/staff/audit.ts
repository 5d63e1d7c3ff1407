import * as v from 'valibot'
import { staffLimits } from '#config/desk-settings.ts'
import { optionalLine } from '#domain/text/text-fields.ts'

/** What a change at the desk is about. */
export const auditSubjects = [
  'request',
  'contact',
  'account',
  'mail',
  'text-block',
  'staff',
  'product',
  'publication',
  'closure',
  'hours',
  'notice',
  'article',
  'questions',
  'company',
  'legal-text',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

/** Begins the name of whoever uses the command line; a login follows. */
export const operatorPrefix = 'operator:'

/** What was done. */
const auditActions = [
  'create',
  'change',
  'delete',
  'undo',
  'take',
  'process',
  'assign',
  'withdraw',
  'close',
  'reopen',
  'revoke-links',
  'link',
  'offer',
  'message',
  'note',
  'draft',
  'drop-draft',
  'cancel',
  'erase',
] as const
export type AuditAction = (typeof auditActions)[number]

const Json = v.nullable(v.unknown())

/** A change at the desk or by the command line, as the journal shows it. */
export const AuditEntry = v.object({
  id: v.number(),
  /** ISO instant. */
  at: v.string(),
  /** An address, `operator:` and a login for the command line, or empty for the link of a mail. */
  who: v.string(),
  /** The name of that member of staff; empty where there is none. */
  name: v.string(),
  /** With the name that it has now; empty: its id names it, or it is gone. */
  subject: v.object({ kind: v.picklist(auditSubjects), id: v.string(), name: v.string() }),
  action: v.picklist(auditActions),
  /** What was there, and what is there now; null: nothing. */
  before: Json,
  after: Json,
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** A page of the journal, newest first. */
export const AuditEntries = v.object({ items: v.array(AuditEntry), nextCursor: v.nullable(v.string()) })
export type AuditEntries = v.InferOutput<typeof AuditEntries>

/** What the journal is filtered by; everything is optional. */
export const auditQuery = v.strictObject({
  /** A day in Paris (ISO). */
  day: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate('form.choice'))], 'form.choice'), ''),
  who: optionalLine(staffLimits.emailLength),
  kind: v.optional(v.picklist(['', ...auditSubjects], 'form.choice'), ''),
  /** The id of a subject, such as the reference of a request. */
  subject: optionalLine(),
  cursor: optionalLine(),
})
/** A filter of the journal. */
export type AuditQuery = v.InferOutput<typeof auditQuery>
