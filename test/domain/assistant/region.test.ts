import { expect, test } from 'vitest'
import { regionsIn } from '#domain/assistant/region.ts'

const kinds = (folded: string) => regionsIn({ folded }).map(({ name, kind }) => [name, kind])

test.each([
  ['intervenez vous dans le 57', [['Moselle (57)', 'partly']]],
  [
    'vous couvrez le 67 et le 75',
    [
      ['Bas-Rhin (67)', 'inside'],
      ['75', 'outside'],
    ],
  ],
  ['kommen sie ins saarland', [['Saarland', 'inside']]],
  ['do you come to brittany', [['Bretagne', 'outside']]],
  ['une balance dans le 30 kg', []],
] as const)('%s', (folded, expected) => {
  expect(kinds(folded)).toEqual(expected)
})
