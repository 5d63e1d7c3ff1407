import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { Attachments } from '#domain/files/file.ts'
import { Configuration, readConfiguration } from '#domain/quote-list/configuration.ts'
import { Quantity, ServiceLines } from '#domain/quote-list/quote-service.ts'
import { VisitedInstrument } from '#domain/scales/visited-instrument.ts'
import {
  controls,
  languageField,
  line,
  lineBreaking,
  plainText,
  requiredLine,
  withoutInvisible,
} from '#domain/text/text-fields.ts'
import { asciiEmail, hasAsciiLocalPart } from './email-domain.ts'
import {
  messageFields,
  type PersonFieldKind,
  type PersonFieldName,
  personFields,
  requestFields,
} from './person-fields.ts'

/**
 * Schemas of what visitors send. Messages are translation keys, so that one schema serves every language, in browser
 * and server.
 */

/** A name appears in greetings and headers: an email or URL in it would be a hidden message, so it is refused. */
export const Name = v.pipe(
  requiredLine(limits.nameLength),
  v.check((name) => !/:\/\/|www\./i.test(name), 'form.invalid-characters'),
)

/** Characters that are not shown, joiners included: no address has them. */
const ignorable = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Normalises an email: invisible characters are taken out (the mailbox is the same), full-width letters become ASCII
 * (same mailbox), and other letters lower case, because SQLite folds the case of ASCII only and an email must be found
 * in any case.
 */
const normalizeEmail = (email: string) =>
  visibleEmail(email)
    .trim()
    .normalize('NFKC')
    .replace(/[^\p{ASCII}]+/gu, (letters) => letters.toLowerCase())

/** The email without invisible characters, which would make a second account of one mailbox. */
export const visibleEmail = (email: string) => withoutInvisible(email).replace(ignorable, '')

/** One plain email that exists already; its domain in lower case. */
export const KnownEmail = v.pipe(
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
  v.check((email) => (asciiEmail(email)?.length ?? Infinity) <= limits.emailLength, 'form.invalid-email'),
)

/** One email that mail can be sent to: letters beyond ASCII stay in its domain. */
export const Email = v.pipe(KnownEmail, v.check(hasAsciiLocalPart, 'form.email-local-part'))

/**
 * A phone number in any notation, with an extension if there is one; invalid with fewer than six digits. The edge reads
 * it (`functions/platform/phone-number.ts`): numbering plans are too much for a page.
 */
const Phone = v.optional(
  v.pipe(
    line(limits.phoneLength),
    v.check((phone) => !/[<>@]|:\/\//.test(phone), 'form.invalid-phone'),
    v.check((phone) => phone === '' || (phone.match(/\p{Nd}/gu)?.length ?? 0) >= 6, 'form.invalid-phone'),
  ),
  '',
)

/** A postcode in one notation: capitals, single spaces. */
const postcode = (maxLength: number) =>
  v.pipe(
    line(maxLength),
    v.transform((code) => code.toUpperCase().replaceAll(/\s+/g, ' ')),
  )

const schemaOfKind = {
  name: () => Name,
  email: () => Email,
  phone: () => Phone.wrapped,
  postcode,
  line,
} satisfies Record<PersonFieldKind, (maxLength: number) => v.GenericSchema>

type Row<N extends PersonFieldName> = (typeof personFields)[N]
type ValueSchema<N extends PersonFieldName> = ReturnType<(typeof schemaOfKind)[Row<N>['kind']]>
type EntrySchema<N extends PersonFieldName> = Row<N>['input'] extends { required: true }
  ? ValueSchema<N>
  : v.OptionalSchema<ValueSchema<N>, ''>

const valueSchema = <N extends PersonFieldName>(name: N) => {
  const { kind, input } = personFields[name]
  return schemaOfKind[kind](input.maxLength) as ValueSchema<N>
}

/** Schemas of fields about a person, each by its kind and length. */
export const personValues = <N extends PersonFieldName>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, valueSchema(name)])) as { [F in N]: ValueSchema<F> }

/** The same as entries of a form: what is not required may be missing, which means empty. */
export const personEntries = <N extends PersonFieldName>(names: readonly N[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      'required' in personFields[name].input ? valueSchema(name) : v.optional(valueSchema(name), ''),
    ]),
  ) as { [F in N]: EntrySchema<F> }

const Message = v.optional(plainText(limits.messageLength, controls), '')

/** One item of a quote request; the server adds names and prices. */
export const QuoteRequestItem = v.strictObject({
  productId: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(80, 'form.too-long')),
  variantReference: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60, 'form.too-long'))), null),
  quantity: Quantity,
  accessories: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(200, 'form.too-long'))),
      v.maxLength(limits.accessoriesPerItem, 'form.too-many'),
    ),
    [],
  ),
})
export type QuoteRequestItem = v.InferOutput<typeof QuoteRequestItem>

/** A quote request: contact data, and items, instruments to visit or a message. */
export const QuoteRequest = v.pipe(
  v.strictObject({
    ...personEntries(requestFields),
    items: v.optional(v.pipe(v.array(QuoteRequestItem), v.maxLength(limits.quoteItems, 'form.too-many')), []),
    // Without a default, so that a body without them keeps the hash of its idempotency key.
    services: v.optional(ServiceLines),
    configuration: v.optional(Configuration),
    instruments: v.optional(v.pipe(v.array(VisitedInstrument), v.maxLength(limits.scales, 'form.too-many'))),
    attachments: v.optional(Attachments),
    message: Message,
    termsAccepted: v.literal(true, 'form.terms'),
    lang: languageField,
  }),
  v.forward(
    v.partialCheck(
      [['items'], ['instruments'], ['message']],
      ({ items, instruments, message }) =>
        items.length > 0 || (instruments ?? []).length > 0 || message !== '',
      'form.items-or-message',
    ),
    ['message'],
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || !dataset.value.configuration) return
    // Its fields are at fault already.
    if (dataset.issues?.some(({ path }) => path?.[0]?.key === 'configuration')) return
    const { configuration, lang } = dataset.value
    const read = readConfiguration(configuration, lang)
    const at = { type: 'object', origin: 'value' } as const
    for (const [key, message] of 'faults' in read ? read.faults : [])
      addIssue({
        message,
        path: [
          { ...at, input: dataset.value, key: 'configuration', value: configuration },
          { ...at, input: configuration, key, value: configuration[key] },
        ],
      })
  }),
)
export type QuoteRequest = v.InferOutput<typeof QuoteRequest>

/** A message of the contact form. */
export const ContactRequest = v.strictObject({
  ...personEntries(messageFields),
  subject: requiredLine(limits.subjectLength),
  message: v.pipe(plainText(limits.messageLength, controls), v.nonEmpty('form.required')),
  // Without a default, as in a quote request.
  attachments: v.optional(Attachments),
  /** Given where the assistant has filled the form in. */
  origin: v.optional(v.picklist(['assistant'])),
  lang: languageField,
})
export type ContactRequest = v.InferOutput<typeof ContactRequest>

/** A subscription to the newsletter; active once it is confirmed from the mailbox. */
export const NewsletterRequest = v.strictObject({
  email: Email,
  lang: languageField,
})
export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>

/** The token of a link in a mail. */
export const LinkToken = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(200, 'form.too-long')),
})

/** Answer to an accepted request: its reference. */
export const Accepted = v.object({
  reference: v.string(),
  /** How many of the files were unknown or too old and could not be attached; missing when all were. */
  missingAttachments: v.optional(v.number()),
})
export type Accepted = v.InferOutput<typeof Accepted>
