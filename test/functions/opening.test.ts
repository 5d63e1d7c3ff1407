import { beforeEach, expect, test, vi } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import type { Announcement } from '#domain/content/announcement.ts'
import type { Opening } from '#domain/content/opening.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import { currentOpening, forgetOpening } from '#functions/platform/opening.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { setTime } from '#test/support/accounts.ts'
import { openForAdministrator } from '#test/support/administrator.ts'
import { aroundD1 } from '#test/support/around-d1.ts'
import { catalogueOf, type Edge } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { jsonLdOf } from '#test/support/markup.ts'
import { publicSamples } from '#test/support/page-samples.ts'
import { bothParts, seen } from '#test/support/request-mails.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'

let edge: Edge
let request: Awaited<ReturnType<typeof openForAdministrator>>['request']

beforeEach(async () => {
  const opened = await openForAdministrator('2026-07-30T10:00:00Z', catalogueOf('montevigne-p1'))
  edge = opened.edge
  request = opened.request
})

const post = (path: string, body: object) =>
  request(path, { method: 'POST', body: JSON.stringify(body) }, null)
const put = (body: object) =>
  request('/api/desk/announcements', { method: 'PUT', body: JSON.stringify(body) })
const read = async (path: string) => (await request(path, {}, null)).text()
const opening = async () => (await (await request('/api/opening', {}, null)).json()) as Opening

const none = { fr: '', en: '', de: '' }
const reason = { fr: 'Congés annuels', en: 'Annual holiday', de: 'Betriebsferien' }
const summer = { kind: 'closure', first: '2026-08-03', last: '2026-08-21', reason: none }
const newId = () => crypto.randomUUID()

async function store(content: object, given: { id?: string; revision?: number } = {}): Promise<Announcement> {
  const response = await put({ id: given.id ?? newId(), revision: given.revision ?? 0, content })
  expect(response.status).toBe(200)
  return (await response.json()) as Announcement
}

/** The error of a refusal, by field. */
async function refused(content: object): Promise<object> {
  const response = await put({ id: newId(), revision: 0, content })
  expect(response.status).toBe(422)
  return ((await response.json()) as { fields: object }).fields
}

const closed: Record<Locale, RegExp> = {
  fr: /Fermé du 3.août au 21.août 2026/,
  en: /Closed from August.3 to August.21, 2026/,
  de: /Geschlossen vom 3\..August bis 21\..August 2026/,
}
const closedInMail: Record<Locale, RegExp> = {
  fr: /Nous sommes fermés du 3.août au 21.août 2026/,
  en: /We are closed from August.3 to August.21, 2026/,
  de: /Wir haben vom 3\..August bis 21\..August 2026 geschlossen/,
}

test.each(locales)(
  'a closure is said on every page at once, also on those that were cached (%s)',
  async (locale) => {
    openCache()
    const paths = ['/', '/contact', '/about', '/products/montevigne-p1', '/blog'].map((path) =>
      inLocale(locale, path),
    )
    for (const path of paths) expect(seen(await read(path))).not.toMatch(closed[locale])
    const { id, revision } = await store(summer)
    for (const path of paths)
      expect([path, seen(await read(path))]).toEqual([path, expect.stringMatching(closed[locale])])
    const removed = await request(`/api/desk/announcements?id=${id}&revision=${revision}`, {
      method: 'DELETE',
    })
    expect(removed.status).toBe(204)
    for (const path of paths) expect(seen(await read(path))).not.toMatch(closed[locale])
  },
)

test('structured data names the closure and the hours', async () => {
  await store(summer)
  for (const path of ['/about', '/contact']) {
    const blocks = jsonLdOf(await read(path)) as { mainEntity?: object }[]
    const [business] = blocks.map((block) => block.mainEntity ?? block)
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      specialOpeningHoursSpecification: [
        { validFrom: '2026-08-03', validThrough: '2026-08-21', opens: '00:00', closes: '00:00' },
      ],
    })
  }
})

test.each(locales)(
  'a request of the 3rd is due after the 21st, and both mails say why (%s)',
  async (lang) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await store({ ...summer, reason })
    setTime('2026-08-03T08:00:00Z')
    await post('/api/quotes', { ...shortQuote, lang })
    await post('/api/contact', { ...contactBody, lang })
    const [row] = await edge.rows<{ due_at: string }>('quote_requests')
    expect(row?.due_at).toBe('2026-08-25T06:00:00.000Z')
    edge.env.JOBS.sendBatch = () => Promise.reject(new Error('no queue: the sweep delivers'))
    await sweep(edge.env)
    const visitors = edge.mails.filter(({ to }) => to !== 'office@scales.example')
    const office = edge.mails.filter(({ to }) => to === 'office@scales.example')
    expect([visitors.length, office.length]).toEqual([2, 2])
    for (const part of visitors.flatMap(bothParts)) {
      expect(part).toMatch(closedInMail[lang])
      expect(part).toContain(reason[lang])
      expect(part).toMatch(/25/)
    }
    for (const part of office.flatMap(bothParts)) {
      expect(part).toMatch(/du 3.août au 21.août 2026/)
      expect(part).toMatch(/Réponse au plus tard le (: )?25.août 2026/)
    }
  },
)

