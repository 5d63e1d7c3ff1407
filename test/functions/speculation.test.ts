import { expect, test } from 'vitest'
import { openEdge } from '#test/support/edge.ts'

test('a page names the rules by which browsers fetch product pages ahead', async () => {
  const edge = await openEdge()
  const page = await edge.request('/mentions-legales')
  const named = page.headers.get('speculation-rules') ?? ''
  expect(named).toBe('"/speculation-rules.json"')
  const rules = await edge.request(JSON.parse(named))
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json')
  const [rule] = ((await rules.json()) as { prefetch: { where: { and: unknown[] } }[] }).prefetch
  expect(rule?.where.and).toEqual([
    { href_matches: ['/products/*', '/en/products/*', '/de/products/*'] },
    { selector_matches: 'html:not([data-running]) a' },
  ])
})

test('readers who save data are sent ahead nowhere, and neither are errors', async () => {
  const edge = await openEdge()
  const saving = await edge.request('/mentions-legales', { headers: { 'save-data': 'on' } })
  expect(saving.headers.get('speculation-rules')).toBeNull()
  expect((await edge.request('/nowhere')).headers.get('speculation-rules')).toBeNull()
})
