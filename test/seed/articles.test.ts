import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { readingMinutes, renderMarkdown, wordsIn } from '#functions/articles/markdown.ts'
import kinds from '#seed/data/kinds.json' with { type: 'json' }
import { readArticles } from '#seed/read-articles.ts'

const articles = readArticles()
const sourceOf = (slug: string, locale: string) => readFileSync(`seed/articles/${slug}/${locale}.md`, 'utf8')

test.each([
  ['arrêté du 26 mai 2004, classe III, 2 ans', 'arrêté du 26\u00a0mai 2004, classe\u00a0III, 2\u00a0ans'],
  ['Erlass vom 31. Dezember 2001, alle 2 Jahre', 'Erlass vom 31.\u00a0Dezember 2001, alle 2\u00a0Jahre'],
  ['every 2 years, 3 mainly', 'every 2\u00a0years, 3 mainly'],
])('numbers stay with what they count: %s', (markdown, html) => {
  expect(renderMarkdown(markdown, 'fr').trim()).toBe(`<p>${html}</p>`)
})

test('there are at least nine articles, each on a different day', () => {
  expect(articles.length).toBeGreaterThanOrEqual(9)
  expect(new Set(articles.map(({ date }) => date)).size).toBe(articles.length)
})

test.each(locales)('every article has 600 words or more, a short title and an excerpt (%s)', (locale) => {
  for (const { slug, texts } of articles) {
    expect(wordsIn(sourceOf(slug, locale)), `${slug}/${locale}`).toBeGreaterThanOrEqual(600)
    expect(texts[locale].title.length, `${slug}/${locale} title`).toBeLessThanOrEqual(75)
    expect(texts[locale].excerpt.length, `${slug}/${locale} excerpt`).toBeGreaterThan(80)
    expect(texts[locale].minutes).toBeGreaterThanOrEqual(3)
  }
})

test.each(locales)(
  'an excerpt is short enough for the description that search engines show (%s)',
  (locale) => {
    expect(
      articles.filter(({ texts }) => texts[locale].excerpt.length > 160).map(({ slug }) => slug),
    ).toEqual([])
  },
)

test('no title or excerpt is repeated in any language', () => {
  const summaries = articles.flatMap(({ texts }) =>
    locales.flatMap((locale) => [texts[locale].title, texts[locale].excerpt]),
  )
  expect(new Set(summaries).size).toBe(summaries.length)
})

test('the kinds, articles and addresses that an article refers to exist', () => {
  const slugs = articles.map(({ slug }) => slug)
  const keys = kinds.map(({ key }) => key)
  for (const { slug, subcategories, related, texts } of articles) {
    expect(keys).toEqual(expect.arrayContaining(subcategories))
    expect(slugs).toEqual(expect.arrayContaining(related))
    expect(related).not.toContain(slug)
    for (const locale of locales) {
      const links = [...texts[locale].html.matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
      const prefix = locale === 'fr' ? '' : `/${locale}`
      for (const link of links)
        expect(link, `${slug}/${locale}`).toMatch(new RegExp(`^${prefix}/(products|devis|contact|blog)`))
      for (const link of links.filter((href) => href.includes('/blog/')))
        expect(slugs).toContain(link.split('/').at(-1))
    }
  }
})

test('French articles use the typographic apostrophe', () => {
  for (const { slug } of articles)
    expect(sourceOf(slug, 'fr').replaceAll('`', ''), slug).not.toMatch(/\p{L}'\p{L}/u)
})

test.each([
  ['a script', '<script>alert(1)</script>', 'alert(1)'],
  ['an event handler', '<p onclick="alert(1)">x</p>', 'onclick'],
  ['a picture that fails', '<img src=x onerror=alert(1)>', 'img'],
  ['an address that runs', '[x](javascript:alert(1))', 'javascript:'],
  ['an address without a scheme', '[x](//evil.example)', '//evil'],
  ['a style', '<p style="position:fixed">x</p>', 'style'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', 'iframe'],
])('%s is removed', (_, markdown, trace) => {
  expect(renderMarkdown(markdown, 'fr')).not.toContain(trace)
})

test('links inside the site use the language of the article', () => {
  expect(renderMarkdown('[x](/devis)', 'de')).toContain('href="/de/devis"')
  expect(renderMarkdown('[x](/products?category=medical)', 'fr')).toContain(
    'href="/products?category=medical"',
  )
})

test('a table scrolls in its own container, which the keyboard can reach', () => {
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |', 'fr')).toMatch(
    /^<div class="table-scroll" tabindex="0"><table>/,
  )
})

test.each([
  ['', 1],
  ['mot '.repeat(100), 1],
  ['mot '.repeat(660), 3],
])('reading time is rounded to whole minutes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes)
})
