import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { Article, ArticleList } from '#domain/site/article.ts'
import { articles, openCatalogueEdge, openEdge, origin } from '#test/support/edge.ts'
import { tagsOf, xmlProblem } from '#test/support/markup.ts'

async function get<Answer>(path: string): Promise<Answer> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as Answer
}

const newestFirst = [...articles].sort((a, b) => (a.date < b.date ? 1 : -1))

test.each(locales)('the articles are listed newest first in the requested language (%s)', async (lang) => {
  const { items } = await get<ArticleList>(`/api/articles?lang=${lang}`)
  expect(items).toEqual(
    newestFirst.map(({ slug, date, author, texts }) => ({
      slug,
      date,
      author,
      title: texts[lang].title,
      excerpt: texts[lang].excerpt,
      minutes: texts[lang].minutes,
    })),
  )
})

test('the default language of the articles is French', async () => {
  const [first] = (await get<ArticleList>('/api/articles')).items
  expect(first?.title).toBe(newestFirst[0]?.texts.fr.title)
})

test.each(locales)('an article contains its text and its further reading, in order (%s)', async (lang) => {
  for (const { slug, texts, subcategories, related } of articles) {
    const article = await get<Article>(`/api/articles/${slug}?lang=${lang}`)
    expect(article).toMatchObject({ slug, html: texts[lang].html, subcategories })
    expect(article.related.map((other) => other.slug)).toEqual(related)
    for (const other of article.related) {
      expect(other.title).toBe(articles.find((candidate) => candidate.slug === other.slug)?.texts[lang].title)
    }
  }
})

test.each([
  ['/api/articles/nothing', 404, 'not-found'],
  ['/api/articles/..%2fproducts', 404, 'not-found'],
  ["/api/articles/x'%20or%201=1", 404, 'not-found'],
  ['/api/articles?lang=xx', 422, 'invalid-fields'],
  ['/api/articles?page=2', 422, 'invalid-fields'],
  ['/api/articles?lang=fr&lang=de', 400, 'unreadable'],
])('%s returns %i', async (path, status, code) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json',
  ])
  expect(await response.json()).toMatchObject({ code })
})

test('the list of articles is empty before the first import', async () => {
  const edge = await openEdge()
  expect(await (await edge.request('/api/articles')).json()).toEqual({ items: [] })
})

test.each([
  ['/blog/rss.xml', 'fr'],
  ['/en/blog/rss.xml', 'en'],
  ['/de/blog/rss.xml', 'de'],
] as const)('%s is a feed of the articles in its language', async (path, lang) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
  ])
  const xml = await response.text()
  expect(xmlProblem(xml)).toBeNull()
  const prefix = lang === 'fr' ? '' : `/${lang}`
  expect(tagsOf(xml, 'guid').map(({ text }) => text)).toEqual(
    newestFirst.map(({ slug }) => `${origin}${prefix}/blog/${slug}`),
  )
})
