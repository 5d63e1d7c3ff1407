import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { MailError, type OutgoingMail } from '#functions/mail/mail.ts'
import { withSafeHeaders } from '#functions/mail/safe-headers.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { productOf } from '#test/support/catalogue-reference.ts'
import { catalogueOf, openEdge } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { bothParts, mailsOf, plain, seen } from '#test/support/request-mails.ts'
import { contactBody, quoteBody } from '#test/support/requests.ts'

const small = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const scale = productOf('montevigne-p1')
const accessory = scale.accessories[0]

const fullQuote = {
  ...quoteBody,
  items: [{ ...quoteBody.items[0], accessories: [accessory?.name.fr] }, quoteBody.items[1]],
}

test('the company gets a French mail with all submitted data, and Reply-To is the visitor', async () => {
  const { reference, office } = await mailsOf('/api/quotes', { ...fullQuote, lang: 'de' })
  expect(office).toMatchObject({
    from: { name: company.name, email: 'site@scales.example' },
    to: 'office@scales.example',
    replyTo: 'Anne.Klein@example.org',
    subject: `[${reference}] Demande de devis – Boulangerie Klein`,
  })
  const facts = [
    reference,
    'Anne Klein',
    'Boulangerie Klein',
    'Anne.Klein@example.org',
    '03 88 01 02 03',
    '3 rue du Four',
    '67700 Saverne',
    'France',
    'Deutsch',
    '20 novembre 2026 à 10:30',
    '23 novembre 2026 à 10:30',
    '2 × Balance poids-prix P1 – Montevigne',
    'MV-P1-6',
    '2 × 270,00 € = 540,00 € HT',
    accessory?.name.fr ?? '',
    accessory?.compatibility.fr ?? '',
    'Modèle standard',
    'Prix sur demande',
    'Livraison avant Noël, s’il vous plaît. Merci.',
  ]
  for (const part of bothParts(office)) for (const fact of facts) expect(part).toContain(plain(fact))
  expect(office.html).toMatch(/^<!doctype html><html lang="fr">/)
})

const visitorTexts = {
  fr: [
    'Votre demande de devis',
    'Bonjour Anne Klein,',
    'Modèle standard',
    'Prix sur demande',
    '23 novembre 2026 à 10:30',
    '2 × 270,00 € = 540,00 € HT',
  ],
  en: [
    'Your quote request',
    'Hello Anne Klein,',
    'Standard model',
    'Price on request',
    'November 23, 2026 at 10:30',
    '2 × €270.00 = €540.00 excl. VAT',
  ],
  de: [
    'Ihre Angebotsanfrage',
    'Guten Tag Anne Klein,',
    'Standardmodell',
    'Preis auf Anfrage',
    '23. November 2026 um 10:30',
    '2 × 270,00 € = 540,00 € zzgl. MwSt.',
  ],
}

test.each(locales)(
  'the visitor’s mail is in his language (%s) with items, reference and due time of the answer',
  async (lang) => {
    const { reference, visitor } = await mailsOf('/api/quotes', { ...fullQuote, lang })
    const [subject, ...texts] = visitorTexts[lang]
    expect(visitor.to).toBe('Anne.Klein@example.org')
    expect(visitor.replyTo).toBeUndefined()
    expect(visitor.subject).toBe(`[${reference}] ${subject}`)
    expect(visitor.html).toContain(`<html lang="${lang}">`)
    const expected = [
      ...texts,
      reference,
      `2 × ${scale.name[lang]} – Montevigne`,
      'MV-P1-6',
      accessory?.name[lang] ?? '',
      initialFacts.city,
    ]
    for (const part of bothParts(visitor)) for (const text of expected) expect(part).toContain(plain(text))
  },
)

const free = {
  company: 'FREECOMPANY',
  name: 'FREENAME 99',
  address: 'FREEADDRESS',
  city: 'FREECITY',
  zipCode: 'FREEZIP',
  country: 'FREECOUNTRY',
  message: 'FREEMESSAGE',
  subject: 'FREESUBJECT',
  phone: '0388999999',
}

test('the visitor’s mail contains none of his free text, and no name that is none', async () => {
  const { subject: _subject, ...quoteFree } = free
  const quote = await mailsOf('/api/quotes', { ...fullQuote, ...quoteFree })
  const contact = await mailsOf('/api/contact', {
    email: 'anne@example.org',
    name: free.name,
    phone: free.phone,
    subject: free.subject,
    message: free.message,
  })
  for (const { visitor } of [quote, contact]) expect(JSON.stringify(visitor)).not.toMatch(/FREE|99\s?99/)
  for (const { office } of [quote, contact]) expect(JSON.stringify(office)).toContain('FREEMESSAGE')
})

