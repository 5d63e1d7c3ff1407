import { expect, test } from 'vitest'
import { codeParts, distanceOfCodes, unknownReferences } from '#domain/assistant/unknown-references.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Names } from '#domain/understanding/understood.ts'

const names: Names = {
  kinds: [],
  brands: ['Zornhalde'],
  models: new Map([
    ['b3', 'B3'],
    ['zhb3', 'B3'],
  ]),
  references: new Map([['zhb315d', 'ZH-B3-15D']]),
}
const unknownIn = (text: string) => unknownReferences(text, understand(text, 'en', names).facts, names)

test('a reference is read in its parts, tonnes with their tenths', () => {
  expect(codeParts('ZH-B3-15D')).toEqual({
    brand: 'ZH',
    letters: 'B',
    number: '3',
    sizeUg: 15_000_000_000,
    rest: 'D',
  })
  expect(codeParts('TN-F1-1T5')?.sizeUg).toBe(1_500_000_000_000)
  expect(codeParts('LV-A2-220G')?.sizeUg).toBe(220_000_000)
  expect(codeParts('MV-P1')?.sizeUg).toBeNull()
  expect(codeParts('R76/2006-A-NL1-25.06')).toBeNull()
})

test('what is built like a reference of a known brand and is none is unknown', () => {
  expect(unknownIn('compare ZH-B3-15 and ZH-B3-15D')).toEqual(['ZH-B3-15'])
  expect(unknownIn('price of zh-b9-30')).toEqual(['zh-b9-30'])
  expect(unknownIn('the ZH-B3')).toEqual([])
  expect(unknownIn('RS-232 and DE-10-MI006-PTB009, CE M23 0122')).toEqual([])
})

test('the same line and size is nearer than the same brand, another kind is none', () => {
  const distance = (typed: string, own: string) => {
    const [a, b] = [codeParts(typed), codeParts(own)]
    return a && b ? distanceOfCodes(a, b) : null
  }
  const sameLine = distance('MV-B3-30', 'ZH-B3-30D') ?? Infinity
  expect(sameLine).toBeLessThan(distance('MV-B3-30', 'MV-B4-30') ?? 0)
  expect(distance('MV-B3-30', 'MV-P3-30')).toBeNull()
})
