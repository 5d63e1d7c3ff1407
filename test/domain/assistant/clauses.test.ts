import { expect, test } from 'vitest'
import { asksYesNo, halvesOf } from '#domain/assistant/clauses.ts'

test.each([
  ['Bis zu welchem Tag gilt die Eichung genau?', false],
  ['Jusqu’à quand la vignette est-elle valable ?', false],
  ['With which class may I sell cheese?', false],
  ['Est-ce que la vignette est encore valable ?', true],
  ['Avec ou sans imprimante, elle doit être vérifiée ?', true],
  ['Mit der grünen Marke, darf ich da weiter verkaufen?', true],
])('« %s » asks for yes or no: %s', (text, isVerdict) => {
  expect(asksYesNo(text)).toBe(isVerdict)
})

test('a purpose or a reason is no half of its own', () => {
  const told = 'Wann muss der Antrag gestellt sein, damit wir im Januar weiter wiegen dürfen?'
  expect(halvesOf(told)).toEqual([])
  expect(halvesOf('Combien coûte une visite, parce que la vignette est dépassée ?')).toEqual([])
  expect(halvesOf('Réparez-vous les bascules, et reprenez-vous l’ancienne ?')).toHaveLength(2)
})
