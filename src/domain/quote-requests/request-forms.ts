import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { requestLimits } from '#config/request-limits.ts'
import { Attachments } from '#domain/files/file.ts'
import { Email, Name } from '#domain/forms/forms.ts'
import { controls, optionalLine, plainText, requiredLine } from '#domain/text/text-fields.ts'
import { requestPattern } from './reference.ts'

/** A message of the customer about a request. */
export const MessageForm = v.strictObject({
  text: v.pipe(plainText(limits.messageLength, controls), v.nonEmpty('form.required')),
  // Without a default, so that a body without them keeps the hash of its idempotency key.
  attachments: v.optional(Attachments),
})
export type MessageForm = v.InferOutput<typeof MessageForm>

/** What a customer may decide about an offer. */
const decisions = ['accept', 'decline'] as const
export type Decision = (typeof decisions)[number]

/** The customer's decision about one version of an offer; `name` is who decides. */
export const DecisionForm = v.strictObject({
  version: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(1, 'form.number')),
  decision: v.picklist(decisions, 'form.choice'),
  name: Name,
  orderNumber: optionalLine(requestLimits.orderNumberLength),
  reason: v.optional(plainText(requestLimits.reasonLength, controls), ''),
  /** The positions of the optional lines that are accepted too. */
  options: v.optional(
    v.pipe(
      v.array(v.pipe(v.number('form.choice'), v.integer('form.choice'), v.minValue(0, 'form.choice'))),
      v.maxLength(requestLimits.offerLines, 'form.too-many'),
    ),
    [],
  ),
})
export type DecisionForm = v.InferOutput<typeof DecisionForm>

/** Asks for a new link; it is mailed to the address of the request only. */
export const LinkForm = v.strictObject({
  reference: v.pipe(
    requiredLine(limits.lineLength),
    v.toUpperCase(),
    v.regex(requestPattern, 'form.reference'),
  ),
  email: Email,
})
export type LinkForm = v.InferOutput<typeof LinkForm>
