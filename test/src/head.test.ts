import { expect, test } from 'vitest'
import { usualOpening } from '#domain/content/opening.ts'
import { type HeadTag, headTags } from '#src/shell/head.ts'
import type { PageMeta } from '#src/site/page.ts'

const context = {
  t: (key: string) => key,
  locale: 'fr' as const,
  origin: 'https://scales.example',
  now: new Date('2026-11-02T09:00:00Z'),
  openingHours: {},
  company: usualOpening.company,
  pictureOf: () => 'https://scales.example/og/x.png',
}
const meta: PageMeta = { title: 'T', description: 'D', keywords: 'K', canonicalPath: '/x' }

const jsonLd = (tags: HeadTag[]) =>
  tags.filter(({ tag }) => tag === 'script').map(({ text }) => JSON.parse(text ?? ''))

test('breadcrumb data is present only below the home page, where it begins', () => {
  expect(jsonLd(headTags({ ...meta, breadcrumbs: [] }, context))).toEqual([])
  const [list] = jsonLd(headTags({ ...meta, breadcrumbs: [{ name: 'X', path: '/x' }] }, context))
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'nav.home', item: 'https://scales.example/' },
      { position: 2, name: 'X' },
    ],
  })
})

test('FAQ data is present only with questions', () => {
  expect(jsonLd(headTags({ ...meta, faq: [] }, context))).toEqual([])
  const [faq] = jsonLd(headTags({ ...meta, faq: [{ question: 'Q ?', answer: '<b>A</b>' }] }, context))
  expect(faq.mainEntity).toEqual([
    { '@type': 'Question', name: 'Q ?', acceptedAnswer: { '@type': 'Answer', text: '<b>A</b>' } },
  ])
})

test('rating data is present only with ratings, on the first entity of the page', () => {
  const subjects = [{ '@type': 'Product' }, { '@type': 'Organization' }]
  const ratings = (reviews?: PageMeta['reviews']) =>
    jsonLd(headTags({ ...meta, jsonLd: subjects, ...(reviews ? { reviews } : {}) }, context)).map(
      ({ aggregateRating }) => aggregateRating,
    )
  expect(ratings()).toEqual([undefined, undefined])
  expect(ratings({ averageRating: 5, count: 0 })).toEqual([undefined, undefined])
  expect(ratings({ averageRating: 4.5, count: 12 })).toEqual([
    { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
    undefined,
  ])
})

test('a text cannot close the script element that contains it', () => {
  const [script] = headTags(
    { ...meta, faq: [{ question: '</script><script>', answer: 'x' }] },
    context,
  ).filter(({ tag }) => tag === 'script')
  expect(script?.text).not.toContain('</script')
})
