import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { openRequest } from '#domain/fit/fit-request.ts'
import { solve } from '#domain/fit/solve.ts'
import { judgeConfiguration } from '#domain/quote-list/judge-configuration.ts'
import { anyModels, anyRequest } from '#test/domain/fit/any-fit.ts'
import { plainModel, ug } from '#test/domain/fit/vectors.ts'

const today = '2026-11-22'
const cheese = {
  ...openRequest,
  use: 'direct-sale',
  country: 'FR',
  loadUg: ug(5000) ?? 0,
  tareUg: ug(200) ?? 0,
  smallestUg: ug(100),
  tolPpm: 20_000,
} as const

test('the requirement and the regime are said in every language', () => {
  const { requirement, regime, aid } = judgeConfiguration(cheese, [], today)
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(spaced(requirement.fr)).toBe('classe III, Max ≥ 5\u202f200 g, e ≤ 2 g, Min ≤ 100 g')
  expect(new Set(locales.map((lang) => regime[lang])).size).toBe(3)
  expect(new Set(locales.map((lang) => aid[lang])).size).toBe(3)
})

test('a model that is too small fails with its numbers', () => {
  const small = { ...plainModel, ranges: [{ maxUg: ug(3000) ?? 0, eUg: ug(1), dUg: ug(1) }] }
  const [model] = judgeConfiguration(cheese, [small], today).models
  expect(model).toMatchObject({ reference: small.reference, reasons: [], toConfirm: [] })
  expect(model?.failed.map(({ code }) => code)).toContain('max')
  expect(model?.failed.find(({ code }) => code === 'max')?.text.de).toMatch(/^Max 3/)
})

test('what is stored of a model is what GET /api/fit says of it, in each language', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const judged = new Map(
        judgeConfiguration(request, models, today).models.map((model) => [model.reference, model]),
      )
      for (const lang of locales) {
        const { fits, misses } = solve({ ...request, lang, limit: 24 }, models, today)
        for (const fit of fits) {
          const own = judged.get(fit.reference)
          expect(own?.failed).toEqual([])
          expect(own?.reasons.map(({ text }) => text[lang])).toEqual(fit.reasons.map(({ text }) => text))
          expect(own?.toConfirm.map(({ text }) => text[lang])).toEqual(fit.toConfirm.map(({ text }) => text))
          expect([own?.errorAtSmallestG, own?.nextDue]).toEqual([fit.errorAtSmallestG, fit.nextDue])
        }
        for (const miss of misses) {
          const own = judged.get(miss.reference)
          expect(own?.reasons).toEqual([])
          expect(own?.failed.map(({ code, text }) => [code, text[lang]])).toEqual(
            miss.failed.map(({ code, text }) => [code, text]),
          )
        }
      }
    }),
    { numRuns: 60 },
  )
})
