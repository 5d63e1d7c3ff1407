import { expect, test } from 'vitest'
import { pathOperators } from '#functions/pdf/svg-path.ts'

test.each([
  ['M1 2h3v-4H0V5L6 7', '1 2 m 4 2 l 4 -2 l 0 -2 l 0 5 l 6 7 l'],
  ['m1 2 3 4l-1-1z', '1 2 m 4 6 l 3 5 l h'],
  // A quadratic curve is a cubic one with its control points at two thirds.
  ['M0 0q3 0 3 3', '0 0 m 2 0 3 1 3 3 c'],
  ['M0 0q3 0 3 3t3 3', '0 0 m 2 0 3 1 3 3 c 3 5 4 6 6 6 c'],
  ['M0 0c0 1 1 2 2 2s2 1 2 2', '0 0 m 0 1 1 2 2 2 c 3 2 4 3 4 4 c'],
  // A quarter of a circle; the other half turns back.
  ['M10 0A10 10 0 0 1 0 10', '10 0 m 10 5.52 5.52 10 0 10 c'],
  ['M10 0A10 10 0 0 0 0-10', '10 0 m 10 -5.52 5.52 -10 0 -10 c'],
  // A circle as one arc that nearly closes.
  ['M0 0a5 5 0 1 1 10 0', '0 0 m 0 -2.76 2.24 -5 5 -5 c 7.76 -5 10 -2.76 10 0 c'],
  // Radii that are too small grow until they reach.
  ['M0 0a1 1 0 0 1 10 0', '0 0 m 0 -2.76 2.24 -5 5 -5 c 7.76 -5 10 -2.76 10 0 c'],
])('%s', (data, operators) => {
  expect(pathOperators(data)).toBe(operators)
})

test('an unknown command is an error', () => {
  expect(() => pathOperators('M0 0r1 1')).toThrow('Unknown path command r')
})
