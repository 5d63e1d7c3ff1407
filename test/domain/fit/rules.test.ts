import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsWith, greatestCountingD, type Lot, referenceFor } from '#domain/fit/counting.ts'
import { mayStandIn } from '#domain/fit/explosion.ts'
import type { Platform } from '#domain/fit/fit-model.ts'
import { type Zone, zones } from '#domain/fit/fit-request.ts'
import { minimumWeightUg } from '#domain/fit/minimum-weight.ts'
import { overhangOf, platformIn, platformText, readPlatform } from '#domain/fit/platform.ts'
import { germanGreatestE, tolerableNegativeError, withinFifth } from '#domain/fit/prepackage.ts'
import { protectionHolds, protectionText } from '#domain/fit/protection.ts'
import { shareOf } from '#domain/fit/tolerance.ts'
import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { gram, kilogram, milligram } from '#domain/metrology/mass.ts'

test.each([
  [9.999, 0.1],
  [10, 0.2],
  [24.9, 0.2],
  [25, 0.5],
  [149.9, 0.5],
  [150, 1],
  [250, 1],
  [350, 2],
  [1749, 2],
  [1750, 5],
  [3500, 10],
  [7000, 20],
  [25_000, 50],
  [50_000, 100],
  [100_000, 200],
  [599_999, 200],
  [600_000, 500],
])('Germany: prepackages of %d g permit e up to %d g', (nominal, e) => {
  expect(germanGreatestE(Math.round(nominal * gram))).toBe(Math.round(e * gram))
})

test.each([
  [25, 2.3],
  [50, 4.5],
  [51, 4.5],
  [100, 4.5],
  [110, 5],
  [200, 9],
  [250, 9],
  [300, 9],
  [400, 12],
  [405, 12.2],
  [500, 15],
  [1000, 15],
  [1001, 15.1],
  [10_000, 150],
  [10_001, null],
])('the tolerable negative error of %d g is %s g', (nominal, expected) => {
  expect(tolerableNegativeError(nominal * gram)).toBe(expected === null ? null : Math.round(expected * gram))
})

test('the limit of one fifth is compared exactly and does not apply above 10 kg', () => {
  expect(withinFifth(1.8 * gram, 250 * gram)).toBe(true)
  expect(withinFifth(1.8 * gram + 1, 250 * gram)).toBe(false)
  expect(withinFifth(kilogram, 11 * kilogram)).toBe(true)
})

const screws: Lot = {
  pieceUg: 800 * milligram,
  pieces: 2000,
  referencePieces: 10,
  countError: 0,
  pieceSpread: 0,
}

test('counting: more reference pieces permit a larger d', () => {
  expect(intervalAtMost(greatestCountingD(screws))).toBe(milligram)
  expect(intervalAtMost(greatestCountingD({ ...screws, referencePieces: 200 }))).toBe(20 * milligram)
  expect(countsWith(milligram, screws)).toBe(true)
  expect(countsWith(2 * milligram, screws)).toBe(false)
  expect(referenceFor(20 * milligram, screws)).toBe(200)
  expect(referenceFor(500 * milligram, screws)).toBeNull()
})

test('counting: no d counts pieces that differ too much', () => {
  expect(greatestCountingD({ ...screws, pieceSpread: 0.01 })).toBeLessThan(0)
  expect(countsWith(1, { ...screws, pieceSpread: 0.01 })).toBe(false)
  expect(greatestCountingD({ ...screws, countError: 5 })).toBeCloseTo(10 * greatestCountingD(screws))
})

test.each([
  [100, 100, 200_000],
  [10, null, 8200],
  [100, 20, 82_000],
  [100, 50, 100_000],
])('with d %d µg and s %s µg the minimum weight is %d µg', (d, s, expected) => {
  expect(minimumWeightUg(d, s)).toBe(expected)
})

const rect = (widthMm: number, depthMm: number): Platform => ({ shape: 'rect', widthMm, depthMm })
const round = (diameterMm: number): Platform => ({ shape: 'round', diameterMm })

test.each<[number, number, Platform, number]>([
  [300, 400, rect(400, 300), 0],
  [300, 400, rect(300, 400), 0],
  [330, 380, rect(280, 330), 50 / 280],
  [400, 100, rect(300, 300), 100 / 300],
  [30, 40, round(50), 0],
  [30, 41, round(50), (Math.hypot(30, 41) - 50) / 50],
])('%d × %d mm on %o overhangs by %d of a side', (lengthMm, widthMm, plate, share) => {
  expect(overhangOf({ lengthMm, widthMm }, plate).share).toBeCloseTo(share)
})

test('platform dimensions contain only no-break spaces', () => {
  expect(platformText(rect(1200, 840), 'en')).toBe('1,200\u00a0×\u00a0840\u00a0mm')
  expect(platformText(round(118), 'fr')).toBe('Ø\u00a0118\u00a0mm')
  for (const [locale, text] of [
    ['fr', '2\u202f000\u00a0×\u00a01\u202f500\u00a0mm'],
    ['en', '2,000\u00a0×\u00a01,500\u00a0mm'],
    ['de', '2.000\u00a0×\u00a01.500\u00a0mm'],
  ] as const) {
    expect(platformIn('2\u202f000\u00a0×\u00a01\u202f500\u00a0mm', locale)).toBe(text)
    expect(readPlatform(text)).toEqual(rect(2000, 1500))
  }
})

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

const ofMarking = (marking: string | null) => zones.filter((zone) => mayStandIn(zone, marking))

test.each<[string | null, Zone[]]>([
  ['II 1 GD', [...zones]],
  ['II 2G', ['1', '2']],
  ['II 2 GD', ['1', '2', '21', '22']],
  ['2D', ['21', '22']],
  ['II 2G / II 3D', ['1', '2', '22']],
  ['3G', ['2']],
  ['ATEX', []],
  ['2', []],
  ['', []],
  [null, []],
])('« %s » is permitted in zones %o', (marking, expected) => {
  expect(ofMarking(marking)).toEqual(expected)
})

test('the intervals descend in steps of 5, 2 and 1', () => {
  expect([60, 50, 49, 20, 19, 10, 9, 5, 4, 2, 1.5, 1].map(intervalAtMost)).toEqual([
    50, 50, 20, 20, 10, 10, 5, 5, 2, 2, 1, 1,
  ])
  expect([100, 50, 20, 10, 1].map(nextSmallerInterval)).toEqual([50, 20, 10, 5, null])
  expect([0, -1, 0.5, Number.NaN].map(intervalAtMost)).toEqual([null, null, null, null])
})

test('a share of a load is exact up to a thousand tonnes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), fc.integer({ min: 1, max: 1_000_000 }), (load, ppm) => {
      expect(BigInt(shareOf(load, ppm))).toBe((BigInt(load) * BigInt(ppm)) / 1_000_000n)
    }),
  )
})
