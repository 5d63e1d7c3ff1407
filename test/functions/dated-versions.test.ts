import { beforeEach, expect, test, vi } from 'vitest'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import type { DatedPage, LegalText } from '#domain/content/dated-version.ts'
import type { Opening } from '#domain/content/opening.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { forgetOpening } from '#functions/platform/opening.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { initialMarkdown } from '#src/legal/sections.ts'
import { setTime } from '#test/support/accounts.ts'
import { openForAdministrator } from '#test/support/administrator.ts'
import { catalogueOf, type Edge } from '#test/support/edge.ts'
import { jsonLdOf } from '#test/support/markup.ts'
import { bothParts } from '#test/support/request-mails.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

let edge: Edge
let request: Awaited<ReturnType<typeof openForAdministrator>>['request']

beforeEach(async () => {
  const opened = await openForAdministrator('2026-12-01T10:00:00Z', catalogueOf('montevigne-p1'))
  edge = opened.edge
  request = opened.request
})

const read = async (path: string) => (await request(path, {}, null)).text()
const post = (path: string, body: object) =>
  request(path, { method: 'POST', body: JSON.stringify(body) }, null)
const put = (path: string, body: object) =>
  request(`/api/desk/${path}`, { method: 'PUT', body: JSON.stringify(body) })
const callOff = (subject: string, version: number) =>
  request(`/api/desk/versions?subject=${subject}&version=${version}`, { method: 'DELETE' })
const page = async (subject: string) =>
  (await (await request(`/api/desk/versions?subject=${subject}`)).json()) as DatedPage
const present = async () =>
  ((await (await request('/api/opening', {}, null)).json()) as Opening).company.phone
const atMidday = (day: string) => {
  setTime(`${day}T12:00:00Z`)
  forgetOpening(edge.env)
}

const facts = { ...initialFacts, phone: '03 88 00 11 22', email: 'bonjour@pesage.example', city: 'Saverne' }
const company = (more: object = {}, content: object = {}) =>
  put('company', {
    ...{ subject: 'company', seen: 1, day: '2026-12-01', ...more },
    content: { ...facts, ...content },
  })
const texts = (word: string) => ({ fr: `## Objet ${word}`, en: `## Scope ${word}`, de: `## Zweck ${word}` })
const terms = (word: string, more: object = {}) =>
  put('legal-texts', { subject: 'terms', seen: 1, day: '2026-12-02', content: texts(word), ...more })
const text = async () =>
  (await (await request('/api/legal-texts?lang=fr&subject=terms', {}, null)).json()) as LegalText

test('a telephone number is said everywhere, in three languages', async () => {
  for (const locale of locales)
    expect(await read(inLocale(locale, paths.contact))).toContain('tel:+33353010167')
  expect((await company()).status).toBe(200)
  for (const locale of locales) {
    const html = await read(inLocale(locale, paths.contact))
    expect(html).toContain('tel:+33388001122')
    expect(html).toContain('mailto:bonjour@pesage.example')
    expect(html).not.toContain('+33353010167')
    expect(JSON.stringify(jsonLdOf(html))).toMatch(/"telephone":"\+33388001122".*"addressLocality":"Saverne"/)
    expect(await read(inLocale(locale, paths.legal))).toContain('tel:+33388001122')
  }
  expect(await read('/.well-known/security.txt')).toContain('mailto:bonjour@pesage.example')
  const asked = { lang: 'fr', messages: [{ from: 'visitor', text: 'Quel est votre numéro de téléphone ?' }] }
  expect(await (await post('/api/assistant', asked)).text()).toMatch(/03.88.00.11.22/)
})

test('mails end with the present address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await company()
  await post('/api/contact', contactBody)
  edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
  await sweep(edge.env)
  const visitors = edge.mails.filter(({ to }) => to === contactBody.email)
  expect(visitors).toHaveLength(1)
  for (const part of visitors.flatMap(bothParts)) expect(part).toContain('bonjour@pesage.example')
})

test('what a journey costs is that of the desk', async () => {
  await company({}, { travelCents: [5_100, 9_100, 14_100] })
  expect(await read(paths.home)).toMatch(/<dd>141(?:,00)?.€/)
})

test('facts of another day wait for it, and can be called off until then', async () => {
  expect((await company({ day: '2026-12-05' })).status).toBe(200)
  expect((await page('company')).versions.map(({ state }) => state)).toEqual(['coming', 'present'])
  expect(await present()).toBe(initialFacts.phone)
  expect((await callOff('company', 2)).status).toBe(204)
  expect((await callOff('company', 2)).status).toBe(204)
  const { items } = (await (await request('/api/desk/audit?kind=company')).json()) as AuditEntries
  expect(items.map(({ action }) => action)).toEqual(['undo', 'create'])
  atMidday('2026-12-05')
  expect(await present()).toBe(initialFacts.phone)
  expect((await company({ seen: 2, day: '2026-12-06' })).status).toBe(200)
  atMidday('2026-12-06')
  expect(await present()).toBe('+33388001122')
  expect((await callOff('company', 3)).status).toBe(412)
})

