import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { personEntries, personValues, QuoteRequestItem } from '#domain/forms/forms.ts'
import { requestFields } from '#domain/forms/person-fields.ts'
import { ServiceLines } from '#domain/quote-list/quote-service.ts'
import { controls, languageField, plainText } from '#domain/text/text-fields.ts'
import { messagePattern } from './reference.ts'

/**
 * A request that the company writes down for who telephoned or wrote: what the customer would have sent, without
 * anything accepted. Who telephoned may have no email. `contact` is the contact message that it comes from.
 */
export const StartForm = v.pipe(
  v.strictObject({
    ...personEntries(requestFields),
    email: v.optional(v.union([v.literal(''), personValues(['email']).email], 'form.invalid-email'), ''),
    items: v.optional(v.pipe(v.array(QuoteRequestItem), v.maxLength(limits.quoteItems, 'form.too-many')), []),
    services: v.optional(ServiceLines, []),
    message: v.optional(plainText(limits.messageLength, controls), ''),
    lang: languageField,
    contact: v.optional(v.pipe(v.string(), v.regex(messagePattern, 'form.reference'))),
  }),
  v.forward(
    v.partialCheck(
      [['items'], ['services'], ['message']],
      ({ items, services, message }) => items.length > 0 || services.length > 0 || message !== '',
      'form.items-or-message',
    ),
    ['message'],
  ),
  v.forward(
    v.partialCheck(
      [['email'], ['phone']],
      ({ email, phone }) => email !== '' || phone !== '',
      'desk.email-or-phone',
    ),
    ['email'],
  ),
)
export type StartForm = v.InferOutput<typeof StartForm>

/** The email that a customer who had none when the request was written down has named since. */
export const CustomerEmail = v.strictObject(personEntries(['email']))
export type CustomerEmail = v.InferOutput<typeof CustomerEmail>
