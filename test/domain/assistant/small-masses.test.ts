import { expect, test } from 'vitest'
import { piecesIn, toleranceIn } from '#domain/assistant/small-masses.ts'

test('a lot is a number without a unit beside a word of a lot', () => {
  expect(piecesIn('compter des vis de 0,8 g par sachet de 2000')).toBe(2000)
  expect(piecesIn('Beutel zu 500 Stück')).toBe(500)
  expect(piecesIn('bags of 1,200 screws')).toBe(1200)
  expect(piecesIn('count screws of 20 g, up to 15 kg')).toBeNull()
})

test('a tolerance is a share that is said to be one', () => {
  expect(toleranceIn('prises d’essai de 200 mg à 0,1 % près')).toBe(1000)
  expect(toleranceIn('within 0.5 %')).toBe(5000)
  expect(toleranceIn('± 1 %')).toBe(10_000)
  expect(toleranceIn('10 % de remise')).toBeNull()
})
