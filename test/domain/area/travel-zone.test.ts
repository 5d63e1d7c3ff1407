import { expect, test } from 'vitest'
import { company, travelZones } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { areaTable } from '#domain/area/area-table.ts'
import { areaCountryOf, pricedZones, travelZoneOf, travelZoneOfAddress } from '#domain/area/travel-zone.ts'

const { travelCents } = initialFacts

const table = areaTable()
const inside = { kind: 'inside', country: 'FR', postcode: '67000', place: null } as const

test.each([
  [0, 30],
  [30, 30],
  [31, 60],
  [60, 60],
  [61, 100],
  [97, 100],
])('%i km are in the zone up to %i km', (distanceKm, upToKm) => {
  expect(travelZoneOf({ ...inside, distanceKm }, travelCents)?.upToKm).toBe(upToKm)
})

test.each(['edge', 'outside'] as const)('%s the area travel is priced on request', (kind) => {
  expect(travelZoneOf({ ...inside, kind, distanceKm: 99 }, travelCents)).toBeNull()
})

test('the zones rise in distance and price and end at the service radius', () => {
  for (const key of ['upToKm', 'priceCents'] as const) {
    const values = pricedZones(travelCents).map((zone) => zone[key])
    expect(values).toEqual([...new Set(values)].sort((a, b) => a - b))
  }
  expect(travelZones.at(-1)).toBe(company.serviceRadiusKm)
})

test.each([
  ['67700', 'France', 30],
  ['67000', '', 60],
  ['68000', 'FRANKREICH', 100],
  ['66111', 'Allemagne', 60],
  ['66111', 'Germany', 60],
  ['66111', 'Deutschland', 60],
  ['D-66111', 'France', 60],
  ['67000', 'Allemagne', null],
  ['75001', 'France', null],
  ['67000', 'Italie', null],
  ['', 'France', null],
  ['<script>', 'France', null],
  ['67700', '__proto__', null],
])('%s in « %s » is in the zone up to %s km', (zipCode, country, upToKm) => {
  expect(travelZoneOfAddress(table, { zipCode, country }, travelCents)?.upToKm ?? null).toBe(upToKm)
})

test.each([
  ['', 'FR'],
  [' france ', 'FR'],
  ['Belgique', 'BE'],
  ['Schweiz', 'CH'],
  ['Luxembourg', 'LU'],
  ['de', 'DE'],
  ['Frankreich?', null],
])('« %s » is %s', (typed, country) => {
  expect(areaCountryOf(typed)).toBe(country)
})
