import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import { failedCodes } from '#domain/fit/judge.ts'
import { requiredLine } from '#domain/fit/required-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { solve } from '#domain/fit/solve.ts'
import { gram, milligram } from '#domain/metrology/mass.ts'
import { anyModels, anyRequest } from './any-fit.ts'
import { requestOf, vectorModels } from './vectors.ts'

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const compounding = requestOf({ use: 'pharmacy', country: 'FR', load: 200, tare: 50, smallest: 0.02 })

test('a class II balance whose display reads finer than e is named where it serves as well as class I', () => {
  const { fits, required } = solve(compounding, vectorModels, '2026-01-15')
  expect(fits.map(({ reference }) => reference)).toContain('gold-300')
  expect(required).toMatchObject({ class: 'I', other: { class: 'II', eMaxG: 0.01, dHardG: 0.001 } })
  const lines = locales.map((lang) =>
    plain(requiredLine(requirementOf(compounding), { ...compounding, lang })),
  )
  expect(lines).toEqual([
    'classe I, Max ≥ 250 g, e ≤ 1 mg, d ≤ 0,2 mg, Min ≤ 20 mg, ou classe II, e ≤ 0,01 g, d ≤ 1 mg (Min se compte en d)',
    'class I, Max ≥ 250 g, e ≤ 1 mg, d ≤ 0.2 mg, Min ≤ 20 mg, or class II, e ≤ 0.01 g, d ≤ 1 mg (Min is counted in d)',
    'Klasse I, Max ≥ 250 g, e ≤ 1 mg, d ≤ 0,2 mg, Min ≤ 20 mg, oder Klasse II, e ≤ 0,01 g, d ≤ 1 mg (Min zählt in d)',
  ])
})

test.each([
  ['sale', { use: 'direct-sale', country: 'FR', load: 5000, smallest: 2 }],
  ['a use of class III', { use: 'trade', country: 'FR', load: 5000, smallest: 100 }],
  [
    'a tolerance that bounds e',
    { use: 'precious-metal', country: 'FR', load: 250, smallest: 1, tolAbs: 0.02 },
  ],
  ['no smallest quantity', { use: 'pharmacy', country: 'FR', load: 200 }],
])('nothing is added for %s', (_, input) => {
  expect(requirementOf(requestOf(input)).other).toBeNull()
})

test('an analysis of large quantities may be made on class II', () => {
  const input = { use: 'pharma-lab', country: 'FR', load: 500, smallest: 10 }
  expect(requirementOf(requestOf(input)).other).toEqual({
    accuracyClass: 'II',
    eUg: gram,
    dUg: 200 * milligram,
  })
  expect(requirementOf(requestOf({ ...input, minimumWeight: true })).other).toMatchObject({
    eUg: 100 * milligram,
    dUg: 10 * milligram,
  })
})

test('no class II model fits that the requirement leaves out', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const { accuracyClass, eMaxUg, other } = requirementOf(request)
      const legalFine = accuracyClass === 'I' || accuracyClass === 'II'
      for (const model of models) {
        const [range] = model.ranges
        const isPlain = model.ranges.length === 1 && !model.additiveTare
        if (!legalFine || !isPlain || model.accuracyClass !== 'II' || range?.eUg == null) continue
        if (request.smallestUg === null || failedCodes(fitTask(request), model) !== 0) continue
        if (accuracyClass === 'II' && (eMaxUg ?? Number.POSITIVE_INFINITY) >= range.eUg) continue
        expect(other?.eUg ?? 0).toBeGreaterThanOrEqual(range.eUg)
      }
    }),
    { numRuns: 2000 },
  )
})
