import * as v from 'valibot'
import { expect, test } from 'vitest'
import { compactSignature, Signature, signaturePad, signaturePath } from '#domain/quote-requests/signature.ts'

const drawn = (points: number, y: (i: number) => number) =>
  Array.from({ length: points }, (_, i) => [i % (signaturePad.width + 1), y(i)]).flat()

test.each<[string, unknown]>([
  ['a path', 'M0 0L10 10'],
  ['markup', ['<svg onload=alert(1)>']],
  ['markup as a number', [['0"/><script>', 0]]],
  ['no stroke', []],
  ['a stroke without a point', [[]]],
  ['half a point', [[1, 2, 3]]],
  ['a fraction', [[1.5, 2]]],
  ['not a number', [[Number.NaN, 2]]],
  ['no end', [[Number.POSITIVE_INFINITY, 2]]],
  ['left of the pad', [[-1, 2]]],
  ['right of the pad', [[signaturePad.width + 1, 2]]],
  ['below the pad', [[1, signaturePad.height + 1]]],
  ['too many strokes', Array(signaturePad.strokes + 1).fill([1, 1])],
  ['too many points in one stroke', [Array(signaturePad.numbers + 2).fill(1)]],
  ['too many points in all', Array(2).fill(Array(signaturePad.numbers / 2 + 2).fill(1))],
])('a signature of %s is refused', (_, given) => {
  expect(v.is(Signature, given)).toBe(false)
})

test('the largest signature stays below 8 kB and draws nothing but a path', () => {
  const largest = [Array(signaturePad.numbers).fill(signaturePad.height)]
  expect(v.is(Signature, largest)).toBe(true)
  expect(JSON.stringify(largest).length).toBeLessThan(8192)
  expect(signaturePath(largest)).toMatch(/^[MQLh\d. ]+$/)
})

test('a dot, a line and a curve are drawn through their points', () => {
  expect(signaturePath([[10, 20]])).toBe('M10 20h0')
  expect(signaturePath([[0, 0, 10, 10]])).toBe('M0 0L10 10')
  expect(signaturePath([[0, 0, 10, 10, 20, 0]])).toBe('M0 0Q10 10 15 5L20 0')
  expect(
    signaturePath([
      [1, 1],
      [2, 2],
    ]),
  ).toBe('M1 1h0M2 2h0')
})

test('points that lie on a line are left out, corners and ends stay', () => {
  const line = drawn(101, () => 50)
  expect(compactSignature([line])).toEqual([[0, 50, 100, 50]])
  const corner = [...drawn(51, () => 0), ...Array.from({ length: 50 }, (_, i) => [50, i + 1]).flat()]
  expect(compactSignature([corner])).toEqual([[0, 0, 50, 0, 50, 50]])
  expect(compactSignature([[7, 7]])).toEqual([[7, 7]])
})

test('a long scribble is thinned until it fits and stays near what was drawn', () => {
  const scribble = drawn(6000, (i) => Math.round(100 + 6 * Math.sin(i / 3) + 80 * Math.sin(i / 50)))
  const compact = compactSignature([scribble]) ?? []
  expect(v.is(Signature, compact)).toBe(true)
  expect(compact[0]?.slice(0, 2)).toEqual(scribble.slice(0, 2))
  expect(compact[0]?.slice(-2)).toEqual(scribble.slice(-2))
})

test('what cannot be thinned enough is not kept', () => {
  expect(compactSignature(Array(signaturePad.strokes + 1).fill([1, 1]))).toBeNull()
  const noise = drawn(2000, (i) => (i % 2 ? 200 : 0))
  expect(compactSignature([noise])).toBeNull()
})
