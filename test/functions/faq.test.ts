import { beforeEach, expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { QuestionSet, WrittenQuestion } from '#domain/content/question-set.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import { findPassages } from '#functions/assistant/passages.ts'
import { questionPassages } from '#functions/publishing/passage-rows.ts'
import { storedQuestions } from '#functions/publishing/stored-articles.ts'
import { wholeDeskToken } from '#functions/sessions/desk.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { jsonLdOf } from '#test/support/markup.ts'

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
const put = (body: object) => request('/api/desk/faq', { method: 'PUT', body: JSON.stringify(body) })
const read = async (path: string) => (await edge.request(local + path)).text()
const sets = async () => ((await (await request('/api/desk/faq')).json()) as { items: QuestionSet[] }).items

const written = (word: string, configurator = false): WrittenQuestion => ({
  question: { fr: `Question ${word} fr ?`, en: `Question ${word} en?`, de: `Frage ${word} de?` },
  answer: { fr: `Réponse ${word}`, en: `Answer ${word}`, de: `Antwort ${word}` },
  configurator,
})

test('questions that are written are on their page and in its structured data, and no other page changes', async () => {
  openCache()
  const before = await read('/devis')
  for (const locale of locales) await read(inLocale(locale, '/contact'))
  expect(
    (await put({ page: 'contact', revision: 0, items: [written('un', true), written('deux')] })).status,
  ).toBe(200)
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

test('the desk begins with the questions of the site, and no questions are those again', async () => {
  const [, contact] = await sets()
  expect(contact).toMatchObject({ page: 'contact', revision: 0, author: '' })
  expect(contact?.items.length).toBeGreaterThan(5)
  for (const { question, answer } of contact?.items ?? [])
    for (const locale of locales) expect(question[locale] && answer[locale]).not.toBe('')
  const before = await read('/contact')
  await put({ page: 'contact', revision: 0, items: [written('un')] })
  await put({ page: 'contact', revision: 1, items: [] })
  expect((await read('/contact')).match(/<summary>.*?<\/summary>/g)).toEqual(
    before.match(/<summary>.*?<\/summary>/g),
  )
})

test('the journal holds what was changed of the questions only, and what came back', async () => {
  const [, contact] = await sets()
  const items = contact?.items ?? []
  const changed = items.with(2, { ...items[2], ...written('un') })
  await put({ page: 'contact', revision: 0, items: changed })
  await put({ page: 'contact', revision: 1, items: [written('deux'), ...changed] })
  await put({ page: 'contact', revision: 2, items: changed })
  await put({ page: 'contact', revision: 3, items: [] })
  const journal = (await (await request('/api/desk/audit?kind=questions')).json()) as AuditEntries
  const texts = ({ question, answer }: Partial<WrittenQuestion> = {}) => ({ question, answer })
  const itemsOf = (side: unknown) => Object.values(side as object)[0]
  expect(journal.items.map(({ before, after }) => [itemsOf(before), itemsOf(after)])).toMatchObject([
    [texts(written('un')), texts(items[2])],
    [written('deux'), undefined],
    [undefined, written('deux')],
    [texts(items[2]), texts(written('un'))],
  ])
})

test('a text that is missing in a language is told at its field, and the second of two writers is told', async () => {
  const item = written('un')
  const missing = await put({
    page: 'contact',
    revision: 0,
    items: [{ ...item, answer: { ...item.answer, de: ' ' } }],
  })
  expect(((await missing.json()) as { fields: object }).fields).toEqual({
    'items.0.answer.de': 'content.language',
  })
  const answers = await Promise.all(
    ['un', 'deux'].map((word) => put({ page: 'contact', revision: 0, items: [written(word)] })),
  )
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
  await put({ page: 'contact', revision: 0, items })
  expect(await answer()).toContain('au musée')
  const passages = async () =>
    (await edge.rows<{ title: string }>('assistant_passages')).map(({ title }) => title)
  expect((await passages()).filter((title) => title.includes('trébuchets'))).toHaveLength(1)
  const written = questionPassages(await storedQuestions(edge.env.DB)).map(([, title]) => title)
  expect(written).toContain('Que montre votre collection de trébuchets romains\u202f?')
  await put({ page: 'contact', revision: 1, items: [] })
  expect((await passages()).some((title) => title.includes('trébuchets'))).toBe(false)
})
