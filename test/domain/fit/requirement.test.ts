import { expect, test } from 'vitest'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { tolerableNegativeError } from '#domain/fit/prepackage.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { requestOf, ug, vectors } from './vectors.ts'

type Expected = Record<string, unknown>

/** The requirement under the names of the test vectors. */
function named(request: FitRequest, expected: Expected): Expected {
  const requirement = requirementOf(request)
  const byReference = Object.entries((expected.dCountIfReference ?? {}) as Record<string, number>)
  const all: Expected = {
    maxHard: requirement.maxHardUg,
    maxWanted: requirement.maxWantedUg,
    cls: requirement.accuracyClass,
    eMax: requirement.eMaxUg,
    min: requirement.minUg,
    n: requirement.n,
    arrangement: requirement.arrangement,
    dHard: requirement.dHardUg,
    dWanted: requirement.dWantedUg,
    dCount: requirement.dCountUg,
    dCountIfReference: Object.fromEntries(
      byReference.map(([n]) => [n, requirementOf({ ...request, referencePieces: Number(n) }).dCountUg]),
    ),
    tne: request.nominalUg && tolerableNegativeError(request.nominalUg),
    outdoorCaution: requirement.notes.includes('outdoor-caution'),
  }
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]))
}

const unitless = ['cls', 'n', 'arrangement', 'outdoorCaution']
const inMicrograms = (key: string, value: unknown): unknown => {
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([n, grams]) => [n, ug(grams)]))
  return unitless.includes(key) ? value : ug(value as number)
}

test.each(vectors.solver.map((row) => [row.id, row.title, row] as const))('%s %s', (_id, _title, row) => {
  const { legal, ...expected } = row.expected
  const request = requestOf(row.input)
  expect(rowOfUse(request.use).legal).toBe(legal)
  expect(named(request, expected)).toEqual(
    Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, inMicrograms(key, value)])),
  )
})
