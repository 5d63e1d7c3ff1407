import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { locales } from '#config/locales.ts'
import { normalisePhone } from './phone.ts'
import { controls, line, lineBreaking, optionalLine, plainText, requiredLine } from './text-fields.ts'

/**
 * What visitors send. Messages are translation keys, so one schema speaks every language, in the browser and at
 * the edge alike.
 */

/** A name stands in greetings and headers: an address in it is a message in disguise. */
export const Name = v.pipe(
  requiredLine(limits.nameLength),
  v.check((name) => !/:\/\/|www\./i.test(name), 'form.invalid-characters'),
)

/**
 * One writing of an address: letters of full width are plain ones (mail goes to the same mailbox), and letters that
 * are not ASCII are small, because SQLite knows the case of ASCII only and an address must be found whatever its case.
 */
const normalizeEmail = (email: string) =>
  email
    .trim()
    .normalize('NFKC')
    .replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())

/** One address, written plainly; the domain in lower case. */
export const Email = v.pipe(
  v.string(),
  v.transform(normalizeEmail),
  v.nonEmpty('form.required'),
  v.maxLength(limits.emailLength, 'form.invalid-email'),
  v.regex(
    /^[^\s@<>(),;:"\\[\]]{1,64}@(?=[^@]{4,253}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/iu,
    'form.invalid-email',
  ),
  v.check((email) => !lineBreaking.test(email) && !/^\.|\.\.|\.@/.test(email), 'form.invalid-email'),
  v.transform(
    (email) =>
      `${email.slice(0, email.lastIndexOf('@'))}${email.slice(email.lastIndexOf('@')).toLowerCase()}`,
  ),
)

/** Written as one likes, kept as E.164 where it can be told, else as typed; wrong only when it holds no number. */
export const Phone = v.optional(
  v.pipe(
    line(limits.phoneLength),
    v.check((phone) => phone === '' || (phone.match(/\d/g)?.length ?? 0) >= 6, 'form.invalid-phone'),
    v.check((phone) => /^[\d\s+().\-/–]*$/.test(phone), 'form.invalid-phone'),
    v.transform(normalisePhone),
  ),
  '',
)

const Message = v.optional(plainText(limits.messageLength, controls), '')

export const QuoteRequestItem = v.strictObject({
  productId: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(80, 'form.too-long')),
  variantReference: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60, 'form.too-long'))), null),
  quantity: v.optional(
    v.pipe(
      v.number('form.number'),
      v.integer('form.number'),
      v.minValue(1, 'form.number'),
      v.maxValue(limits.quoteQuantity, 'form.number'),
    ),
    1,
  ),
  accessories: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200, 'form.too-long'))),
      v.maxLength(limits.accessoriesPerItem, 'form.too-many'),
    ),
    [],
  ),
})
export type QuoteRequestItem = v.InferOutput<typeof QuoteRequestItem>

export const QuoteRequest = v.pipe(
  v.strictObject({
    company: optionalLine(),
    name: Name,
    email: Email,
    phone: Phone,
    address: optionalLine(),
    city: optionalLine(),
    zipCode: v.optional(
      v.pipe(
        line(12),
        v.transform((code) => code.toUpperCase().replaceAll(/\s+/g, ' ')),
      ),
      '',
    ),
    country: optionalLine(60),
    items: v.optional(v.pipe(v.array(QuoteRequestItem), v.maxLength(limits.quoteItems, 'form.too-many')), []),
    message: Message,
    termsAccepted: v.literal(true, 'form.terms'),
    lang: v.optional(v.picklist(locales, 'form.choice'), 'fr'),
  }),
  v.forward(
    v.partialCheck(
      [['items'], ['message']],
      ({ items, message }) => items.length > 0 || message !== '',
      'form.items-or-message',
    ),
    ['message'],
  ),
)
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>

export const ContactRequest = v.strictObject({
  name: Name,
  email: Email,
  phone: Phone,
  subject: requiredLine(limits.subjectLength),
  message: v.pipe(plainText(limits.messageLength, controls), v.nonEmpty('form.required')),
  lang: v.optional(v.picklist(locales, 'form.choice'), 'fr'),
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** A wish for the newsletter; it counts once it is confirmed from the mailbox. */
export const NewsletterRequest = v.strictObject({
  email: Email,
  lang: v.optional(v.picklist(locales, 'form.choice'), 'fr'),
})
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>

/** What a link in a mail carries. */
export const LinkToken = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(200, 'form.too-long')),
})

/** The answer to an accepted request. */
export const Accepted = v.object({ reference: v.string() })
export type Accepted = v.InferOutput<typeof Accepted>