test('the company gets the whole contact message, and Reply-To is the visitor', async () => {
  const { reference, office } = await mailsOf('/api/contact', { ...contactBody, lang: 'en' })
  expect(office).toMatchObject({
    replyTo: 'anne@example.org',
    subject: `[${reference}] Une balance en panne`,
  })
  const facts = [
    reference,
    'Anne Klein',
    'anne@example.org',
    '+49 30 1234567',
    'English',
    'Une balance en panne',
    'Elle affiche ERR 4. Que faire ?',
    '20 novembre 2026 à 10:30',
  ]
  for (const part of bothParts(office)) for (const fact of facts) expect(part).toContain(fact)
})

test.each([
  ['fr', 'Nous avons bien reçu votre message', 'Bonjour Anne Klein,', '23 novembre 2026 à 10:30'],
  ['en', 'We have received your message', 'Hello Anne Klein,', 'November 23, 2026 at 10:30'],
  ['de', 'Wir haben Ihre Nachricht erhalten', 'Guten Tag Anne Klein,', '23. November 2026 um 10:30'],
])('a contact message is confirmed in %s', async (lang, subject, greeting, due) => {
  const { reference, visitor } = await mailsOf('/api/contact', { ...contactBody, lang })
  expect(visitor.subject).toBe(`[${reference}] ${subject}`)
  for (const part of bothParts(visitor))
    for (const text of [greeting, reference, due]) expect(part).toContain(plain(text))
})

test('without a company the subject contains the name', async () => {
  const { reference, office } = await mailsOf('/api/quotes', { ...fullQuote, company: '' })
  expect(office.subject).toBe(`[${reference}] Demande de devis – Anne Klein`)
})

test('an empty field has no line in the mail', async () => {
  const { office } = await mailsOf('/api/quotes', {
    name: 'Anne',
    email: 'anne@example.org',
    message: 'Une balance ?',
    termsAccepted: true,
  })
  for (const part of bothParts(office))
    expect(part).not.toMatch(/Téléphone|Entreprise|Adresse :|Ville|Pays|Produits demandés/)
  for (const part of bothParts(office)) expect(part).not.toMatch(/undefined|null|NaN|\[object/)
})

test.each(locales.filter((locale) => locale !== 'fr'))(
  'a product without a %s name appears under its French name',
  async (lang) => {
    const edge = await openEdge({ catalogue: small })
    await edge.env.DB.prepare(`delete from product_texts where locale = '${lang}'`).run()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await edge.post('/api/quotes', { ...fullQuote, lang })
    edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue'))
    await sweep(edge.env)
    const visitor = edge.mails.find(({ to }) => to === 'Anne.Klein@example.org')
    expect(visitor?.text).toContain(`2 × ${scale.name.fr} – Montevigne`)
  },
)

const hostile = `<script>alert("1")</script>&<img src=x onerror='a'>`
test('HTML mail escapes the visitor’s text', async () => {
  const hostileQuote = {
    company: hostile,
    name: hostile,
    address: hostile,
    city: hostile,
    country: hostile.slice(0, 40),
    message: `${hostile}\n${hostile}`,
  }
  const quote = await mailsOf('/api/quotes', { ...fullQuote, ...hostileQuote })
  const contact = await mailsOf('/api/contact', {
    ...contactBody,
    name: hostile,
    subject: hostile,
    message: hostile,
  })
  for (const { html } of [quote.office, quote.visitor, contact.office, contact.visitor]) {
    expect(html).not.toMatch(/<script|<img|onerror='/i)
    const tags = new Set(html.match(/<\/?[a-z0-9!]+/gi)?.map((tag) => tag.replace(/^<\/?/, '').toLowerCase()))
    for (const tag of tags)
      expect([
        '!doctype',
        'html',
        'head',
        'meta',
        'title',
        'body',
        'table',
        'tr',
        'td',
        'th',
        'h1',
        'h2',
        'p',
        'b',
        'br',
        'div',
        'ul',
        'li',
        'span',
        'a',
      ]).toContain(tag)
  }
  expect(seen(quote.office.html)).toContain(hostile)
  expect(quote.office.text).toContain(hostile)
})

test('no mail loads external resources: no style sheet, no script, and no picture that is not there', async () => {
  const { office, visitor } = await mailsOf('/api/quotes', fullQuote)
  for (const { html } of [office, visitor]) {
    // The link to the request, as a button and in words.
    const others = html.replaceAll(
      /https:\/\/scales\.example\/(devis\/suivi|desk\/lien\?request=[\w-]+)#token=[\w.-]+/g,
      '',
    )
    expect(others).not.toMatch(/<img|<link|<script|url\(|src=|https?:/i)
  }
})

const good: OutgoingMail = {
  from: { name: 'Haut-Barr Pesage', email: 'site@scales.example' },
  to: 'office@scales.example',
  replyTo: 'anne@example.org',
  subject: 'Demande de devis – Klein & Fils « été »',
  text: 'a\nb',
  html: '<p>a</p>',
  messageId: '<1@scales.example>',
}
const withHeader: Record<string, (value: string) => OutgoingMail> = {
  to: (to) => ({ ...good, to }),
  subject: (subject) => ({ ...good, subject }),
  'from.name': (name) => ({ ...good, from: { ...good.from, name } }),
  'from.email': (email) => ({ ...good, from: { ...good.from, email } }),
  messageId: (messageId) => ({ ...good, messageId }),
  listUnsubscribe: (listUnsubscribe) => ({ ...good, listUnsubscribe }),
}
const faultOf = (mail: OutgoingMail) => {
  try {
    withSafeHeaders(mail)
    return null
  } catch (error) {
    return error instanceof MailError ? error.fault : error
  }
}

const breaking = fc
  .oneof(fc.integer({ min: 0, max: 0x1f }), fc.constantFrom(0x7f, 0x85, 0x2028, 0x2029))
  .map((code) => String.fromCharCode(code))

test.each([
  ['https://scales.example/api/newsletter/unsubscribe?token=a-b_c.d&lang=fr', null],
  ['http://localhost:8787/x?token=a', null],
  ['mailto:a@example.org', 'permanent'],
  ['https://a.example/>, <https://b.example/', 'permanent'],
  ['https://a.example/a b', 'permanent'],
  ['', 'permanent'],
])('the unsubscribe address %j is validated as %j', (listUnsubscribe, fault) => {
  expect(faultOf({ ...good, listUnsubscribe })).toBe(fault)
})

test.each(Object.keys(withHeader))('no control character passes the header check in %s', (header) => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      breaking,
      fc.string({ unit: 'grapheme' }),
      (before, control, after) => {
        const value =
          header === 'to' || header.endsWith('email')
            ? `${before}${control}a@example.org`
            : `${before}${control}${after}`
        expect(faultOf(withHeader[header]?.(value) ?? good)).toBe('permanent')
      },
    ),
    { numRuns: 300 },
  )
})

