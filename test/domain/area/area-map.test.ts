import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { areaMap, projectOnMap } from '#domain/area/area-map.ts'
import { distanceKm } from '#domain/area/area-rules.ts'

const middle = { x: areaMap.width / 2, y: areaMap.height / 2 }

test('the company is in the middle of the map, with north up and east right', () => {
  const { latitude, longitude } = company.location
  expect(projectOnMap(company.location)).toEqual(middle)
  expect(projectOnMap({ latitude: latitude + 0.5, longitude }).y).toBeLessThan(middle.y)
  expect(projectOnMap({ latitude, longitude: longitude + 0.5 }).x).toBeGreaterThan(middle.x)
})

test('the circle with its scale fits into the map', () => {
  expect(company.serviceRadiusKm * areaMap.unitsPerKm + 12).toBeLessThan(areaMap.height / 2)
})

test('every town is as far from the middle of the map, to scale, as from the company', () => {
  const near = fc.record({
    latitude: fc.double({ min: 47, max: 50.5, noNaN: true }),
    longitude: fc.double({ min: 4, max: 11, noNaN: true }),
  })
  fc.assert(
    fc.property(near, (point) => {
      const { x, y } = projectOnMap(point)
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(
        distanceKm(company.location, point) * areaMap.unitsPerKm,
        6,
      )
    }),
  )
})
