import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openRequest } from '#domain/fit/fit-request.ts'
import { solve } from '#domain/fit/solve.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { anyModels, anyRequest } from './any-fit.ts'
import { plainModel } from './vectors.ts'

/** Each model several times with other references, prices and stocks: once marked as alike, once as like no other. */
const manyAlike = fc
  .tuple(
    anyModels,
    fc.array(
      fc.record({ priceCents: fc.option(fc.integer({ min: 0, max: 500_000 })), inStock: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 6,
      },
    ),
  )
  .map(([models, offers]) =>
    models.flatMap((model, alike) =>
      offers.map((offer, i) => ({ ...model, ...offer, reference: `${model.reference}-${i}`, alike })),
    ),
  )
const alone = <Model extends { alike: number }>(models: readonly Model[]) =>
  models.map(({ alike: _, ...model }) => model)

test('judging alike models once changes no answer', () => {
  fc.assert(
    fc.property(anyRequest, manyAlike, (request, models) => {
      expect(solve(request, models, '2026-01-15')).toEqual(solve(request, alone(models), '2026-01-15'))
    }),
    { numRuns: 300 },
  )
})

test('a model above the budget is the nearest miss even where cheaper ones like it fit', () => {
  const offers = [100, 150, 201].map((euros, place) => ({
    ...plainModel,
    reference: `S-${place}`,
    priceCents: euros * 100,
    alike: 0,
  }))
  const request = {
    ...openRequest,
    use: 'internal',
    country: 'FR',
    loadUg: kilogram,
    budgetCents: 20_000,
    limit: 1,
  } as const
  const { fits, misses } = solve(request, offers, '2026-01-15')
  expect(fits.map(({ reference }) => reference)).toEqual(['S-0'])
  expect(misses.map(({ reference, failed }) => [reference, failed.map(({ code }) => code)])).toEqual([
    ['S-2', ['price']],
  ])
})
