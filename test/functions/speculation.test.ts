import { expect, test } from 'vitest'
import { openEdge } from '#test/support/edge.ts'

test('a page links the speculation rules for product pages', async () => {
  const edge = await openEdge()
  const page = await edge.request('/mentions-legales')
  const named = page.headers.get('speculation-rules') ?? ''
  expect(named).toBe('"/speculation-rules.json"')
  const rules = await edge.request(JSON.parse(named))
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  const [rule] = ((await rules.json()) as { prefetch: { where: { and: unknown[] } }[] }).prefetch
  expect(rule?.where.and).toEqual([
    { href_matches: ['/products/*', '/en/products/*', '/de/products/*'] },
    { not: { href_matches: '/*.pdf' } },
    { selector_matches: 'html:not([data-running]) a' },
  ])
})

test('a reader with Save-Data gets no speculation rules, nor does an error page', async () => {
  const edge = await openEdge()
  const saving = await edge.request('/mentions-legales', { headers: { 'save-data': 'on' } })
  expect(saving.headers.get('speculation-rules')).toBeNull()
  expect((await edge.request('/nowhere')).headers.get('speculation-rules')).toBeNull()
})