test('a plain subject passes the header check unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }).filter((text) => !/\p{Cc}|[\u2028\u2029]/u.test(text)),
      (subject) => {
        expect(withSafeHeaders({ ...good, subject })).toEqual({ ...good, subject })
      },
    ),
  )
})

test.each([
  'a@example.org, b@example.org',
  'a@example.org;b@example.org',
  'A <a@example.org>',
  '<a@example.org>',
  'a@example.org (x)',
  '"a b"@example.org',
  'a@b',
  '',
  '@',
  'a@example.org ,',
])(
  'the address %j fails the header check as recipient and sender, and is left out as Reply-To',
  (address) => {
    expect(faultOf({ ...good, to: address })).toBe('permanent')
    expect(withSafeHeaders({ ...good, replyTo: address }).replyTo).toBeNull()
    expect(faultOf({ ...good, from: { ...good.from, email: address } })).toBe('permanent')
  },
)

test('no control character passes as Reply-To', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), breaking, (before, control) => {
      const { replyTo } = withSafeHeaders({ ...good, replyTo: `${before}${control}a@example.org` })
      expect(replyTo ?? '').not.toMatch(/\p{Cc}|[\u2028\u2029]/u)
    }),
  )
})

test('a mail without Reply-To passes the header check', () => {
  expect(withSafeHeaders({ ...good, replyTo: null })).toEqual({ ...good, replyTo: null })
})

test('a row with a stored line break is not mailed and becomes dead', async () => {
  const edge = await openEdge()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await edge.post('/api/contact', contactBody)
  await edge.env.DB.prepare(
    "update contact_messages set subject = 'a' || char(13) || char(10) || 'Bcc: b@example.org'",
  ).run()
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue'))
  await sweep(edge.env)
  expect(edge.mails.map(({ to }) => to)).toEqual(['anne@example.org'])
  expect(await edge.rows("outbox where kind = 'contact-company'")).toMatchObject([{ state: 'dead' }])
  expect(takeErrors()).toHaveLength(1)
})
