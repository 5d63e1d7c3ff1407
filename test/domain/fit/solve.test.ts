import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FitModel } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import { codesIn, failedCodes, fitCodes } from '#domain/fit/judge.ts'
import { PairSearch } from '#domain/fit/pair.ts'
import { relaxationFor } from '#domain/fit/relaxation.ts'
import { isIntended, solve } from '#domain/fit/solve.ts'
import { anyModels, anyRequest } from './any-fit.ts'
import { bruteForceCodes } from './brute-force.ts'

const today = '2026-01-15'
const runs = { numRuns: 400 }
const byReference = (models: FitModel[], reference: string) =>
  models.filter((own) => own.reference === reference)
const fitsBruteForce = (request: FitRequest, models: FitModel[], reference: string) =>
  byReference(models, reference).map((model) => bruteForceCodes(request, model))

test('the failure codes of each model equal those of the brute-force implementation', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const task = fitTask(request)
      for (const model of models)
        expect(codesIn(failedCodes(task, model))).toEqual(bruteForceCodes(request, model))
    }),
    runs,
  )
})

test('the random data contains passes and failures of each rule', () => {
  const seen = new Set<string>()
  for (const [request, models] of fc.sample(fc.tuple(anyRequest, anyModels), { numRuns: 600, seed: 3 }))
    for (const model of models) {
      const codes = codesIn(failedCodes(fitTask(request), model))
      for (const code of codes.length ? codes : ['none']) seen.add(code)
    }
  expect([...seen].sort()).toEqual([...fitCodes, 'none'].sort())
})

test('every fit passes every rule, every miss fails exactly its listed codes, and no model is missing', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, all) => {
      const result = solve(request, all, today)
      // What is made for patients is offered for patients only.
      const models = all.filter((model) => isIntended(request, model))
      const holding = models.filter((model) => bruteForceCodes(request, model).length === 0)
      expect(result.considered).toBe(models.length)
      expect(result.total).toBe(holding.length)
      expect(result.fits).toHaveLength(Math.min(request.limit, holding.length))
      expect(result.misses).toHaveLength(Math.min(request.limit, models.length - holding.length))
      for (const fit of result.fits) expect(fitsBruteForce(request, models, fit.reference)).toEqual([[]])
      for (const { reference, failed } of result.misses)
        expect(fitsBruteForce(request, models, reference)).toEqual([failed.map(({ code }) => code)])
    }),
    runs,
  )
})

test('fits rise in Max, so that their share of it falls; misses are sorted by the number of failure codes', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, all) => {
      const { fits, misses } = solve(request, all, today)
      const models = all.filter((model) => isIntended(request, model))
      const scores = fits.map(({ score }) => score)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
      for (const score of scores) expect(score >= 0 && score <= 1).toBe(true)
      const counts = misses.map(({ failed }) => failed.length)
      expect(counts).toEqual([...counts].sort((a, b) => a - b))
      const least = Math.min(
        ...models.map((own) => bruteForceCodes(request, own).length || Number.POSITIVE_INFINITY),
      )
      if (misses[0]) expect(misses[0].failed).toHaveLength(least)
    }),
    runs,
  )
})

test('the order of the models does not change the answer', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      expect(solve(request, [...models].reverse(), today)).toEqual(solve(request, models, today))
    }),
    { numRuns: 150 },
  )
})

test('applying the relaxation yields a fit; without a relaxation no such change would', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const task = fitTask(request)
      for (const model of models) {
        const failed = failedCodes(task, model)
        if (failed === 0) continue
        const relaxed = relaxationFor(task, { model, failed })
        if (relaxed) expect(bruteForceCodes(relaxed.request, model)).toEqual([])
        else expect(codesIn(failed)).not.toEqual(['price'])
      }
    }),
    runs,
  )
})

test('the relaxation is minimal: with a slightly smaller one the model fails', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const task = fitTask(request)
      for (const model of models) {
        const failed = failedCodes(task, model)
        const relaxed = failed === 0 ? null : relaxationFor(task, { model, failed })
        if (!relaxed) continue
        const { smallestUg, tolUg, tolPpm, tareUg, budgetCents } = relaxed.request
        const less: Record<typeof relaxed.input, Partial<FitRequest>> = {
          smallest: { smallestUg: (smallestUg ?? 0) - 1 },
          tolAbs: { tolUg: (tolUg ?? 0) - 1 },
          tolPct: { tolPpm: (tolPpm ?? 0) - 1 },
          tare: { tareUg: tareUg + 1 },
          budget: { budgetCents: (budgetCents ?? 0) - 1 },
        }
        expect(bruteForceCodes({ ...relaxed.request, ...less[relaxed.input] }, model)).not.toEqual([])
      }
    }),
    runs,
  )
})

test('a pair covers the range: the small one up to the split, the large one from there, within the budget', () => {
  let found = 0
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const task = fitTask(request)
      const search = new PairSearch(task)
      for (const model of models) {
        const failed = failedCodes(task, model)
        if (failed !== 0) search.add(model, failed)
      }
      const pair = search.cheapest()
      if (!pair) return
      found++
      const { small, large, splitUg } = pair
      expect(splitUg >= (request.smallestUg ?? 0) && splitUg <= request.loadUg).toBe(true)
      expect(bruteForceCodes({ ...request, loadUg: splitUg }, small)).toEqual([])
      expect(bruteForceCodes({ ...request, smallestUg: splitUg }, large)).toEqual([])
      const cents = (small.priceCents ?? 0) + (large.priceCents ?? 0)
      expect(request.budgetCents === null || cents <= request.budgetCents).toBe(true)
    }),
    { numRuns: 3000, seed: 7 },
  )
  expect(found).toBeGreaterThan(10)
})

test('pair and relaxation are offered only without a fit', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const { total, pair, relaxation } = solve(request, models, today)
      if (total > 0) expect([pair, relaxation]).toEqual([null, null])
    }),
    { numRuns: 150 },
  )
})
