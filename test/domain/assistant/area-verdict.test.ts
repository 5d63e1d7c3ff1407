import { expect, test } from 'vitest'
import { asksOwnPermission, isOfDelivery, saysYesToArea } from '#domain/assistant/area-verdict.ts'
import { foldedWords } from '#domain/assistant/question.ts'

test.each([
  'Kommen Sie nach Colmar?',
  'Colmar ?',
  'do you cover Nancy?',
  'intervenez-vous à Épinal, et combien coûte le déplacement ?',
])('« %s » asks for the area and is answered by yes', (text) => {
  expect(saysYesToArea(foldedWords(text))).toBe(true)
})

test.each([
  'Dürft ihr in Kehl eichen?',
  'are you allowed to verify in Colmar?',
  'livrez-vous à Nancy ?',
  'does that include delivery to Colmar?',
  'Is Colmar too far?',
  'wie weit ist Freiburg?',
  'was kostet die Anfahrt nach Freiburg?',
])('« %s » asks for something else, which no yes answers', (text) => {
  expect(saysYesToArea(foldedWords(text))).toBe(false)
})

test('a permission of the company and a delivery are told by their words', () => {
  expect(asksOwnPermission(foldedWords('Dürfen Sie in Kehl eichen?'))).toBe(true)
  expect(asksOwnPermission(foldedWords('Eichen Sie in Kehl?'))).toBe(false)
  expect(isOfDelivery(foldedWords('liefern Sie nach Kehl?'))).toBe(true)
  expect(isOfDelivery(foldedWords('kommen Sie nach Kehl?'))).toBe(false)
})
