import { beforeEach, expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { ArticleContent, DeskArticle, EditedArticle } from '#domain/content/article-content.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { AuditEntries } from '#domain/staff/audit.ts'
import { publishDueArticles } from '#functions/articles/live.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication } from '#functions/publishing/start.ts'
import { setTime } from '#test/support/accounts.ts'
import { openForAdministrator } from '#test/support/administrator.ts'
import { articles, catalogueOf, type Edge, importCatalogue } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'

const small = catalogueOf('montevigne-p1')
let edge: Edge
let request: Awaited<ReturnType<typeof openForAdministrator>>['request']

beforeEach(async () => {
  const opened = await openForAdministrator('2026-11-20T10:00:00Z', small)
  edge = opened.edge
  request = opened.request
})

const put = (body: object) => request('/api/desk/articles', { method: 'PUT', body: JSON.stringify(body) })
const read = async (path: string) => (await request(path, {}, null)).text()
const statusOf = async (path: string) => (await request(path, {}, null)).status
const list = async () =>
  ((await (await request('/api/desk/articles')).json()) as { items: DeskArticle[] }).items
const open = async (slug: string, version = '') =>
  (await (
    await request(`/api/desk/articles/version?slug=${slug}${version && `&version=${version}`}`)
  ).json()) as EditedArticle

const slug = 'peser-au-froid'
const textIn = (word: string) => ({
  title: `Peser au froid ${word}`,
  excerpt: `Ce que le froid change ${word}`,
  markdown: `## Le froid ${word}\n\nUne balance **froide** dérive, voir [la liste](/products).`,
})
const contentOf = (word: string): ArticleContent => ({
  ...{
    byline: 'Haut-Barr Pesage',
    subcategories: ['retail-computing'].slice(1),
    related: ['verification-periodique'],
  },
  texts: { fr: textIn(`${word} fr`), en: textIn(`${word} en`), de: textIn(`${word} de`) },
})
const change = (more: object = {}) => ({
  ...{ slug, seen: 0, state: 'published', day: '2026-11-20', content: contentOf('un') },
  ...more,
})

test('an article that is published is in list, page, feed, sitemap and structured data, in three languages', async () => {
  openCache()
  for (const locale of locales) expect(await read(inLocale(locale, '/blog'))).not.toContain('Peser au froid')
  expect((await put(change())).status).toBe(200)
  for (const locale of locales) {
    expect(await read(inLocale(locale, '/blog'))).toContain(`Peser au froid un ${locale}`)
    const page = await read(inLocale(locale, `/blog/${slug}`))
    expect(page).toContain(`Le froid un ${locale}</h2>`)
    expect(page).toContain(`<a href="${inLocale(locale, '/products')}">`)
    expect(page).toContain('"datePublished":"2026-11-20"')
    expect(await read(inLocale(locale, '/blog/rss.xml'))).toContain(`Peser au froid un ${locale}`)
  }
  expect(await read('/sitemap.xml')).toContain(`/blog/${slug}</loc><lastmod>2026-11-20`)
})

test('a draft and an article of a later day are in no answer until their day comes, once', async () => {
  await put(change({ state: 'draft' }))
  await put(change({ seen: 1, day: '2026-11-22', content: contentOf('deux') }))
  const everywhere = ['/blog', '/blog/rss.xml', '/sitemap.xml', '/api/articles']
  for (const path of everywhere) expect(await read(path)).not.toMatch(/froid/)
  expect(await statusOf(`/blog/${slug}`)).toBe(404)
  setTime('2026-11-21T22:59:00Z')
  await publishDueArticles(edge.env)
  expect(await read('/api/articles')).not.toMatch(/froid/)
  setTime('2026-11-21T23:00:00Z')
  await publishDueArticles(edge.env)
  expect(await read('/api/articles')).toContain('Peser au froid deux fr')
  const [, , ...more] = await edge.rows<{ live_at: string | null }>('article_versions')
  expect(more).toEqual([])
  setTime('2026-11-22T23:00:00Z')
  await publishDueArticles(edge.env)
  const rows = await edge.rows<{ live_at: string | null }>('article_versions')
  expect(rows.map((row) => row.live_at)).toEqual([null, '2026-11-21T23:00:00.000Z'])
})

test('an article that was taken away before its day does not appear on it', async () => {
  await put(change({ day: '2026-11-22' }))
  await put(change({ seen: 1, state: 'withdrawn' }))
  setTime('2026-11-22T10:00:00Z')
  await publishDueArticles(edge.env)
  expect(await statusOf(`/blog/${slug}`)).toBe(404)
})

test('an article that is taken away is nowhere, and comes back as it was', async () => {
  openCache()
  await put(change())
  expect(await statusOf(`/blog/${slug}`)).toBe(200)
  setTime('2026-11-20T10:01:00Z')
  await put(change({ seen: 1, state: 'withdrawn' }))
  expect(await statusOf(`/blog/${slug}`)).toBe(404)
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml']) expect(await read(path)).not.toMatch(/froid/)
  expect((await list()).find((own) => own.slug === slug)).toMatchObject({ state: 'withdrawn', isLive: false })
  setTime('2026-11-20T10:02:00Z')
  await put(change({ seen: 2, content: (await open(slug, '1')).content }))
  expect(await read(`/blog/${slug}`)).toContain('Le froid un fr')
})

test('an article of the import is edited from its own text, and no import writes over it', async () => {
  const own = 'verification-periodique'
  const found = await open(own)
  expect(found.versions).toEqual([])
  const { content } = found
  content.texts.fr.markdown += '\n## Ajouté au bureau\n\nUne phrase.\n'
  const before = await read(`/blog/${own}`)
  await put({ slug: own, seen: 0, state: 'published', day: found.day, content })
  const after = await read(`/blog/${own}`)
  expect(after).toContain('Ajouté au bureau')
  // All else is as it was.
  expect(after.match(/<h2 id/g)?.length).toBe((before.match(/<h2 id/g)?.length ?? 0) + 1)
  await startPublication(edge.env, { author: 'operator:test', changes: [], everything: true })
  await runPublications(edge.env, { untilMs: Number.MAX_SAFE_INTEGER })
  expect(await read(`/blog/${own}`)).toContain('Ajouté au bureau')
})

test('each version is kept with its author, and an old one can be taken up again', async () => {
  await put(change())
  await put(change({ seen: 1, content: contentOf('deux') }))
  const { versions, content } = await open(slug)
  expect(content).toEqual(contentOf('deux'))
  expect(versions.map(({ version, state, author }) => [version, state, author])).toEqual([
    [2, 'published', 'administrator@localhost'],
    [1, 'published', 'administrator@localhost'],
  ])
  expect((await open(slug, '1')).content).toEqual(contentOf('un'))
  const { items } = (await (await request('/api/desk/audit?kind=article')).json()) as AuditEntries
  expect(items.map(({ action, before, after }) => [action, before, after])).toMatchObject([
    [
      'change',
      { version: 1, texts: { fr: { title: 'Peser au froid un fr' } } },
      { version: 2, texts: { fr: { title: 'Peser au froid deux fr' } } },
    ],
    ['create', null, { version: 1 }],
  ])
  expect(items.map(({ subject }) => subject.name)).toEqual(Array(2).fill('Peser au froid deux fr'))
})

test('of two who edit the same version the second is told, and nothing of theirs is half stored', async () => {
  await put(change({ state: 'draft' }))
  const answers = await Promise.all(
    ['deux', 'trois'].map((word) => put(change({ seen: 1, content: contentOf(word) }))),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412])
  const stored = (await open(slug)).content.texts.fr.title
  expect(await read('/api/articles')).toContain(stored)
  expect(await edge.rows('article_versions')).toHaveLength(2)
  expect(((await (await request('/api/desk/audit?kind=article')).json()) as AuditEntries).items).toHaveLength(
    2,
  )
})