test('open requests are due by the calendar as it is now, and answered ones stay as they were', async () => {
  setTime('2026-07-31T08:00:00Z')
  await post('/api/quotes', shortQuote)
  await post('/api/quotes', { ...shortQuote, message: 'Une autre ?' })
  await edge.env.DB.prepare("update quote_requests set state = 'offered' where message = 'Une autre ?'").run()
  const dues = async () =>
    (await edge.rows<{ message: string; due_at: string }>('quote_requests'))
      .sort((a, b) => a.message.localeCompare(b.message))
      .map((row) => row.due_at)
  const [other, own] = ['2026-08-03T08:00:00.000Z', '2026-08-03T08:00:00.000Z']
  expect(await dues()).toEqual([other, own])
  const stored = await store(summer)
  expect(await dues()).toEqual([other, '2026-08-24T08:00:00.000Z'])
  await store({ ...summer, last: '2026-08-14' }, stored)
  expect(await dues()).toEqual([other, '2026-08-17T08:00:00.000Z'])
  await request(`/api/desk/announcements?id=${stored.id}&revision=2`, { method: 'DELETE' })
  expect(await dues()).toEqual([other, own])
})

test.each<[lang: Locale, asked: string]>([
  ['fr', 'Êtes-vous ouverts le 10 août ?'],
  ['en', 'Are you open on August 10?'],
  ['de', 'Haben Sie am 10. August geöffnet?'],
])('the assistant knows the closure (%s)', async (lang, asked) => {
  await store(summer)
  const ask = async (text: string) => {
    const response = await post('/api/assistant', { lang, messages: [{ from: 'visitor', text }] })
    return ((await response.json()) as { reply: { text: string } }).reply.text
  }
  expect(await ask(asked)).toMatch(closedInMail[lang])
  expect(
    await ask(
      {
        fr: 'Je veux parler à quelqu’un',
        en: 'I want to talk to a person',
        de: 'Ich möchte mit jemandem sprechen',
      }[lang],
    ),
  ).toMatch(closedInMail[lang])
})

test('new opening hours hold from their day on, in every place that names hours', async () => {
  const parted = [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ]
  const week = [parted, parted, parted, parted, parted, [{ from: '09:00', to: '12:00' }], []]
  await store({ kind: 'hours', first: '2026-09-01', week })
  expect(seen(await read('/contact'))).toContain('Du lundi au vendredi, 08:00 – 17:30')
  expect((await opening()).hours.map(({ from }) => from)).toEqual(['', '2026-09-01'])
  setTime('2026-09-01T06:00:00Z')
  forgetOpening(edge.env)
  for (const path of ['/contact', '/']) {
    const text = seen(await read(path))
    expect(text).toContain('Du lundi au vendredi, 09:00 – 12:00, 14:00 – 18:00')
    expect(text).toContain('Le samedi, 09:00 – 12:00')
    expect(text).not.toContain('17:30')
  }
  const response = await post('/api/assistant', {
    lang: 'fr',
    messages: [{ from: 'visitor', text: 'Vos horaires ?' }],
  })
  expect(((await response.json()) as { reply: { text: string } }).reply.text).toContain('de 14:00 à 18:00')
})

test('a notice is on every page between its instants, and named to nobody before', async () => {
  const text = { fr: 'Salon à Metz', en: 'Fair in Metz', de: 'Messe in Metz' }
  await store({ kind: 'notice', first: '2026-08-01T08:00', last: '2026-08-02T18:00', text })
  expect((await opening()).notices).toEqual([])
  expect(await read('/de/products')).not.toContain(text.de)
  setTime('2026-08-01T06:00:00Z')
  forgetOpening(edge.env)
  const pages = Object.entries(publicSamples).flatMap(([name, [sample]]) =>
    sample ? locales.map((locale) => ({ name, locale, path: inLocale(locale, sample.path) })) : [],
  )
  const saying = async () => {
    const said: string[] = []
    for (const { name, locale, path } of pages)
      if ((await read(path)).includes(text[locale])) said.push(`${name} ${locale}`)
    return said
  }
  expect(await saying()).toEqual(pages.map(({ name, locale }) => `${name} ${locale}`))
  setTime('2026-08-02T16:00:00Z')
  forgetOpening(edge.env)
  expect(await saying()).toEqual([])
})

