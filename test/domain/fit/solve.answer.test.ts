import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FitModel } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { regimeOf } from '#domain/fit/regime.ts'
import { regimeAnswer, sourcesIn } from '#domain/fit/regime-answer.ts'
import { requiredLine } from '#domain/fit/required-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { solve } from '#domain/fit/solve.ts'
import { gram, kilogram } from '#domain/metrology/mass.ts'
import { anyModels, anyRequest } from './any-fit.ts'
import { plainModel, requestOf, vectorModels } from './vectors.ts'

const today = '2026-01-15'
const cheese = requestOf({
  use: 'direct-sale',
  country: 'FR',
  load: 5000,
  tare: 200,
  smallest: 100,
  tolPct: 2,
})
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('the requirement is summarised on one line in each language', () => {
  const line = (lang: FitRequest['lang']) => plain(requiredLine(requirementOf(cheese), { ...cheese, lang }))
  expect(line('fr')).toBe('classe III, Max ≥ 5200 g, e ≤ 2 g, Min ≤ 100 g'.replace('5200', '5 200'))
  expect(line('en')).toBe('class III, Max ≥ 5,200 g, e ≤ 2 g, Min ≤ 100 g')
  expect(line('de')).toBe('Klasse III, Max ≥ 5.200 g, e ≤ 2 g, Min ≤ 100 g')
})

test('the answer for a cheese counter names its scale, the reasons and the failures of other models', () => {
  const result = solve(cheese, vectorModels, today)
  expect(result.fits.map(({ reference }) => reference)).toEqual(['retail-6-15'])
  expect(result.required).toMatchObject({
    maxHardG: 5200,
    class: 'III',
    eMaxG: 2,
    minG: 40,
    n: 2600,
    notes: [],
  })
  expect(result.regime).toMatchObject({ legal: true, rule: 'fr-retail', years: 2, letters: ['a', 'f'] })
  const [fit] = result.fits
  expect(fit?.errorAtSmallestG).toBe(2)
  expect(fit?.nextDue).toBe('2028-01-15')
  expect(fit?.reasons.map(({ code }) => code)).toEqual(['legal', 'max', 'min', 'tolerance', 'period'])
  expect(plain(fit?.reasons[3]?.text ?? '')).toBe(
    'À 100 g, l’erreur tolérée en service est de ±2 g ; vous acceptez ±2 g.',
  )
  expect(result.misses[0]?.reference).toBe('retail-15')
  expect(plain(result.misses[0]?.failed[0]?.text ?? '')).toBe(
    'À 100 g, l’erreur tolérée en service est de ±5 g ; vous voulez ±2 g.',
  )
  expect(result.aid).toMatch(/^Aide au choix/)
})

const bench = (own: Partial<FitModel> & { e: number; max: number }): FitModel => ({
  ...plainModel,
  accuracyClass: 'III',
  metrology: 'yes',
  ranges: [{ maxUg: own.max * gram, eUg: own.e * gram, dUg: own.e * gram }],
  ...own,
})
const parcels = requestOf({ use: 'trade', country: 'FR', load: 50_000, smallest: 100, tolPct: 5 })
const small = bench({ reference: 'S', max: 6000, e: 2, priceCents: 30_000 })
const large = bench({ reference: 'L', max: 60_000, e: 20, priceCents: 70_000 })

test('without a single fit the answer names a pair and the smallest relaxation', () => {
  const { fits, pair, relaxation } = solve(parcels, [large, small], today)
  expect(fits).toEqual([])
  expect(pair?.map(({ reference }) => reference)).toEqual(['S', 'L'])
  expect(relaxation).toMatchObject({ input: 'smallest', value: 400 })
  expect(plain(relaxation?.text ?? '')).toContain('400 g')
})

test('a tolerance is relaxed to the error of the model, as a share if it was given as one', () => {
  const parts = requestOf({ use: 'internal', country: 'DE', load: 5000, smallest: 1000, tolAbs: 1 })
  expect(solve(parts, [small], today).relaxation).toMatchObject({ input: 'tolAbs', value: 2 })
  const share = requestOf({ use: 'internal', country: 'DE', load: 1000, smallest: 1000, tolPct: 0.1 })
  expect(solve(share, [small], today).relaxation).toMatchObject({ input: 'tolPct', value: 0.2 })
})

test('a heavy container is relaxed to the remaining capacity of Max', () => {
  const tray = requestOf({ use: 'trade', country: 'FR', load: 5500, tare: 800 })
  expect(solve(tray, [small], today).relaxation).toMatchObject({ input: 'tare', value: 500 })
})

