import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import {
  areaCountries,
  checkPostcode,
  distanceKm,
  parsePostcode,
  postcodeDigits,
  readAreaTable,
  writeAreaTable,
} from '#domain/area/area-rules.ts'

const text = readFileSync('src/domain/area/postcodes.txt', 'utf8')
const table = readAreaTable(text)

test.each([
  ['FR', '67700', 'inside', 2, 'Saverne'],
  ['FR', '67000', 'inside', 33, 'Strasbourg'],
  ['FR', '67500', 'inside', 31, 'Haguenau'],
  ['FR', '57400', 'inside', 24, 'Sarrebourg'],
  ['FR', '68000', 'inside', 75, 'Colmar'],
  ['FR', '54000', 'inside', 88, 'Nancy'],
  ['FR', '88000', 'inside', 93, 'Épinal'],
  ['FR', '57000', 'inside', 97, 'Metz'],
  ['FR', '88200', 'edge', 101, 'Remiremont'],
  ['FR', '57100', 'outside', 111, 'Thionville'],
  ['FR', '68100', 'outside', 112, 'Mulhouse'],
  ['DE', '66111', 'inside', 59, 'Saarbrücken'],
  ['DE', '77694', 'inside', 38, 'Kehl'],
  ['DE', '77652', 'inside', 52, 'Offenburg'],
  ['DE', '76131', 'inside', 80, 'Karlsruhe'],
  ['DE', '67655', 'inside', 82, 'Kaiserslautern'],
  ['DE', '79098', 'inside', 91, 'Freiburg'],
  ['DE', '67346', 'edge', 99, 'Speyer'],
  ['DE', '68159', 'outside', 114, 'Mannheim'],
] as const)('%s %s is %s, %i km away, in %s', (country, postcode, kind, km, place) => {
  expect(checkPostcode(table, country, postcode)).toEqual({
    kind,
    country,
    postcode,
    distanceKm: km,
    place,
  })
})

test.each([
  ['FR', '75011', 'outside', 350, 390],
  ['FR', '69001', 'outside', 370, 400],
  ['FR', '20000', 'outside', 700, 800],
  ['FR', '97400', 'outside', 8500, 9500],
  ['DE', '80331', 'outside', 310, 340],
  ['DE', '10115', 'outside', 550, 640],
  ['LU', '1009', 'outside', 120, 140],
  ['CH', '4001', 'outside', 125, 140],
  ['BE', '6700', 'outside', 140, 165],
  // Postcodes of large receivers and other deliveries of a town in the table.
  ['FR', '67042', 'inside', 30, 40],
  ['FR', '57045', 'inside', 90, 100],
  ['DE', '66123', 'inside', 55, 65],
  ['DE', '79110', 'inside', 85, 97],
] as const)('%s %s, located by its neighbours or its region, is %s', (country, postcode, kind, from, to) => {
  const answer = checkPostcode(table, country, postcode)
  expect(answer).toMatchObject({ kind, country, postcode, place: null })
  if (!('distanceKm' in answer)) throw new Error('no distance')
  expect(answer.distanceKm).toBeGreaterThanOrEqual(from)
  expect(answer.distanceKm).toBeLessThanOrEqual(to)
})

test.each([
  ['FR', '00000'],
  ['FR', '96123'],
  ['FR', '99999'],
  ['DE', '00123'],
  ['DE', '05111'],
  ['DE', '62000'],
  ['LU', '0123'],
  ['BE', '0000'],
] as const)('%s %s does not exist', (country, postcode) => {
  expect(checkPostcode(table, country, postcode)).toEqual({ kind: 'unknown', country })
})

