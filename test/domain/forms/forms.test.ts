import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { emailKey } from '#domain/accounts/account.ts'
import { ContactRequest, QuoteRequest } from '#domain/forms/forms.ts'
import { contact, contactErrors, errorsOf, quote, quoteErrors } from '#test/support/form-errors.ts'

test('a quote request with only the required fields is accepted, the rest defaults to empty', () => {
  expect(v.parse(QuoteRequest, quote)).toEqual({
    ...quote,
    company: '',
    phone: '',
    address: '',
    city: '',
    zipCode: '',
    country: '',
    message: '',
    lang: 'fr',
    items: [{ productId: 'montevigne-b3', variantReference: null, quantity: 1, accessories: [] }],
  })
})

test('a contact request with only the required fields is accepted, the rest defaults to empty', () => {
  expect(v.parse(ContactRequest, contact)).toEqual({ ...contact, phone: '', lang: 'fr' })
})

test('submitted values are trimmed, and domain and postcode are normalised', () => {
  const sent = {
    ...quote,
    name: '  Jeanne Weber ',
    company: ' Boulangerie Weber\t',
    email: ' Jeanne.Weber@Example.COM\n',
    phone: ' 03 53 01 01 67 ',
    zipCode: ' sw1a   1aa ',
    message: '\n Bonjour,\n\tmerci. \r\n',
  }
  expect(v.parse(QuoteRequest, sent)).toMatchObject({
    name: 'Jeanne Weber',
    company: 'Boulangerie Weber',
    email: 'Jeanne.Weber@example.com',
    phone: '03 53 01 01 67',
    zipCode: 'SW1A 1AA',
    message: 'Bonjour,\n\tmerci.',
  })
})

test.each(['name', 'email', 'termsAccepted'])('a quote request without %s is refused', (field) => {
  expect(quoteErrors({ [field]: undefined })).toHaveProperty(field)
  const { [field]: _, ...rest } = quote as Record<string, unknown>
  expect(errorsOf(QuoteRequest, rest)).toEqual({ [field]: 'form.required' })
})

test.each(['name', 'email', 'subject', 'message'])(
  'a contact request without %s, or with a blank one, is refused',
  (field) => {
    const { [field]: _, ...rest } = contact as Record<string, string>
    expect(errorsOf(ContactRequest, rest)).toEqual({ [field]: 'form.required' })
    expect(contactErrors({ [field]: '   ' })).toEqual({ [field]: 'form.required' })
  },
)

test.each<[change: Record<string, unknown>, errors: Record<string, string>]>([
  [{ name: '' }, { name: 'form.required' }],
  [{ email: '  ' }, { email: 'form.required' }],
  [{ termsAccepted: false }, { termsAccepted: 'form.terms' }],
  [{ termsAccepted: 'true' }, { termsAccepted: 'form.terms' }],
  [{ termsAccepted: 1 }, { termsAccepted: 'form.terms' }],
  [{ lang: 'es' }, { lang: 'form.choice' }],
  [{ isAdmin: true }, { isAdmin: 'form.unknown' }],
  [{ constructor: 'x' }, { constructor: 'form.unknown' }],
  [{ name: 7 }, { name: 'form.type' }],
  [{ name: null }, { name: 'form.type' }],
  [{ email: ['a@b.fr'] }, { email: 'form.type' }],
  [{ company: {} }, { company: 'form.type' }],
  [{ message: false }, { message: 'form.type' }],
  [{ phone: 353010167 }, { phone: 'form.type' }],
  [{ items: 'none' }, { items: 'form.type' }],
  [{ items: [null] }, { 'items.0': 'form.type' }],
  [{ items: [{}] }, { 'items.0.productId': 'form.required' }],
  [{ items: [{ productId: '' }] }, { 'items.0.productId': 'form.required' }],
  [{ items: [{ productId: 'a'.repeat(81) }] }, { 'items.0.productId': 'form.too-long' }],
  [{ items: [{ productId: 'p', price: 1 }] }, { 'items.0.price': 'form.unknown' }],
  [{ items: [{ productId: 'p', quantity: 0 }] }, { 'items.0.quantity': 'form.number' }],
  [{ items: [{ productId: 'p', quantity: 1.5 }] }, { 'items.0.quantity': 'form.number' }],
  [{ items: [{ productId: 'p', quantity: 10_000 }] }, { 'items.0.quantity': 'form.number' }],
  [{ items: [{ productId: 'p', quantity: '2' }] }, { 'items.0.quantity': 'form.number' }],
  [
    { items: [{ productId: 'p', variantReference: 'a'.repeat(61) }] },
    { 'items.0.variantReference': 'form.too-long' },
  ],
  [{ items: [{ productId: 'p', variantReference: 5 }] }, { 'items.0.variantReference': 'form.type' }],
  [
    { items: [{ productId: 'p', accessories: Array(21).fill('a') }] },
    { 'items.0.accessories': 'form.too-many' },
  ],
  [
    { items: [{ productId: 'p', accessories: ['a'.repeat(201)] }] },
    { 'items.0.accessories.0': 'form.too-long' },
  ],
  [{ items: Array(101).fill({ productId: 'p' }) }, { items: 'form.too-many' }],
  [{ items: [] }, { message: 'form.items-or-message' }],
  [{ items: undefined }, { message: 'form.items-or-message' }],
  [{ items: [], message: ' \n\t ' }, { message: 'form.items-or-message' }],
  [{ items: [], message: '' }, { message: 'form.items-or-message' }],
])('a quote request with %o is refused with %o', (change, errors) => {
  expect(quoteErrors(change)).toEqual(errors)
})