test('a budget is relaxed to the price', () => {
  const poor = requestOf({ use: 'trade', country: 'FR', load: 5500, budget: 200 })
  expect(solve(poor, [small], today).relaxation).toMatchObject({ input: 'budget', value: 300 })
})

test('an unknown value must be confirmed; for legal use it is refused', () => {
  const requestWithUnknowns = requestOf({
    use: 'direct-sale',
    country: 'FR',
    load: 5000,
    smallest: 100,
    budget: 500,
    object: [200, 200],
    ipNeed: [5, 4],
  })
  const [fit] = solve(requestWithUnknowns, [{ ...small, priceCents: null }], today).fits
  expect(fit?.toConfirm.map(({ code }) => code)).toEqual(['display', 'platform', 'ip', 'price'])
  const unknown = solve(requestWithUnknowns, [{ ...small, metrology: null }], today)
  expect(unknown.misses[0]?.failed.map(({ code }) => code)).toEqual(['legal'])
})

test('a model that can be verified on order is marked; a heavy container uses the coarse range of a multiple range instrument', () => {
  const [fit] = solve(
    parcels,
    [{ ...small, ranges: [{ maxUg: 60 * kilogram, eUg: 5 * gram, dUg: 5 * gram }], metrology: 'optional' }],
    today,
  ).fits
  expect(fit?.reasons[0]?.code).toBe('optional')
  const tared = requestOf({ use: 'trade', country: 'FR', load: 1000, tare: 35_000, smallest: 600 })
  const ranged = vectorModels.filter(({ reference }) => reference === 'bench-60-MR')
  expect(solve(tared, ranged, today).fits[0]?.reasons.map(({ code }) => code)).toContain('range-by-gross')
})

test('the Min of the plate speaks against a smaller quantity, and against a load below it', () => {
  const letters = (smallest?: number, load = 5000) =>
    requestOf({ use: 'postal', country: 'FR', load, ...(smallest && { smallest }) })
  const codes = (smallest?: number, load?: number) =>
    solve(letters(smallest, load), [small], today).fits[0]?.toConfirm.map(({ code }) => code)
  expect(codes(40)).toEqual([])
  expect(codes(39)).toBeUndefined()
  expect(codes(undefined, 40)).toEqual(['smallest'])
  expect(codes(undefined, 39)).toBeUndefined()
  expect(requirementOf(letters(100))).toMatchObject({ eMaxUg: 20 * gram, minUg: 100 * gram })
})

test('the Min that a reason names is that of the data plate', () => {
  const reasons = (smallest: number) =>
    solve(requestOf({ use: 'postal', country: 'FR', load: 5000, smallest }), [small], today).fits[0]?.reasons
  const min = reasons(5000)?.find(({ code }) => code === 'min')
  expect(min?.params.min).toBe('40\u00a0g')
})

test('texts of law are cited, remarks of the table are not', () => {
  expect(sourcesIn('NAWID 1(2)(f), Annex I 14; MessEV 6 no. 6; HED (2 years); -', 'en')).toEqual([
    {
      title: 'Directive 2014/31/EU',
      clause: 'Art.\u00a01(2)(f), Annex\u00a0I 14',
      text: 'Directive 2014/31/EU, Art.\u00a01(2)(f), Annex\u00a0I 14',
    },
    { title: 'MessEV', clause: 'section\u00a06 no.\u00a06', text: 'MessEV, section\u00a06 no.\u00a06' },
  ])
  const answer = regimeAnswer(regimeOf({ use: 'trade', country: 'DE', maxUg: kilogram }), 'de')
  expect(answer.text).toMatch(/^Abrechnen/)
  expect(answer.sources.at(-1)).toEqual({
    title: 'MessEV',
    clause: '§\u00a034 Abs.\u00a01',
    text: '§\u00a034 Abs.\u00a01 MessEV',
  })
})

test('a sentence without its number throws', () => {
  expect(() => sentence('max', { max: '1 kg' }, 'fr')).toThrow('max lacks short')
})

test('the answer to any request consists of complete sentences with numbers', () => {
  fc.assert(
    fc.property(anyRequest, anyModels, (request, models) => {
      const { fits, misses, pair, relaxation, regime } = solve(request, models, today)
      const sentences = [
        regime.text,
        relaxation?.text ?? '',
        ...[...fits, ...(pair ?? [])].flatMap(({ reasons, toConfirm }) =>
          [...reasons, ...toConfirm].map(({ text }) => text),
        ),
        ...misses.flatMap(({ failed }) => failed.map(({ text }) => text)),
      ]
      for (const text of sentences) expect(text).not.toMatch(/[{}]|undefined|NaN|Infinity|null/)
    }),
    { numRuns: 300 },
  )
})