test.each([
  ['67700', 'FR', 'FR', '67700'],
  [' 67 700 ', 'FR', 'FR', '67700'],
  ['F-67700', 'DE', 'FR', '67700'],
  ['fr 67700', 'LU', 'FR', '67700'],
  ['D-66111', 'FR', 'DE', '66111'],
  ['de66111', 'FR', 'DE', '66111'],
  ['L-1009', 'FR', 'LU', '1009'],
  ['CH 4001', 'FR', 'CH', '4001'],
  ['b-6700', 'BE', 'BE', '6700'],
] as const)('%j, with %s chosen, is read as %s %s', (typed, chosen, country, digits) => {
  expect(parsePostcode(typed, chosen)).toEqual({ country, digits })
})

test.each([
  ['', 'FR'],
  ['   ', 'FR'],
  ['Strasbourg', 'FR'],
  ['6770', 'FR'],
  ['677000', 'FR'],
  ['67.700', 'FR'],
  ['10115', 'LU'],
  ['4001', 'DE'],
  ['A-1010', 'FR'],
  ['67700 Monswiller', 'FR'],
  ['٦٧٧٠٠', 'FR'],
] as const)('%j, with %s chosen, is not a postcode', (typed, chosen) => {
  expect(checkPostcode(table, chosen, typed)).toEqual({ kind: 'malformed', country: chosen })
})

test('the distance is symmetric, zero to itself and at most half the circumference of the Earth', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
      expect(distanceKm(a, a)).toBe(0)
      expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371.009 + 1e-6)
    }),
  )
})

test('a degree of latitude and the distance to the antipode have the right length', () => {
  const { latitude, longitude } = company.location
  expect(distanceKm(company.location, { latitude: latitude + 1, longitude })).toBeCloseTo(111.195, 2)
  const opposite = { latitude: -latitude, longitude: longitude - 180 }
  expect(distanceKm(company.location, opposite)).toBeCloseTo(20_015.1, 1)
})

test('any input gets one of the answers, and the same with spaces or a country prefix', () => {
  const signs = { FR: 'F-', DE: 'D-', LU: 'L-', CH: 'CH-', BE: 'B-' }
  fc.assert(
    fc.property(fc.string({ maxLength: 14 }), fc.constantFrom(...areaCountries), (typed, country) => {
      expect(['inside', 'edge', 'outside', 'unknown', 'malformed']).toContain(
        checkPostcode(table, country, typed).kind,
      )
    }),
  )
  const digits = fc.constantFrom(...areaCountries).chain((country) =>
    fc.tuple(
      fc.constant(country),
      fc
        .nat(10 ** postcodeDigits[country] - 1)
        .map((number) => String(number).padStart(postcodeDigits[country], '0')),
    ),
  )
  fc.assert(
    fc.property(digits, ([country, postcode]) => {
      const answer = checkPostcode(table, country, postcode)
      expect(answer.kind).not.toBe('malformed')
      expect(checkPostcode(table, country, `${postcode.slice(0, 2)} ${postcode.slice(2)}`)).toEqual(answer)
      for (const chosen of areaCountries)
        expect(checkPostcode(table, chosen, signs[country] + postcode)).toEqual(answer)
      if (answer.kind === 'inside') expect(answer.distanceKm).toBeLessThanOrEqual(company.serviceRadiusKm)
      if (answer.kind === 'outside') expect(answer.distanceKm).toBeGreaterThan(company.serviceRadiusKm)
    }),
    { numRuns: 1000 },
  )
})

test('no neighbour but Germany is inside: the table has no line for Luxembourg, Switzerland and Belgium', () => {
  for (const country of ['LU', 'CH', 'BE'] as const) {
    for (let number = 0; number < 10_000; number++) {
      const { kind } = checkPostcode(table, country, String(number).padStart(4, '0'))
      expect(['outside', 'unknown']).toContain(kind)
    }
  }
})

test('the table survives a round trip of parse and format; invalid text is refused', () => {
  expect(writeAreaTable(table)).toBe(text)
  for (const wrong of ['', '67000 33 Strasbourg', 'FR\n67000 Strasbourg', '<!doctype html>'])
    expect(() => readAreaTable(wrong)).toThrow('Not a line of the postcode table')
})
