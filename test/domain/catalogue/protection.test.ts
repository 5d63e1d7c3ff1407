import { expect, test } from 'vitest'
import { protectionHolds, protectionText } from '#domain/catalogue/protection.ts'

test.each<[string | null, number, number, boolean | null]>([
  ['IP54', 5, 4, true],
  ['IP54', 6, 4, false],
  ['IP54', 5, 5, false],
  ['IP54–IP65', 6, 5, false],
  ['IP54-IP65', 0, 5, false],
  ['IP65', 6, 5, true],
  ['IP66', 0, 4, true],
  ['IP67', 0, 5, false],
  ['IP67', 0, 4, true],
  ['IP67', 0, 7, true],
  ['IP68', 0, 7, true],
  ['IP67', 0, 9, false],
  ['IPX8', 0, 5, false],
  ['IPX8', 5, 0, false],
  ['IP66/IP68', 6, 5, true],
  ['IP66/68', 6, 7, true],
  ['IP69K', 6, 9, true],
  ['IP69K', 6, 5, false],
  ['IP 65', 6, 5, true],
  ['IP54 (IP65 en option)', 0, 5, false],
  ['étanche', 0, 5, null],
  [null, 0, 5, null],
  [null, 0, 0, true],
])('%s against IP%d%d: %s', (marking, solids, water, expected) => {
  expect(protectionHolds(marking, { solids, water })).toBe(expected)
})

test('a required IP code is written in the form of a marking', () => {
  expect(
    [
      { solids: 0, water: 5 },
      { solids: 6, water: 0 },
    ].map(protectionText),
  ).toEqual(['IPX5', 'IP6X'])
})
