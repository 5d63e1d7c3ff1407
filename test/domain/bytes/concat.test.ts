import { expect, test } from 'vitest'
import { concat } from '#domain/bytes/concat.ts'

test('pieces are joined into an array of their own', () => {
  const piece = Uint8Array.of(1, 2)
  const whole = concat([piece, new Uint8Array(0), Uint8Array.of(3)])
  piece[0] = 9
  expect([...whole]).toEqual([1, 2, 3])
  expect(concat([])).toHaveLength(0)
})
