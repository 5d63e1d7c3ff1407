import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { rangesIn } from '#domain/assistant/plate-ranges.ts'
import { platesCompared } from '#domain/assistant/plates-compared.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { noNames } from '#domain/understanding/understood.ts'

const read = (text: string, locale: Locale = 'en') => readQuestion(text, locale, noNames)
const [kg, g] = [kilogram, gram]

test.each<[string, number[][], number[][]]>([
  ['30 kg / 10 g or 15/30 kg, 5/10 g', [[30 * kg], [15 * kg, 30 * kg]], [[10 * g], [5 * g, 10 * g]]],
  ['15 kg e = 5 g oder 6/15 kg e = 2/5 g', [[15 * kg], [6 * kg, 15 * kg]], [[5 * g], [2 * g, 5 * g]]],
  // Where no e is typed, the usual one of 3000 intervals.
  ['6/15 kg or 15 kg', [[6 * kg, 15 * kg], [15 * kg]], [[2 * g, 5 * g], [5 * g]]],
  ['60 kg 20 g or 60 kg 20 g', [[60 * kg]], [[20 * g]]],
])('%s describes instruments', (text, max, e) => {
  const ranges = rangesIn(read(text))
  expect(ranges.map(({ maxUg }) => maxUg)).toEqual(max)
  expect(ranges.map(({ eUg }) => eUg)).toEqual(e)
})

test.each<[string, Locale, string]>([
  ['30 kg / 10 g or 15/30 kg, 5/10 g: which?', 'en', 'Up to 15 kg, the one of Max 15 / 30 kg'],
  ['15 kg e = 5 g oder 6/15 kg e = 2/5 g?', 'de', 'Bis 6 kg zeigt die mit Max 6 / 15 kg'],
  ['une 6/15 kg ou une 15 kg ?', 'fr', 'Jusqu’à 6 kg, celle de Max 6 / 15 kg'],
])('%s says which is finer', (text, locale, expected) => {
  const answer = platesCompared(read(text, locale))?.text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(answer).toContain(expected)
})

test.each(['a bench scale up to 30 kg or 60 kg', '15 kg, e = 5 g', 'from 80 g to 2 kg?'])(
  '%s compares nothing',
  (text) => expect(platesCompared(read(text))).toBeNull(),
)
