import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ContactRequest, Email, KnownEmail, QuoteRequest } from '#domain/forms/forms.ts'
import { contact, contactErrors, errorsOf, quote, quoteErrors } from '#test/support/form-errors.ts'

const lineFields = ['company', 'name', 'address', 'city', 'zipCode', 'country']
const lineBreakers = ['\n', '\r', '\0', '\t', '\u0007', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029']

test.each(lineFields.flatMap((field) => lineBreakers.map((char): [string, string] => [field, char])))(
  'a %s that contains %j is refused',
  (field, char) => {
    expect(quoteErrors({ [field]: `ab${char}cd` })).toEqual({ [field]: 'form.invalid-characters' })
  },
)

test.each(lineBreakers)('a subject that contains %j is refused', (char) => {
  expect(contactErrors({ subject: `Hi${char}Bcc: all@example.com` })).toEqual({
    subject: 'form.invalid-characters',
  })
})

test.each(['\0', '\u0001', '\b', '\u000b', '\f', '\u001b', '\u007f'])(
  'a message that contains %j is refused',
  (char) => {
    expect(quoteErrors({ message: `ab${char}cd` })).toEqual({ message: 'form.invalid-characters' })
    expect(contactErrors({ message: `ab${char}cd` })).toEqual({ message: 'form.invalid-characters' })
  },
)

test.each(['http://x.example', 'Win at HTTPS://x.example now', 'www.x.example', 'WWW.x.example'])(
  'a name that contains an address is refused: %s',
  (name) => {
    expect(quoteErrors({ name })).toEqual({ name: 'form.invalid-characters' })
  },
)

test.each([
  ['a@b.fr', 'a@b.fr'],
  ['first.last@example.com', 'first.last@example.com'],
  ['first+tag@sub.domain.example.org', 'first+tag@sub.domain.example.org'],
  ["o'neil@example.ie", "o'neil@example.ie"],
  ['under_score-dash@example.museum', 'under_score-dash@example.museum'],
  ['Mixed.Case@EXAMPLE.Com', 'Mixed.Case@example.com'],
  ['  spaced@example.com  ', 'spaced@example.com'],
  ['kontakt@bäckerei.de', 'kontakt@bäckerei.de'],
  ['1@2.fr', '1@2.fr'],
  ['a@xn--bckerei-5wa.de', 'a@xn--bckerei-5wa.de'],
  ['info@my-company.co.uk', 'info@my-company.co.uk'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('the address %j is stored as %j', (typed, kept) => {
  expect(v.parse(Email, typed)).toBe(kept)
})

test.each([
  'plain',
  '@example.com',
  'a@',
  'a@b',
  'a@b.f',
  'a@@b.fr',
  'a@b@c.fr',
  'a b@c.fr',
  'a@b c.fr',
  'a@.fr',
  'a@b..fr',
  'a@b.fr.',
  '.a@b.fr',
  'a.@b.fr',
  'a..b@c.fr',
  'a@-b.fr',
  'a@b-.fr',
  'a@127.0.0.1',
  'a@[127.0.0.1]',
  '"a"@b.fr',
  'Jeanne <a@b.fr>',
  'mailto:a@b.fr',
  'Jeanne <a@b.fr, c@d.fr>',
  'a@b.fr,c@d.fr',
  'a@b.fr;c@d.fr',
  'a@b.fr c@d.fr',
  'mailto:a@b.fr?bcc=c@d.fr',
  'c@d.fr <a@b.fr>',
  'a@b.fr\nBcc: all@example.com',
  'a\r\n@b.fr',
  'a\0@b.fr',
  'a@b.fr\0',
  'a\u0007b@c.fr',
  'a\u007fb@c.fr',
  'a\u2028b@c.fr',
  'a@b.fr?bcc=c@d.fr',
  'a\\b@c.fr',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.fr`,
  `a@${'b.'.repeat(130)}fr`,
  'a@1א.il',
  'a@ä_b.de',
])('the address %j is refused', (typed) => {
  expect(errorsOf(Email, typed)).toEqual({ '': 'form.invalid-email' })
})

test('letters beyond ASCII before the @ are refused with their reason, and signed in with', () => {
  expect(errorsOf(Email, 'müller@example.de')).toEqual({ '': 'form.email-local-part' })
  expect(v.is(KnownEmail, 'müller@example.de')).toBe(true)
})

test('an address under an internationalised domain in its ASCII form is accepted', () => {
  expect(v.is(Email, 'info@example.xn--p1ai')).toBe(true)
})

test('no accepted address can inject a mail header', () => {
  const part = fc.string({
    unit: fc.oneof(fc.constantFrom('\r', '\n', '<', '>', ',', ' '), fc.constantFrom(...'ab.@')),
  })
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const read = v.safeParse(Email, `${local}@${domain}.fr`)
      if (read.success) expect(read.output).toMatch(/^[ab.]+@[ab.]+\.fr$/)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  '03 53 01 01 67',
  '03 88 00 00 00 poste 12',
  '03 88 00 00 00,,12#',
  '+33 3 88 00 00 00 ext 451',
  '03 88 00 00 00 x12',
  '+49 (0) 7221 / 1234-0 Durchwahl 12',
  '07221 1234 App. 12',
  '07851–123456',
  'Tél. : 03\u202f88\u202f00\u202f00\u202f00 (standard)',
  '٠٣٨٨٠٠٠٠٠٠',
  '',
])('the phone %j is accepted as it was typed', (phone) => {
  expect(v.parse(QuoteRequest, { ...quote, phone }).phone).toBe(phone)
  expect(v.parse(ContactRequest, { ...contact, phone: ` ${phone} ` }).phone).toBe(phone)
})

test.each([
  '12345',
  'call me',
  '03 53 01 <b>01</b> 67',
  '+++---',
  'https://example.org/353010167',
  '353010167@example.org',
])('the phone %j is refused', (phone) => {
  expect(quoteErrors({ phone })).toEqual({ phone: 'form.invalid-phone' })
})

test('a phone that is too long or has a line break is refused', () => {
  expect(quoteErrors({ phone: '1'.repeat(61) })).toEqual({ phone: 'form.too-long' })
  expect(quoteErrors({ phone: '03 53\n01 01 67' })).toEqual({ phone: 'form.invalid-characters' })
})
