import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { auditDifference } from '#domain/staff/audit-difference.ts'

const long = (word: string) => `${'Alpha '.repeat(60)}${word} ${'Omega '.repeat(60)}`.trim()

test.each([
  ['a number', 1, 2, { before: 1, after: 2 }],
  ['what is new', undefined, { a: 1 }, { before: undefined, after: { a: 1 } }],
  [
    'a field',
    { a: 1, b: { c: 'x', d: 2 } },
    { a: 1, b: { c: 'y', d: 2 } },
    { before: { b: { c: 'x' } }, after: { b: { c: 'y' } } },
  ],
  ['a field that is gone', { a: 1, b: 2 }, { a: 1 }, { before: { b: 2 }, after: {} }],
  ['a list of words', { a: ['x', 'y'] }, { a: ['x'] }, { before: { a: ['x', 'y'] }, after: { a: ['x'] } }],
  [
    'an item that is put first',
    [{ q: 1 }, { q: 2 }],
    [{ q: 0 }, { q: 1 }, { q: 2 }],
    { before: {}, after: { 0: { q: 0 } } },
  ],
  [
    'a field of an item',
    [
      { q: 1, a: 1 },
      { q: 2, a: 2 },
    ],
    [
      { q: 1, a: 1 },
      { q: 2, a: 3 },
    ],
    { before: { 1: { a: 2 } }, after: { 1: { a: 3 } } },
  ],
])('%s', (_, before, after, expected) => {
  expect(auditDifference(before, after)).toEqual(expected)
})

test('of a long text the passage is kept, with some words around', () => {
  const sides = auditDifference({ text: long('avant') }, { text: long('après') })
  expect(sides).toEqual({
    before: { text: `… ${'Alpha '.repeat(6)}avant ${'Omega '.repeat(6).trim()} …` },
    after: { text: `… ${'Alpha '.repeat(6)}après ${'Omega '.repeat(6).trim()} …` },
  })
})

describe('of any two values', () => {
  test('equal ones have no difference, others have, and the sides are bounded', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(auditDifference(one, structuredClone(one))).toBeNull()
        const isEqual = JSON.stringify(one) === JSON.stringify(other)
        if (!isEqual && JSON.stringify(one).length < 100)
          expect([one, other, auditDifference(one, other)]).not.toBeNull()
      }),
    )
  })
  test('a text that is replaced keeps what is different of it', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 80 }), fc.nat(60), (text, at) => {
        const words = text.split(' ')
        const changed = words.with(at % words.length, 'REPLACED').join(' ')
        const after = auditDifference(text, changed)?.after as string
        expect(after).toContain('REPLACED')
        expect(after.length).toBeLessThanOrEqual(Math.max(200, changed.length) + 4)
      }),
    )
  })
})
