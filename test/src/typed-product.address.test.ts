import { expect, test } from 'vitest'
import { addressName, turned } from '#src/desk/catalogue/typed-product.ts'

test.each([
  ['Balance d’atelier H2', 'balance-d-atelier-h2'],
  ['  Säule Öko ß ', 'saule-oko-ss'],
  ['Bœuf & Co.', 'boeuf-co'],
  ['---', ''],
  ['a'.repeat(90), 'a'.repeat(80)],
])('« %s » is at the address %s', (typed, name) => {
  expect(addressName(typed)).toBe(name)
})

test('a word that is still typed keeps the hyphen before it', () => {
  expect(turned('Balance ')).toBe('balance-')
  expect(addressName('Balance ')).toBe('balance')
})
