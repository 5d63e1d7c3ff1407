import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decadesOn, percent, placeOn } from '#src/figures/log-axis.ts'

test('an axis is divided at whole decades', () => {
  expect(decadesOn({ from: 2, to: 4 })).toEqual([100, 1000, 10_000])
})

test('every mass of the axis has its place on it, the larger the further', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e14 }), { minLength: 1, maxLength: 20 }), (masses) => {
      const axis = { from: 0, to: 14 }
      const places = masses.toSorted((a, b) => a - b).map((ug) => placeOn(axis, ug))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      for (const place of places) expect(place >= 0 && place <= 1).toBe(true)
    }),
  )
})

test('what lies beyond an axis stands at its end', () => {
  expect([
    placeOn({ from: 3, to: 5 }, 1),
    placeOn({ from: 3, to: 5 }, 1e9),
    placeOn({ from: 3, to: 5 }, 0),
  ]).toEqual([0, 1, 0])
  expect(percent(1 / 3)).toBe('33.3%')
})
