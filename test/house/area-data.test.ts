import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { areaMap } from '#domain/area/area-map.ts'
import { distanceKm, readAreaTable } from '#domain/area/area-rules.ts'
import { generatedFiles } from '#scripts/area/generated-files.ts'
import { simplified } from '#scripts/area/map.ts'
import { type Commune, readPackage, readTowns } from '#scripts/area/open-data.ts'
import { sizeOf } from '#scripts/bench/page-bytes.ts'
import { towns } from '#src/area/map-shapes.ts'

const generated = generatedFiles()
const table = readAreaTable(generated['src/domain/area/postcodes.txt'] ?? '')

test.each(Object.keys(generated))('%s is the output of `npm run area`', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(generated[path])
})

test('the postcode table and the map stay within their size budget', () => {
  expect(sizeOf(generated['src/domain/area/postcodes.txt'] ?? '').brotli).toBeLessThan(12_000)
  expect(sizeOf(generated['src/area/map-shapes.ts'] ?? '').brotli).toBeLessThan(2_000)
})

test('the company is at the coordinates of its town in GeoNames', () => {
  const town = readTowns()
    .get('FR')
    ?.find(({ name, admin2 }) => name === initialFacts.city && admin2 === initialFacts.postalCode.slice(0, 2))
  expect(town && distanceKm(company.location, town)).toBeLessThan(0.1)
})

test('the table contains every postcode of the departments in the circle once', () => {
  const known = table.FR.map(({ code }) => code)
  const near = readPackage<Commune[]>('@etalab/decoupage-administratif/data/communes.json')
    .filter(({ type }) => type === 'commune-actuelle')
    .flatMap(({ codesPostaux }) => codesPostaux ?? [])
    .filter((code) => /^(54|57|67|68|88)/.test(code))
  expect(known.filter((code) => code.length === 5)).toEqual([...new Set(near)].sort())
  for (const entries of Object.values(table))
    expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length)
})

test('every other French department has one line', () => {
  const starts = new Set(table.FR.map(({ code }) => code.slice(0, 2)))
  const metropolitan = Array.from({ length: 95 }, (_, i) => String(i + 1).padStart(2, '0'))
  expect(metropolitan.filter((code) => !starts.has(code))).toEqual([])
})

test('German neighbours by postcode are close to each other', () => {
  const groups = Map.groupBy(
    table.DE.filter(({ code }) => code.length === 5),
    ({ code }) => code.slice(0, 3),
  )
  for (const [start, entries] of groups) {
    const distances = entries.map(({ km }) => km)
    expect([start, Math.max(...distances) - Math.min(...distances) < 50]).toEqual([start, true])
  }
  expect(groups.size).toBeGreaterThan(25)
})

test('the map shows its towns within its frame, and within the circle exactly those within the radius', () => {
  for (const { id, x, y, km } of towns) {
    const off = Math.hypot(x - areaMap.width / 2, y - areaMap.height / 2) / areaMap.unitsPerKm
    expect([id, Math.abs(off - km) < 1]).toEqual([id, true])
    expect(x > 10 && y > 10 && x < areaMap.width - 10 && y < areaMap.height - 10, id).toBe(true)
  }
})

test('line simplification keeps the ends and every visible bend', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 5, y: 0.3 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]
  expect(simplified(line, 0.5)).toEqual([line[0], line[2], line[3]])
  expect(simplified(line, 0.1)).toEqual(line)
  expect(simplified([], 1)).toEqual([])
})
