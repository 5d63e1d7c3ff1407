import { expect, test } from 'vitest'
import { dueLinesOf } from '#domain/assistant/due-reply.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { noNames } from '#domain/understanding/understood.ts'

const spaces = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['fr', 'Max 6 kg, vérifiée le 5 mai 2026', 'France : pro', 'France, autres usages réglementés : pro'],
  ['en', 'Max 6 kg, verified on 5 May 2026', 'France: next', 'France, other regulated uses: next'],
  ['de', 'Max 6 kg, geeicht am 5. Mai 2026', 'Frankreich: n', 'Frankreich, andere eichpflichtige Verwend'],
] as const)('in %s two French due dates of one scale name their uses', (locale, text, first, second) => {
  const lines = dueLinesOf(readQuestion(text, locale, noNames), '2026-11-22', ['FR'])?.map(spaces) ?? []
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(new RegExp(`^${first}.*2028`))
  expect(lines[1]).toMatch(new RegExp(`^${second}.*2027`))
})

test('in Germany both have the same date, which is said once', () => {
  const question = readQuestion('Max 6 kg, geeicht am 5. Mai 2026', 'de', noNames)
  expect(
    dueLinesOf(question, '2026-11-22', ['DE'])?.filter((line) => /nächste Fälligkeit/.test(line)),
  ).toEqual([expect.stringMatching(/^Deutschland: /)])
})