test.each<[change: Record<string, unknown>]>([
  [{ items: [], message: 'Une balance pour ma boulangerie' }],
  [{ items: Array(100).fill({ productId: 'p' }) }],
  [
    {
      items: [
        {
          productId: 'p',
          variantReference: null,
          quantity: 9999,
          accessories: Array(20).fill('a'.repeat(200)),
        },
      ],
    },
  ],
  [{ phone: '', message: '', company: '' }],
  [{ lang: 'de' }],
  [{ message: 'ligne\n\tligne\r\nligne' }],
  [{ name: 'O’Brien-Müller Ñ. 李' }],
])('a quote request with %o is accepted', (change) => {
  expect(quoteErrors(change)).toEqual({})
})

test.each([null, undefined, [], 'text', 5])('%j is refused as a request', (body) => {
  expect(v.is(QuoteRequest, body)).toBe(false)
  expect(v.is(ContactRequest, body)).toBe(false)
})

test.each<[field: string, length: number]>([
  ['company', limits.lineLength],
  ['name', limits.nameLength],
  ['address', limits.lineLength],
  ['city', limits.lineLength],
  ['zipCode', 16],
  ['country', 60],
  ['message', limits.messageLength],
])('%s accepts %d characters and no more', (field, length) => {
  expect(quoteErrors({ [field]: 'a'.repeat(length) })).toEqual({})
  expect(quoteErrors({ [field]: 'a'.repeat(length + 1) })).toEqual({ [field]: 'form.too-long' })
})

test('the subject accepts its maximum length and no more', () => {
  expect(contactErrors({ subject: 'a'.repeat(limits.subjectLength) })).toEqual({})
  expect(contactErrors({ subject: 'a'.repeat(limits.subjectLength + 1) })).toEqual({
    subject: 'form.too-long',
  })
})

const isKey = (message: string) => /^[a-z]+\.[a-z-]+$/.test(message)
const typed = fc.string({ unit: 'binary', maxLength: 200 })

test('every message for any form input is a message key', () => {
  const quoteForm = fc.record({
    company: typed,
    name: typed,
    email: typed,
    phone: typed,
    address: typed,
    city: typed,
    zipCode: typed,
    country: typed,
    message: typed,
    lang: typed,
    termsAccepted: fc.boolean(),
    items: fc.array(
      fc.record({
        productId: typed,
        variantReference: typed,
        quantity: fc.double(),
        accessories: fc.array(typed),
      }),
      { maxLength: 3 },
    ),
  })
  const contactForm = fc.record({
    name: typed,
    email: typed,
    phone: typed,
    subject: typed,
    message: typed,
    lang: typed,
  })
  const messages = (schema: v.GenericSchema, input: unknown) =>
    (v.safeParse(schema, input).issues ?? []).map((issue) => issue.message)
  fc.assert(
    fc.property(quoteForm, contactForm, (quoteInput, contactInput) => {
      const allMessages = [...messages(QuoteRequest, quoteInput), ...messages(ContactRequest, contactInput)]
      expect(allMessages.filter((message) => !isKey(message))).toEqual([])
      expect(allMessages).not.toEqual([])
    }),
  )
})

test('for any JSON each refused field has a message key and never the input', () => {
  const names = ['name', 'email', 'phone', 'items', 'message', 'lang', 'termsAccepted', 'subject', 'foreign']
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names), fc.jsonValue()))
  fc.assert(
    fc.property(body, (input) => {
      for (const schema of [QuoteRequest, ContactRequest]) {
        expect(Object.values(errorsOf(schema, input)).filter((message) => !isKey(message))).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['a zero-width space', 'anne\u200b@example.org'],
  ['a zero-width joiner', 'an\u200dne@example.org'],
  ['a soft hyphen', 'an\u00adne@exam\u00adple.org'],
  ['a byte order mark', '\ufeffanne@example.org'],
  ['direction marks', '\u202aanne@example.org\u202c'],
  ['a variation selector', 'anne\ufe0f@example.org'],
  ['a Hangul filler', 'anne\u3164@example.org'],
])('an email with %s is the email without it', (_, email) => {
  expect(v.parse(ContactRequest, { ...contact, email }).email).toBe('anne@example.org')
  expect(emailKey(email)).toBe('anne@example.org')
})

test('lines lose direction marks and zero-width spaces, and keep joiners', () => {
  const typed = {
    ...contact,
    subject: 'Une \u202efacture\u202c\u200b 👩\u200d🔧',
    phone: '\u202d03 53 01 01 67\u202c',
  }
  expect(v.parse(ContactRequest, typed)).toMatchObject({
    subject: 'Une facture 👩\u200d🔧',
    phone: '03 53 01 01 67',
  })
  expect(contactErrors({ subject: '\u200b\u2066' })).toEqual({ subject: 'form.required' })
})