test('what was asked for before a change is not remembered after it', async () => {
  const { DB } = edge.env
  let isHeld = true
  const released = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  const slow = {
    DB: aroundD1(DB, async (_, run) => {
      const answer = await run()
      asked.resolve()
      if (isHeld) await released.promise
      return answer
    }),
  }
  const before = currentOpening(slow)
  await asked.promise
  await store(summer)
  forgetOpening(slow)
  isHeld = false
  released.resolve()
  expect((await before).opening.closures).toEqual([])
  expect((await currentOpening(slow)).opening.closures).toHaveLength(1)
})

test('overlapping closures, past days and hours that begin on the same day are refused at their field', async () => {
  await store(summer)
  const overlap = { first: 'content.overlap-closure' }
  expect(await refused({ ...summer, first: '2026-08-21', last: '2026-08-30' })).toEqual(overlap)
  expect(await refused({ ...summer, first: '2026-07-30', last: '2026-09-30' })).toEqual(overlap)
  await store({ ...summer, first: '2026-08-22', last: '2026-08-23' })
  expect(await refused({ ...summer, first: '2026-07-01', last: '2026-07-29' })).toEqual({
    last: 'content.past',
  })
  const week = [[{ from: '08:00', to: '12:00' }], [], [], [], [], [], []]
  await store({ kind: 'hours', first: '2026-09-01', week })
  expect(await refused({ kind: 'hours', first: '2026-09-01', week })).toEqual({
    first: 'content.overlap-hours',
  })
  expect(
    await refused({
      ...{ kind: 'notice', first: '2026-07-30T08:00', last: '2026-07-30T11:59' },
      text: { fr: 'a', en: 'b', de: 'c' },
    }),
  ).toEqual({ last: 'content.past' })
})

test('of two closures of the same days that are sent at once one is stored', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => put({ id: newId(), revision: 0, content: summer })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  expect(await edge.rows('announcements')).toHaveLength(1)
})

test('who changes what somebody else has changed meanwhile is told who, by name, and nothing is lost', async () => {
  await edge.env.DB.exec(
    "insert into staff (email, name, roles, added_at) values ('administrator@localhost', 'Marie Klein', '[]', '2026')",
  )
  const stored = await store(summer)
  await store({ ...summer, last: '2026-08-20' }, stored)
  const late = await put({ id: stored.id, revision: 1, content: { ...summer, last: '2026-08-19' } })
  expect([late.status, await late.json()]).toMatchObject([
    412,
    { code: 'precondition-failed', changed: { by: 'Marie Klein' } },
  ])
  const removal = await request(`/api/desk/announcements?id=${stored.id}&revision=1`, { method: 'DELETE' })
  expect(removal.status).toBe(412)
  expect((await opening()).closures).toMatchObject([{ last: '2026-08-20' }])
})

test('each change is in the journal with what was before and after, and what was taken away can be put back', async () => {
  const stored = await store(summer)
  await store({ ...summer, reason }, stored)
  await request(`/api/desk/announcements?id=${stored.id}&revision=2`, { method: 'DELETE' })
  await store({ ...summer, reason }, { id: stored.id })
  expect((await opening()).closures).toEqual([{ first: '2026-08-03', last: '2026-08-21', reason }])
  const { items } = (await (await request('/api/desk/audit?kind=closure')).json()) as AuditEntries
  expect(items.map(({ action, subject }) => [action, subject.id])).toEqual(
    ['create', 'delete', 'change', 'create'].map((action) => [action, '2026-08-03']),
  )
  expect(items[2]).toMatchObject({ before: summer, after: { ...summer, reason } })
  expect(items[1]).toMatchObject({ before: { ...summer, reason }, after: null })
})

test('whoever may not write content gets the 404 of strangers', async () => {
  const stored = await store(summer)
  const bearers = [null, 'x', await wholeDeskToken(edge.env, new Date('2027-12-31'), ['sales', 'catalogue'])]
  for (const bearer of bearers) {
    const change = JSON.stringify({ id: stored.id, revision: 1, content: { ...summer, last: '2026-08-20' } })
    for (const [path, init] of [
      ['/api/desk/announcements', {}],
      ['/api/desk/announcements', { method: 'PUT', body: change }],
      [`/api/desk/announcements?id=${stored.id}&revision=1`, { method: 'DELETE' }],
    ] as const)
      expect((await request(path, init, bearer)).status).toBe(404)
  }
  expect((await opening()).closures).toHaveLength(1)
})
