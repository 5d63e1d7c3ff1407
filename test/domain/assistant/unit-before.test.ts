import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readQuestion } from '#domain/assistant/question.ts'
import { inUnitBefore } from '#domain/assistant/unit-before.ts'
import { noNames } from '#domain/understanding/understood.ts'

const read = (text: string) => readQuestion(text, 'fr', noNames)
const after = (before: string, text: string) => inUnitBefore(text, read(before), read(text).facts)

test.each([
  ['Quelle erreur à 4 kg ?', 'et à 25 ?', 'et à 25 kg ?'],
  ['pots de 250 g', 'et pour des pots de 500 ?', 'et pour des pots de 500 g ?'],
  ['Fehler bei 400 Gramm?', 'und bei 12,5 und 20?', 'und bei 12,5 Gramm und 20?'],
  // A count, a year, a mass of its own, and nothing that was weighed before.
  ['Quelle erreur à 4 kg ?', 'et pour 3 ?', 'et pour 3 ?'],
  ['balance de 15 kg', 'vérifiée en mars de 2024', 'vérifiée en mars de 2024'],
  ['Quelle erreur à 4 kg ?', 'et à 25 g ?', 'et à 25 g ?'],
  ['Quelle est votre adresse ?', 'et à 25 ?', 'et à 25 ?'],
])('« %s – %s » is read as « %s »', (before, text, expected) => expect(after(before, text)).toBe(expected))

test('what names a mass stays as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.constantFrom('kg', 'g', 't'), (n, unit) => {
      const text = `et à ${n} ${unit} ?`
      expect(after('Quelle erreur à 4 kg ?', text)).toBe(text)
    }),
  )
})
