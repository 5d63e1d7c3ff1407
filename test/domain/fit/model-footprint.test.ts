import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  footprintOf,
  gridStepMm,
  knownObjects,
  laidOn,
  overhangMm,
  placedObject,
  sizeOfVariant,
  usualObject,
} from '#domain/fit/model-footprint.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import { parseLength } from '#domain/metrology/length.ts'

const rect = (widthMm: number, depthMm: number) => ({ shape: 'rect' as const, widthMm, depthMm })
const round = (diameterMm: number) => ({ shape: 'round' as const, diameterMm })

test.each([
  ['ø\u00a090\u00a0mm', round(90)],
  ['400\u00a0×\u00a0300\u00a0mm', rect(400, 300)],
  ['18\u202f000\u00a0×\u00a03\u202f000\u00a0mm', rect(18_000, 3000)],
  ['', null],
  [null, null],
])('the plate %j is read', (text, platform) => {
  expect(readPlatform(text)).toEqual(platform)
})

test.each([
  ['297', 'fr', 297],
  ['29,7 cm', 'fr', 297],
  ['29.7cm', 'en', 297],
  ['1.2 m', 'en', 1200],
  ['1 200 mm', 'fr', 1200],
  ['30 m', 'de', 30_000],
  ['31 m', 'de', null],
  ['0', 'fr', null],
  ['-3', 'fr', null],
  ['3 km', 'fr', null],
  ['mm', 'fr', null],
  ['', 'fr', null],
] as const)('the length %j (%s) is %j mm', (typed, locale, mm) => {
  expect(parseLength(typed, locale)).toBe(mm)
})

test('a model is as large as its facts say, else as its plate', () => {
  const facts = { dimensionsMm: [300, 420, 130] } as never
  const size = sizeOfVariant({ plateau: '240 × 300 mm', facts })
  expect(size && footprintOf(size)).toEqual({ lengthMm: 300, widthMm: 420 })
  const plate = sizeOfVariant({ plateau: '240 × 300 mm', facts: null })
  expect(plate && footprintOf(plate)).toEqual({ lengthMm: 240, widthMm: 300 })
  expect(sizeOfVariant({ plateau: null, facts: null })).toBeNull()
})

test.each([
  [round(90), 'hand'],
  [rect(240, 300), 'a4'],
  [rect(600, 800), 'box-600'],
  [rect(1200, 1500), 'pallet'],
])('beside %j the proposed object is %s', (platform, object) => {
  expect(usualObject({ platform, outerMm: null })).toBe(object)
})

test.each([
  [knownObjects.a4, rect(300, 240), 0],
  [knownObjects.a4, rect(240, 300), 0],
  [knownObjects.a4, rect(240, 280), 17],
  [knownObjects.a4, round(400), 0],
  [knownObjects.a4, round(300), 64],
  [knownObjects.pallet, rect(600, 800), 400],
])('%j on %j stands over by %d mm', (object, platform, over) => {
  expect(overhangMm(object, platform)).toBe(over)
})

test('an object is turned the way it lies best', () => {
  expect(laidOn(knownObjects.a4, rect(240, 300))).toEqual({ lengthMm: 210, widthMm: 297 })
  expect(laidOn(knownObjects.a4, rect(300, 240))).toEqual(knownObjects.a4)
  expect(laidOn(knownObjects.a4, round(90))).toEqual(knownObjects.a4)
})

test('what is typed comes before a known object; half of it is refused at its field', () => {
  expect(placedObject({ object: 'pallet' }, 'a4', 'fr')).toEqual({
    objectName: 'pallet',
    base: knownObjects.pallet,
  })
  expect(placedObject({ object: 'constructor' }, 'a4', 'fr')).toMatchObject({ objectName: 'a4' })
  expect(placedObject({ object: 'a4', length: '40 cm', width: '300' }, 'a4', 'fr')).toEqual({
    objectName: null,
    base: { lengthMm: 400, widthMm: 300 },
  })
  expect(placedObject({ length: '40 cm' }, 'a4', 'fr')).toEqual({ faults: { width: 'to-scale.fault' } })
  expect(placedObject({ length: 'long', width: '3' }, 'a4', 'fr')).toEqual({
    faults: { length: 'to-scale.fault' },
  })
})

test('a grid has at most twenty squares and at least eight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 60_000 }), (extentMm) => {
      const squares = extentMm / gridStepMm(extentMm)
      return squares >= 8 && squares <= 20
    }),
  )
})

test('no typed length makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.string({ maxLength: 40 }), (length, width) => {
      const placed = placedObject({ length, width }, 'a4', 'de')
      return placed.base ? placed.base.lengthMm >= 1 && placed.base.widthMm <= 30_000 : Boolean(placed.faults)
    }),
  )
})
