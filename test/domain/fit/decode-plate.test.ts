import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import type { PlateAnswer } from '#domain/fit/plate-answer.ts'
import { vectors } from './vectors.ts'

/** The decoded plate under the names of the test vectors. */
const named = (plate: PlateAnswer, expected: object) => {
  const all: Record<string, unknown> = {
    cls: plate.class,
    max: plate.maxG,
    e: plate.eG,
    d: plate.dG,
    min: plate.minG,
    tareSubtractive: plate.tareSubtractiveG,
    temp: plate.temperature,
    automatic: plate.nawi === false,
    deGeneralDue: plate.due.DE,
    deHeavyDue: plate.due.DE,
    frRetailWindow: plate.due.FR,
    thousandsRead: plate.conclusions.some(({ code }) => code === 'thousands-read'),
    ...plate,
  }
  return Object.fromEntries(Object.keys(expected).map((key) => [key, all[key]]))
}

test.each(vectors.plates.map((row) => [row.id, row.text, row.expected] as const))(
  '%s %s',
  (_, text, expected) => {
    expect(named(decodePlate(text, 'FR', 'fr'), expected)).toEqual(expected)
  },
)

test.each<[string, Partial<PlateAnswer>]>([
  [
    'W1 0–30 t e = 10 kg Min 200 kg W2 0-60 t e = 20 kg Min 400 kg III CE 12 0071 M',
    { maxG: [30_000_000, 60_000_000], eG: [10_000, 20_000], minG: 200_000, n: 3000, problems: [] },
  ],
  ['I in an oval. Max 220 g e = 1 mg d = 0.1 mg Min 10 mg CE M20 0102', { class: 'I', problems: [] }],
  ['cap. 15 kg Min 100 g e = 5 g III CE M20 0102', { maxG: [15_000], problems: [] }],
  [
    'Max 15 kg Min 200 g e = 10 g d = 2 g III CE M19 0122',
    { problems: ['d-not-e'], minCheck: 'ok', directSale: false, legal: false },
  ],
  ['Max 15 kg Min 100 g e = 10 g d = 2 g III CE M19 0122', { minCheck: 'grading' }],
  ['Max 30 kg Min 20 g e = 1 g III CE M21 0122', { problems: ['n-too-large'], legal: false }],
  ['CE 09 M 0102 (III) Max 15 kg e = 5 g', { mark: 'old-green-m', year: 2009, body: '0102', legal: true }],
  ['CE 0122 13 M (III) Max 15 kg e = 5 g', { mark: 'old-green-m', year: 2013, body: '0122', legal: true }],
  ['CE 98 M 0102 III Max 15 kg e = 5 g', { mark: 'old-green-m', year: 1998 }],
  ['CE [M 22] 0071 III Max 15 kg e = 5 g', { mark: 'new', year: 2022, body: '0071' }],
  ['CE M14 0102 III Max 15 kg e = 5 g', { mark: 'old-green-m', year: 2014, nawi: true, class: 'III' }],
  ['CE M14 0102 Max 15 kg e = 5 g', { mark: 'mid', nawi: false, class: null }],
  ['CE M19 0102 Y(a) Max 6 kg e = 2 g', { mark: 'mid', nawi: false }],
  ['UKCA M23 0126 III Max 15 kg e = 5 g', { mark: 'ukca', year: 2023, legal: false, directSale: false }],
  ['DE-M 20 0102 III Max 15 kg e = 5 g', { mark: 'national', legal: false }],
  ['III Max 15 kg e = 5 g', { mark: null, legal: false, nawi: true }],
  [
    'CE 0297 M17 0103 III Max 250 kg Min 2 kg e = 100 g MD',
    { mark: 'new', body: '0103', medicalDevice: true },
  ],
  [
    'I Max 220 g Min 10 mg e = 1 mg d = 0,1 mg',
    { class: 'I', eG: [0.001], dG: [0.0001], minCheck: 'ok', n: 220_000 },
  ],
  [
    '(II) Max 600 g Min 0,5 g e=0,1 g d=0,01 g CE M20 0122',
    { class: 'II', minCheck: 'ok', directSale: false },
  ],
  ['III Max 1 500 kg Min 10 kg e = d = 500 g', { maxG: [1_500_000], eG: [500], dG: [500], n: 3000 }],
  ['III Max 30 kg / 60 kg e = 10 g / 20 g', { maxG: [30_000, 60_000], eG: [10, 20], n: 3000 }],
  ['III Max1 6 kg Max2 15 kg e1 = 2 g e2 = 5 g', { maxG: [6000, 15_000], eG: [2, 5] }],
  ['III Max 6 kg e = 2 g / Max 6 kg e = 2 g', { maxG: [6000], eG: [2] }],
  ['III Max 6/15 kg e = 2/5 g d = 2/5 g', { dG: [2, 5] }],
  ['III Max 0,5 kg e = 0.1 g', { maxG: [500], eG: [0.1] }],
  ['III Max 30 kg Min 5 g e = 10 g', { minCheck: 'error', problems: ['min-error'] }],
  ['III Max 300 kg e = 10 g', { n: 30_000, problems: ['n-too-large'] }],
  ['III Max 15 kg CE M20 0102', { problems: ['e-missing'], eG: null }],
  ['T = +6 kg III Max 15 kg e = 5 g', { tareSubtractiveG: null }],
  ['T= -6kg III Max 15 kg e = 5 g', { tareSubtractiveG: 6000 }],
  ['II 2GD Max 60 kg e = 20 g', { class: null, problems: ['class-missing'] }],
  // « I » is a class in capitals beside the numbers of a plate, and a person in a sentence.
  ['Max 220 g I max d = 0,1 mg', { class: 'I' }],
  ['Max 5 kg d = 1 g CE. can I sell with it?', { class: null, mark: 'ce-only' }],
  ['Max 30 kg e = 10 g, may I?', { class: null }],
  ["Max 6 kg e = 2 g and I'm at the market", { class: null }],
  ['0 °C … 40 °C', { temperature: [0, 40], problems: ['max-missing'], nawi: null }],
  ['UK/0126/0085 Max 6 kg', { approval: 'UK/0126/0085', approvalBody: 'NMO' }],
  ['R76/2006-A-NL1-25.06 Max 6 kg', { approvalBody: 'OIML' }],
  ['09.00.610.001.1 Max 6 kg', { approval: '09.00.610.001.1', approvalBody: null }],
  ['D97-09-027 Max 6 kg', { approval: 'D97-09-027', approvalBody: 'PTB' }],
])('%s', (text, expected) => {
  expect(decodePlate(text, 'FR', 'fr')).toMatchObject(expected)
})

