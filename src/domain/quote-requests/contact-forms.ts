import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { ListedFile } from '#domain/files/file.ts'
import { controls, optionalLine, plainText } from '#domain/text/text-fields.ts'

/** How a contact message began: typed into the form, or handed over by the assistant. */
export const contactOrigins = ['form', 'assistant'] as const

/** The life of a contact message at the desk. Only an open one waits for the company. */
export const contactStates = ['open', 'answered', 'closed'] as const

/** What the company answered; `by` is the name under which the person reads it. */
const ContactAnswer = v.object({ id: v.string(), at: v.string(), by: v.string(), text: v.string() })

/** A contact message with what was answered. */
export const DeskContact = v.object({
  reference: v.string(),
  createdAt: v.string(),
  /** When the answer is due (ISO instant). */
  dueAt: v.string(),
  state: v.picklist(contactStates),
  origin: v.picklist(contactOrigins),
  locale: v.picklist(locales),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  assignee: v.string(),
  attachments: v.array(ListedFile),
  /** Oldest first. */
  answers: v.array(ContactAnswer),
  /** The request that it was turned into. */
  requestReference: v.nullable(v.string()),
  /** The name of who is at the desk. */
  me: v.string(),
})
export type DeskContact = v.InferOutput<typeof DeskContact>

/** An answer to a contact message, in the language of the person. */
export const AnswerForm = v.strictObject({
  text: v.pipe(plainText(limits.messageLength, controls), v.nonEmpty('form.required')),
})
export type AnswerForm = v.InferOutput<typeof AnswerForm>

/** A change of a contact message; `mine`: who is at the desk looks after it. */
export const ContactChange = v.variant('action', [
  v.strictObject({ action: v.literal('mine') }),
  v.strictObject({ action: v.literal('assign'), name: optionalLine(limits.nameLength) }),
  v.strictObject({ action: v.literal('close') }),
  v.strictObject({ action: v.literal('reopen') }),
])
export type ContactChange = v.InferOutput<typeof ContactChange>
