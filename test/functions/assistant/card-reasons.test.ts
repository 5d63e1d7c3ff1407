import { beforeAll, expect, test } from 'vitest'
import type { AssistantAnswer } from '#domain/assistant/conversation-schema.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'

beforeAll(() => setClock('2026-11-22T10:00:00Z'))

/** The reasons on the cards of an answer, in one text. */
async function reasonsFor(text: string): Promise<string> {
  const edge = await openCatalogueEdge()
  const response = await edge.post('/api/assistant', { lang: 'en', messages: [{ from: 'visitor', text }] })
  const { reply } = (await response.json()) as AssistantAnswer
  expect(reply.products.length).toBeGreaterThan(0)
  return reply.products.map(({ why }) => why).join('\n')
}

test('a largest load is no smallest quantity', async () => {
  expect(await reasonsFor('counter scale for a butcher in Haguenau, 15 kg')).not.toContain(
    'smallest quantity',
  )
  expect(await reasonsFor('pharmacy, smallest quantity 50 mg, up to 200 g')).toContain('smallest quantity')
})

test('a period names its country, both where none is meant', async () => {
  const french = await reasonsFor('counter scale for a butcher in Haguenau, 15 kg')
  expect(french).toContain('France: ')
  expect(french).not.toContain('Germany')
  const german = await reasonsFor('baby scale for a doctor in Offenburg, up to 15 kg')
  expect(german).toMatch(/Germany: 4\syears/)
  expect(german).not.toContain('every year')
  const both = await reasonsFor('baby scale for a doctor, 15 kg')
  expect(both).toContain('France: ')
  expect(both).toContain('Germany: ')
})

test('a battery that is asked for is stated with its hours', async () => {
  expect(await reasonsFor('market scale 15 kg, no electricity there')).toMatch(/Battery: about \d+\sh/)
})