test('a national German mark is legal in Germany', () => {
  expect(decodePlate('DE-M 20 0102 III Max 15 kg e = 5 g', 'DE', 'de').legal).toBe(true)
})

test('only the year of a legal marking is the year of a verification', () => {
  const due = (text: string) => decodePlate(text, 'FR', 'fr').due
  expect(due('III Max 60 kg e = 20 g CE M22 0122')).toEqual({
    DE: '2024-12-31',
    FR: ['2023-01-01', '2023-12-31'],
  })
  expect(due('III Max 3 t e = 1 kg CE M22 0122').DE).toBe('2025-12-31')
  expect(due('Max 30 kg d = 1 g CE')).toEqual({ DE: null, FR: null })
})

test.each(locales)('every conclusion is available in %s, with its numbers', (lang) => {
  const conclusions = vectors.plates.flatMap(({ text }) => decodePlate(text, 'FR', lang).conclusions)
  expect(conclusions.length).toBeGreaterThan(vectors.plates.length)
  for (const { text } of conclusions) expect(text).not.toMatch(/[{}]|undefined|NaN/)
})

test('any text is decoded quickly and without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.string({ unit: fc.constantFrom(...'Maxed= 0123456789,./kgCEMIT()-°') }),
      ),
      (text) => {
        const plate = decodePlate(text, 'DE', 'de')
        expect(plate.conclusions.length).toBeGreaterThan(0)
        for (const mass of plate.maxG) expect(Number.isFinite(mass)).toBe(true)
      },
    ),
  )
  // A pattern that backtracks would take longer here than any test may.
  decodePlate('Max 1/'.repeat(300) + '1 1 1 '.repeat(50), 'FR', 'fr')
  decodePlate(`Max ${'1 111'.repeat(400)}`, 'FR', 'fr')
})

test.each([
  ['III Max 15 kg Min 100 g e = 5 g CE M22 0122', 2024, true],
  // d < e, or forbidden by the plate: no direct sale, whose period is the longer one.
  ['II Max 600 g Min 0,5 g e = 0,1 g d = 0,01 g CE M22 0122', 2023, false],
  ['III Max 3 kg e = 1 g CE M22 0122 not to be used for direct sale', 2023, false],
  ['I Max 220 g e = 1 mg d = 0,1 mg CE M22 0122', 2023, false],
  ['III Max 60 kg Min 400 g e = 20 g CE M22 0122', 2023, false],
])('%s is due in France in %i', (text, year, hasBoth) => {
  const { due, conclusions } = decodePlate(text, 'FR', 'en')
  expect(due.FR).toEqual([`${year}-01-01`, `${year}-12-31`])
  const textOf = (wanted: string) => conclusions.find(({ code }) => code === wanted)?.text ?? null
  const yearly = textOf('due-fr-yearly')
  // Every line names the use that it holds for.
  expect(textOf('due-fr-sale') !== null).toBe(hasBoth)
  expect(textOf('due-fr') !== null).toBe(!hasBoth)
  if (hasBoth) expect(yearly).toContain(String(year - 1))
  else expect(yearly).toBeNull()
})

test('year and body of a mark are read in any order and separation', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(['CE', 'M', 'year', '0122'], { minLength: 4 }),
      fc.constantFrom('', ' ', '-', ' / ', '\n', ' · ', '] ['),
      fc.integer({ min: 1993, max: 2026 }),
      (order, between, year) => {
        const mark = order.join(between).replace('year', String(year).slice(2))
        // « 220122 » is year and body, « 012222 » is nothing; « 99 » behind a boxed M would be 2099.
        fc.pre(between !== '' || !mark.includes(`0122${String(year).slice(2)}`))
        fc.pre(year > 1999 || order.indexOf('year') !== order.indexOf('M') + 1)
        const plate = decodePlate(`III Max 15 kg e = 5 g; ${mark}`, 'FR', 'fr', '2026-11-27')
        expect([mark, plate.year, plate.body, plate.legal]).toEqual([mark, year, '0122', true])
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  'Capacity: 40kg Division: 5g',
  'Max 40 kg div. 5 g',
  'Höchstlast 40 kg, Ablesbarkeit 5 g',
  'portée 40 kg lisibilité 5 g',
])('the words of data sheets for d: %s', (text) => {
  expect(decodePlate(text, 'FR', 'en', '2026-11-29')).toMatchObject({ maxG: [40_000], dG: [5], eG: null })
})
