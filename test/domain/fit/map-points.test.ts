import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bandsOfPoint } from '#domain/catalogue/model-map.ts'
import { FitMapQuery } from '#domain/fit/fit-query.ts'
import { layOutModels, mapOf } from '#domain/fit/map-points.ts'
import { regionOf } from '#domain/fit/required-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { check } from '#domain/forms/field-errors.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { fitModelsOf } from '#seed/fit-models.ts'
import { generateCatalogue } from '#seed/generate.ts'

const models = generateCatalogue().products.flatMap((product, i) => fitModelsOf(product, i + 1))
const [model] = models
if (!model) throw new Error('the catalogue is empty')

const modelOf = (reference: string, maxUg: number, dUg: number | null) => ({
  ...model,
  reference,
  ranges: [{ maxUg, eUg: dUg, dUg }],
})
const few = [
  modelOf('A', 6 * kilogram, 2 * gram),
  modelOf('B', 6 * kilogram, 2 * gram),
  modelOf('C', 3 * kilogram, gram),
  modelOf('D', 6 * kilogram, gram),
  modelOf('E', 6 * kilogram, null),
]

test('models of equal Max and d share a point, in the order of Max and d', () => {
  const { points, considered, fitting } = mapOf(few, layOutModels(few), ({ reference }) => reference === 'B')
  expect([considered, fitting]).toEqual([4, 1])
  expect(points.map(({ maxG, dG, count, fitting }) => [maxG, dG, count, fitting])).toEqual([
    [3000, 1, 1, 0],
    [6000, 1, 1, 0],
    [6000, 2, 2, 1],
  ])
})

test('a point names a few models, those that fit first', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((reference) => modelOf(reference, kilogram, gram))
  const named = (fits: string) =>
    mapOf(many, layOutModels(many), ({ reference }) => fits.includes(reference)).points[0]?.models.map(
      ({ reference, fits }) => `${reference}${fits ? '+' : ''}`,
    )
  expect(named('')).toEqual(['A', 'B', 'C'])
  expect(named('EF')).toEqual(['E+', 'F+', 'A'])
  expect(named('CDEF')).toEqual(['C+', 'D+', 'E+'])
})

test('every model of the catalogue is on the map once', () => {
  const map = mapOf(models, layOutModels(models), () => true)
  expect([map.considered, map.fitting]).toEqual([models.length, models.length])
  expect(map.points.length).toBeLessThan(150)
})

test('past a number of places neighbours share one, and no model is lost', () => {
  const mass = fc.integer({ min: 1, max: 1e12 })
  fc.assert(
    fc.property(fc.array(fc.tuple(mass, mass), { minLength: 1, maxLength: 200 }), (pairs) => {
      const all = pairs.map(([maxUg, dUg], i) => modelOf(String(i), maxUg, dUg))
      const map = mapOf(all, layOutModels(all, 150), () => true)
      expect(map.considered).toBe(all.length)
      expect(map.points.length).toBeLessThanOrEqual(150)
    }),
  )
})

test('a point is found in the list of its bands', () => {
  expect(bandsOfPoint({ maxG: 6000, dG: 2 })).toEqual({ capacity: ['1-6kg'], precision: ['1-10g'] })
  expect(bandsOfPoint({ maxG: 6.1, dG: 0.000001 })).toEqual({ capacity: ['0-250g'], precision: ['0-0.1mg'] })
})

const regionFor = (query: Record<string, string>) => {
  const { output } = check(FitMapQuery, query)
  if (output === null) throw new Error('no request')
  return regionOf(requirementOf(output))
}

test.each<[Record<string, string>, { maxG: number | null; dG: number | null }]>([
  [{ use: 'direct-sale' }, { maxG: null, dG: null }],
  [
    { use: 'direct-sale', load: '5kg' },
    { maxG: 5000, dG: null },
  ],
  [
    { use: 'direct-sale', load: '5kg', tare: '200g', smallest: '100g', tolPct: '2' },
    { maxG: 5200, dG: 2 },
  ],
  [
    { use: 'internal', load: '5kg', smallest: '100g', tolAbs: '3g' },
    { maxG: 5000, dG: 1 },
  ],
])('%j allows %j', (query, region) => {
  expect(regionFor(query)).toEqual(region)
})

test('without a use there is no request, and faults are named all the same', () => {
  expect(check(FitMapQuery, { load: '5kg' })).toEqual({ output: null, errors: {} })
  expect(check(FitMapQuery, { load: 'five' }).errors).toMatchObject({ load: 'form.mass' })
})
