import { beforeEach, expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { DatedPage } from '#domain/content/dated-version.ts'
import type { WrittenQuestion } from '#domain/content/question-set.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import { findPassages } from '#functions/assistant/passages.ts'
import { openDb } from '#functions/db/client.ts'
import { liveQuestions } from '#functions/db/live-questions.ts'
import { questionPassages } from '#functions/publishing/passage-rows.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { jsonLdOf } from '#test/support/markup.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'

const local = 'http://localhost'
let edge: Edge
let token: string

beforeEach(async () => {
  setTime('2026-11-20T10:00:00Z')
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1'), vars: { SITE_ORIGIN: local } })
  token = await wholeDeskToken(edge.env, new Date('2027-12-31'), ['administrator'])
})

const request = (path: string, init: RequestInit = {}) =>
  edge.request(local + path, {
    ...init,
    headers: { 'content-type': 'application/json', origin: local, authorization: `Bearer ${token}` },
  })
const put = (content: readonly WrittenQuestion[], seen = 1, day = '2026-11-20') =>
  request('/api/desk/faq', {
    method: 'PUT',
    body: JSON.stringify({ subject: 'contact', seen, day, content }),
  })
const read = async (path: string) => (await edge.request(local + path)).text()
const page = async (version = '') =>
  (await (await request(`/api/desk/versions?subject=contact${version}`)).json()) as DatedPage
const questions = async (version = '') => (await page(version)).content as WrittenQuestion[]
const atMidday = async (day: string) => {
  setTime(`${day}T12:00:00Z`)
  await sweep(edge.env)
}

const written = (word: string, configurator = false): WrittenQuestion => ({
  question: { fr: `Question ${word} fr ?`, en: `Question ${word} en?`, de: `Frage ${word} de?` },
  answer: { fr: `Réponse ${word}`, en: `Answer ${word}`, de: `Antwort ${word}` },
  configurator,
})

test('questions that are written are on their page and in its structured data, and no other page changes', async () => {
  openCache()
  const before = await read('/devis')
  for (const locale of locales) await read(inLocale(locale, '/contact'))
  expect((await put([written('un', true), written('deux')])).status).toBe(200)
  for (const locale of locales) {
    const page = await read(inLocale(locale, '/contact'))
    const { question, answer } = written('un')
    expect(page).toContain(question[locale])
    const faq = (jsonLdOf(page) as { '@type': string; mainEntity?: { name: string }[] }[]).find(
      (block) => block['@type'] === 'FAQPage',
    )
    expect(faq?.mainEntity).toMatchObject([
      { name: question[locale], acceptedAnswer: { text: answer[locale] } },
      { name: written('deux').question[locale] },
    ])
    expect(page.match(/<details/g)).toHaveLength(2)
    expect(page).toContain(`href="${inLocale(locale, '/devis/configurateur')}"`)
  }
  expect((await read('/devis')).match(/<summary>/g)).toEqual(before.match(/<summary>/g))
})

test('the desk begins with the questions of the site, which can be taken up again', async () => {
  const initial = await questions()
  expect(initial.length).toBeGreaterThan(5)
  for (const { question, answer } of initial)
    for (const locale of locales) expect(question[locale] && answer[locale]).not.toBe('')
  const before = await read('/contact')
  await put([written('un')])
  expect(await questions()).toEqual([written('un')])
  await put(await questions('&version=1'), 2)
  expect((await read('/contact')).match(/<summary>.*?<\/summary>/g)).toEqual(
    before.match(/<summary>.*?<\/summary>/g),
  )
  expect((await put([], 3)).status).toBe(422)
})

test('questions of another day wait for it, on the page and for the assistant, and can be called off', async () => {
  const shown = async () => (await read('/contact')).includes('Question un fr')
  const told = async () =>
    (await edge.rows<{ title: string }>('assistant_passages')).some(({ title }) =>
      title.startsWith('Question un'),
    )
  await put([written('un')], 1, '2026-11-22')
  await put([written('deux')], 2, '2026-11-24')
  await atMidday('2026-11-21')
  expect([await shown(), await told()]).toEqual([false, false])
  await atMidday('2026-11-22')
  expect([await shown(), await told()]).toEqual([true, true])
  await request('/api/desk/versions?subject=contact&version=3', { method: 'DELETE' })
  await atMidday('2026-11-24')
  expect([await shown(), await told()]).toEqual([true, true])
  expect((await page()).versions.map(({ state }) => state)).toEqual(['called-off', 'present', 'past'])
  await put(await questions('&version=1'), 3, '2026-11-24')
  expect([await shown(), await told()]).toEqual([false, false])
})

test('a catalogue that is written anew takes nothing away of what the desk has written', async () => {
  await put([written('un')])
  const passages = async () => {
    const rows = await edge.rows<{ title: string; body: string; to_generation: number }>(
      `assistant_passages where to_generation > (select generation from catalogue_meta where key = 'version')
        and (title like 'Question un%' or title like 'Frage un%')`,
    )
    return rows.map(({ title, body }) => [title, body])
  }
  const before = await passages()
  expect(before).toHaveLength(3)
  await operatorOf(edge, { run: (...given) => importsInto(edge)(...given) }).run('catalogue', 'reindex')
  expect(await passages()).toEqual(before)
  expect(await read('/contact')).toContain('Question un fr')
})

test('the journal holds what was changed of the questions only, and what came back', async () => {
  const items = await questions()
  const changed = items.with(2, { ...(items[2] ?? written('')), ...written('un') })
  await put(changed)
  await put([written('deux'), ...changed], 2)
  await put(changed, 3)
  await put(items, 4)
  const journal = (await (await request('/api/desk/audit?kind=questions')).json()) as AuditEntries
  const texts = ({ question, answer }: Partial<WrittenQuestion> = {}) => ({ question, answer })
  const itemsOf = (side: unknown) => Object.values((side as { items: object }).items)[0]
  expect(journal.items.map(({ before, after }) => [itemsOf(before), itemsOf(after)])).toMatchObject([
    [texts(written('un')), texts(items[2])],
    [written('deux'), undefined],
    [undefined, written('deux')],
    [texts(items[2]), texts(written('un'))],
  ])
})

test('a text that is missing in a language is told at its field, and the second of two writers is told', async () => {
  const item = written('un')
  const missing = await put([{ ...item, answer: { ...item.answer, de: ' ' } }])
  expect(((await missing.json()) as { fields: object }).fields).toEqual({
    'content.0.answer.de': 'content.language',
  })
  const answers = await Promise.all(['un', 'deux'].map((word) => put([written(word)])))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const { items } = (await (await request('/api/desk/audit?kind=questions')).json()) as AuditEntries
  expect(items.map(({ action, subject }) => [action, subject.id])).toEqual([['create', 'contact']])
})

test('the assistant answers from the questions as the desk has written them', async () => {
  const items = [
    {
      question: { fr: 'Que montre votre collection de trébuchets romains ?', en: 'Old?', de: 'Alt?' },
      answer: {
        fr: 'La collection de trébuchets romains est au musée.',
        en: 'At the museum.',
        de: 'Im Museum.',
      },
      configurator: false,
    },
  ]
  const answer = async () => (await findPassages(edge.env, 'collection de trébuchets romains', 'fr'))[0]?.body
  await put(items)
  expect(await answer()).toContain('au musée')
  const passages = async () =>
    (await edge.rows<{ title: string }>('assistant_passages')).map(({ title }) => title)
  expect((await passages()).filter((title) => title.includes('trébuchets'))).toHaveLength(1)
  const written = questionPassages(await liveQuestions(openDb(edge.env.DB))).map(([, title]) => title)
  expect(written).toContain('Que montre votre collection de trébuchets romains\u202f?')
  await put(await questions('&version=1'), 2)
  expect((await passages()).some((title) => title.includes('trébuchets'))).toBe(false)
})