test.each([
  ['HTML', '<script>alert(1)</script>', 'content.html'],
  ['a picture of another host', '![x](https://evil.example/x.png)', 'content.foreign-link'],
  ['a link that is none', '[x](http://evil.example)', 'content.foreign-link'],
])('%s is refused at its field', async (_, markdown, error) => {
  const content = contentOf('un')
  content.texts.de.markdown = markdown
  const response = await put(change({ content }))
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { fields: { 'content.texts.de.markdown': error } },
  ])
  const preview = await request('/api/desk/articles/preview', {
    method: 'POST',
    body: JSON.stringify({ lang: 'de', markdown }),
  })
  const { html, problem, passage } = (await preview.json()) as {
    html: string
    problem: string
    passage: string
  }
  expect(problem).toBe(error)
  expect(markdown).toContain(passage)
  expect(html).not.toMatch(/evil|script/)
})

test('what is published is whole in every language', async () => {
  const content = contentOf('un')
  content.texts.en = { title: '', excerpt: 'x', markdown: '' }
  const response = await put(change({ content }))
  expect(((await response.json()) as { fields: object }).fields).toEqual({
    'content.texts.en.title': 'content.language',
    'content.texts.en.markdown': 'content.language',
  })
  expect((await put(change({ content, state: 'draft' }))).status).toBe(200)
})

test('the assistant has no passage of an article that was taken away, and one of a new one', async () => {
  const own = 'carnet-metrologique'
  const { content, day } = await open(own)
  await put({ slug: own, seen: 0, state: 'withdrawn', day, content })
  await put(change())
  const passages = await edge.rows<{ href: string }>('assistant_passages')
  expect(passages.some(({ href }) => href.includes(own))).toBe(false)
  // The summary and the one section, in three languages.
  expect(passages.filter(({ href }) => href.includes(slug))).toHaveLength(6)
})

test('articles of the seed are what the import brought', async () => {
  expect((await list()).map((own) => [own.slug, own.version]).sort()).toEqual(
    articles.map((own) => [own.slug, 0]).sort(),
  )
  await importCatalogue(edge.env.DB, small)
  expect(await list()).toHaveLength(articles.length)
})
