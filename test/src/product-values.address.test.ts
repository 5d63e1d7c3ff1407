import { expect, test } from 'vitest'
import { slugify, slugOf } from '#src/desk/catalogue/product-values.ts'

test.each([
  ['Balance d’atelier H2', 'balance-d-atelier-h2'],
  ['  Säule Öko ß ', 'saule-oko-ss'],
  ['Bœuf & Co.', 'boeuf-co'],
  ['---', ''],
  ['a'.repeat(90), 'a'.repeat(80)],
])('« %s » is at the address %s', (typed, name) => {
  expect(slugOf(typed)).toBe(name)
})

test('a word that is still typed keeps the hyphen before it', () => {
  expect(slugify('Balance ')).toBe('balance-')
  expect(slugOf('Balance ')).toBe('balance')
})
