import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'

/** The text of the answer to the last of several questions, and that of the answer before. */
async function lastTwo(lang: Locale, ...texts: string[]): Promise<[string, string]> {
  setClock('2026-11-22T10:00:00Z')
  const edge = await openCatalogueEdge()
  const messages: { from: 'visitor' | 'assistant'; text: string }[] = []
  for (const text of texts) {
    messages.push({ from: 'visitor', text })
    const response = await edge.post('/api/assistant', { lang, messages })
    const { reply } = (await response.json()) as { reply: { text: string } }
    messages.push({ from: 'assistant', text: reply.text })
  }
  const said = messages.filter(({ from }) => from === 'assistant').map(({ text }) => text)
  return [said.at(-2) ?? '', said.at(-1) ?? '']
}

test.each([
  ['de', 'LV-PP3-250 oder OR-PP1-250, was ist besser?', 'und welche hat einen Messstab?'],
  ['en', 'compare LV-PP3-250 with OR-PP1-250', 'and which one has a printer?'],
  ['fr', 'vous parlez allemand ?', 'et anglais ?'],
  ['en', 'scale for a butcher, 15 kg', 'hmm interesting'],
  ['de', 'Wer eicht Waagen in Deutschland?', 'und in Bayern?'],
] as const)(
  '%s: another question never gets the answer before word for word (%s, %s)',
  async (lang, first, next) => {
    const [before, last] = await lastTwo(lang, first, next)
    expect(last).not.toBe(before)
  },
)

test('the same question again gets the same answer', async () => {
  const [before, last] = await lastTwo('fr', 'vous parlez allemand ?', 'Vous parlez allemand ?')
  expect(last).toBe(before)
})
