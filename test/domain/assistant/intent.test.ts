import { expect, test } from 'vitest'
import { candidatesOf, intentOf } from '#domain/assistant/intent.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { signalReader } from '#domain/assistant/signals.ts'
import { noNames } from '#domain/understanding/understood.ts'

const intent = (text: string, locale: 'fr' | 'en' | 'de' = 'fr') =>
  intentOf(readQuestion(text, locale, noNames))?.intent ?? null

test.each([
  ['je prépare des barquettes avant l’ouverture, ça change quoi pour la vérification ?', 'fr', 'duty'],
  ['Vos horaires ? ma balance est en panne', 'fr', 'company'],
  ['Was kostet ein Auto?', 'de', 'off-topic'],
  ['Chair scale or wheelchair platform for a care home?', 'en', 'comparison'],
  ['Darf ich ohne Eichmarke verkaufen?', 'de', 'duty'],
  ['15 g off at 10 kg with e = 5 g, is that OK?', 'en', 'error'],
  ['How long is a green sticker valid for a butcher?', 'en', 'period'],
  ['asdfgh jkl', 'de', null],
] as const)('the evidence of « %s » decides', (text, locale, expected) => {
  expect(intent(text, locale)).toBe(expected)
})

test('candidates come with what speaks for them, the strongest first', () => {
  const candidates = candidatesOf(
    signalReader(readQuestion('balance 15 kg pour une boulangerie', 'fr', noNames)),
  )
  expect(candidates[0]?.intent).toBe('find')
  expect(candidates.map(({ score }) => score)).toEqual(
    candidates.map(({ score }) => score).sort((a, b) => b - a),
  )
})

test('who sells without a mark does not weigh for himself', () => {
  expect(readQuestion('Darf ich ohne Eichmarke verkaufen?', 'de', noNames).use).toBe('direct-sale')
  expect(readQuestion('Waage ohne Verkauf, nur Kontrolle', 'de', noNames).use).toBe('internal')
})

test('a deviation, a budget and the smallest portion are no loads', () => {
  const wrong = readQuestion('15 g off at 10 kg', 'en', noNames)
  expect([wrong.deviationUg, wrong.facts.length]).toEqual([15e6, 1])
  expect(readQuestion('moins de 2 000 €', 'fr', noNames).budgetCents).toBe(200_000)
  expect(readQuestion('50 mg portions into 200 g beakers in our lab', 'en', noNames).smallestUg).toBe(50_000)
})