test('of two editors the second is told, and the journal has the first', async () => {
  await edge.env.DB.exec(
    "insert into staff (email, name, roles, added_at) values ('administrator@localhost', 'Marie Klein', '[]', '2026')",
  )
  expect((await company()).status).toBe(200)
  const second = await company({}, { city: 'Strasbourg' })
  expect(second.status).toBe(412)
  expect(await second.json()).toMatchObject({ changed: { by: 'Marie Klein', at: expect.any(String) } })
  const { items } = (await (await request('/api/desk/audit?kind=company')).json()) as AuditEntries
  expect(items.map(({ action, before, after }) => [action, before, after])).toEqual([
    [
      'create',
      expect.objectContaining({ version: 1, city: initialFacts.city }),
      expect.objectContaining({ version: 2, city: 'Saverne' }),
    ],
  ])
})

test.each([
  ['content.phone', { phone: '12' }],
  ['content.email', { email: 'nobody' }],
  ['content.postalCode', { postalCode: '6770' }],
  ['content.city', { city: ' ' }],
  ['content.travelCents.1', { travelCents: [1, -1, 1] }],
])('%s is refused at its field', async (field, wrong) => {
  const response = await company({}, wrong)
  expect(response.status).toBe(422)
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([field])
})

test('a day that is past is refused, and a text that is not safe', async () => {
  expect((await company({ day: '2026-11-30' })).status).toBe(422)
  const unsafe = await terms('', { content: { ...texts(''), de: '<script>alert(1)</script>' } })
  expect(await unsafe.json()).toMatchObject({ fields: { 'content.de': 'content.html' } })
})

test('the desk begins with the text of the code, in every language', async () => {
  for (const subject of ['terms', 'privacy', 'legal']) {
    const { content } = await page(subject)
    for (const locale of locales) expect(content).toHaveProperty(locale, expect.stringMatching(/^## .+\n\n/))
  }
})

test('terms of tomorrow are not in force today, and what was accepted stays readable', async () => {
  expect((await terms('neuf')).status).toBe(200)
  expect(await text()).toMatchObject({ version: '1.0', html: null, present: null })
  const coming = await request('/api/legal-texts?lang=fr&subject=terms&version=2.0', {}, null)
  expect(coming.status).toBe(404)
  await post('/api/quotes', shortQuote)
  atMidday('2026-12-02')
  expect(await text()).toMatchObject({ version: '2.0', day: '2026-12-02', present: null })
  expect(await read(paths.terms)).toContain('<h2>Objet neuf</h2>')
  expect(await read(inLocale('de', paths.terms))).toContain('<h2>Zweck neuf</h2>')
  const asked = { lang: 'fr', messages: [{ from: 'visitor', text: 'Combien de temps dure la garantie ?' }] }
  expect(await (await post('/api/assistant', asked)).text()).toContain('conditions générales en vigueur')
  const old = await read(`${paths.terms}?version=1.0`)
  expect(old).toMatch(/La version 1\.0 n’est plus en vigueur/)
  expect(old).toContain('1. Objet')
  expect(old).toContain('noindex')
  await post('/api/quotes', { ...shortQuote, email: 'later@example.com' })
  const stored = await edge.rows<{ terms_version: string }>('quote_requests')
  expect(stored.map((row) => row.terms_version).sort()).toEqual(['1.0', '2.0'])
})

test('privacy and legal notice name the present mail address', async () => {
  const { content } = await page('privacy')
  await put('legal-texts', { subject: 'privacy', seen: 1, day: '2026-12-01', content })
  await company()
  expect(await read(paths.privacy)).toContain('bonjour@pesage.example')
})

test('the terms that were accepted name the address of then, whatever the facts are now', async () => {
  const sentence = /écrivez d’abord à (\S+)/
  const [, email] = (await read(paths.terms)).match(sentence) ?? []
  expect(email).toBe(initialFacts.email)
  await company()
  await terms('neuf', { day: '2026-12-01' })
  expect((await read(`${paths.terms}?version=1.0`)).match(sentence)?.[1]).toBe(email)
})

/** Digests of what was accepted as version 1.0. A text that shall say something else is a version of its own. */
const acceptedTexts = {
  fr: 'c1b9719a53db3bbcad378ae7308192ea3ec3d725c573764ff422216432c3515a',
  en: '63e0538ddc0318da8ec9277462b595e8d50174c2317fa22617a7f74927f5af32',
  de: 'b9770701d41cf2c78c7b8b3415c2bd355df86c01a8803422a2b26415d9b279b8',
}

test.each(locales)('no deployment changes what version 1.0 of the terms says (%s)', async (locale) => {
  const markdown = await initialMarkdown('terms', locale, { email: '', address: '' })
  expect(await sha256(markdown)).toBe(acceptedTexts[locale])
})
