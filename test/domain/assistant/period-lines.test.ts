import { expect, test } from 'vitest'
import { periodsOf } from '#domain/assistant/period-lines.ts'
import { readQuestion } from '#domain/assistant/question.ts'
import { noNames } from '#domain/understanding/understood.ts'

/** Arrêté of 26 May 2004, art. 8: direct sale has two years up to 30 kg, one above. */
test.each([
  ['fr', 'balance de marché, 30 kg', [2]],
  ['fr', 'balance de marché au-dessus de 30 kg', [1]],
  ['fr', 'balance de marché de plus de 30 kg', [1]],
  ['fr', 'balance de marché, pas plus de 30 kg', [2]],
  ['en', 'market stall scale up to 30 kg', [2]],
  ['en', 'market stall scale over 30 kg', [1]],
  ['en', 'market stall scale, no more than 30 kg', [2]],
  ['de', 'Marktwaage bis 30 kg', [2]],
  ['de', 'Marktwaage über 30 kg', [1]],
  ['de', 'Marktwaage, nicht mehr als 30 kg', [2]],
] as const)('the period in France (%s): « %s »', (locale, text, years) => {
  expect(periodsOf(readQuestion(text, locale, noNames), 'FR').years).toEqual(years)
})
