import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { bestColumns } from '#domain/comparison/comparison-best.ts'
import { comparisonLines } from '#domain/comparison/comparison-lines.ts'
import { type Column, comparisonTable } from '#domain/comparison/comparison-rows.ts'
import { leadingNumber, protectionScore } from '#domain/comparison/comparison-values.ts'

test.each<[string, (readonly number[] | null)[], boolean[]]>([
  ['the lowest value is best', [[300], [200], [250]], [false, true, false]],
  ['equal best values are both marked', [[200], [200], [250]], [true, true, false]],
  ['no value is marked when all are equal', [[200], [200]], [false, false]],
  ['a single value is not marked', [[200], null], [false, false]],
  ['values that cannot be compared are skipped', [[200], null, [100]], [false, false, true]],
  [
    'IP67 beats IP65',
    [
      [-6, -7],
      [-6, -5],
    ],
    [true, false],
  ],
  [
    'IP65 and IP56 have no better one',
    [
      [-6, -5],
      [-5, -6],
    ],
    [false, false],
  ],
  ['without values nothing is marked', [], []],
])('%s', (_, scores, best) => {
  expect(bestColumns(scores)).toEqual(best)
})

test('no best column is inferior to another in every value', () => {
  const score = fc.option(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })), {
    nil: null,
  })
  fc.assert(
    fc.property(fc.array(score, { maxLength: 4 }), (scores) => {
      bestColumns(scores).forEach((isBest, i) => {
        if (!isBest) return
        for (const other of scores) {
          for (const [at, number] of (other ?? []).entries())
            expect(scores[i]?.[at]).toBeLessThanOrEqual(number)
        }
      })
    }),
  )
})

test.each([
  ['24 mois', 24],
  ['6,3 kg', 6.3],
  ['6.3 kg', 6.3],
  ['environ 3', null],
  [undefined, null],
])('the leading number of %j is %j', (text, number) => {
  expect(leadingNumber(text)).toBe(number)
})

test.each([
  ['IP65', 'IP54', [true, false]],
  ['Boîtier IP 66', 'IP65', [true, false]],
  ['IP68', 'IP67', [true, false]],
  // Tested in water or with jets: neither holds the other.
  ['IP68', 'IP69K', [false, false]],
  ['IP67', 'IP65', [false, false]],
  ['IP67', 'IP54', [true, false]],
  ['IP68/IP69K', 'IP69K', [true, false]],
  ['IP65', undefined, [false, false]],
])('of %j and %j the better protected: %j', (one, other, best) => {
  expect(bestColumns([one, other].map(protectionScore))).toEqual(best)
})

const plate = { accuracyClass: null, max: null, min: null, e: null, d: null }
const kg = (value: number) => ({ value, unit: 'kg' as const })
const g = (value: number) => ({ value, unit: 'g' as const })

const shopVariant: Variant = {
  reference: 'A-15',
  porteeMax: '15 kg',
  echelon: '5 g',
  precision: '5 g',
  plateau: '300 × 200 mm',
  metrologie: 'yes',
  arrangement: 'single',
  ranges: [{ max: kg(15), e: g(5), d: g(5) }],
  plate: { ...plate, accuracyClass: 'III' },
  price: 300,
  inStock: true,
  duty: null,
  facts: null,
  elevation: null,
}
const labVariant: Variant = {
  ...shopVariant,
  reference: 'B-2',
  plateau: null,
  metrologie: 'no',
  ranges: [{ max: g(2200), e: null, d: g(0.01) }],
  plate,
  price: null,
}
const column = (variant: Variant, specifications: Record<string, string>): Column => ({
  variant,
  product: { specifications } as unknown as ProductDetail,
})
const columns = [
  column(shopVariant, { warranty: '24 mois', material: 'Inox', protection: 'IP65' }),
  column(labVariant, { warranty: '12 mois', platform: 'ø 160 mm', protection: 'IP43' }),
]
const rowOf = (key: string, of = columns) =>
  comparisonTable(of, 'fr')
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key)

test('missing, not applicable and no are three different values', () => {
  expect(rowOf('e')?.cells).toEqual([
    { state: 'value', text: '5\u00a0g', best: false },
    { state: 'not-applicable' },
  ])
  expect(rowOf('class')?.cells[1]).toEqual({ state: 'not-applicable' })
  expect(rowOf('metrology')?.cells).toEqual([
    { state: 'word', word: 'compare.metrology-yes' },
    { state: 'no' },
  ])
  expect(rowOf('material')?.cells).toEqual([
    { state: 'value', text: 'Inox', best: false },
    { state: 'missing' },
  ])
})

test('what another row says as well has no row of its own', () => {
  const said = (connectivity: string) =>
    rowOf('connectivity', [
      column(shopVariant, { interface: 'USB, RS-232', connectivity }),
      columns[1] as Column,
    ])
  expect(said('RS-232')).toBeUndefined()
  expect(said('Wi-Fi')).toBeDefined()
})

test('each value has the unit of its own plate', () => {
  expect(rowOf('max')?.cells).toMatchObject([{ text: '15\u00a0kg' }, { text: '2\u202f200\u00a0g' }])
  expect(rowOf('d')?.cells).toMatchObject([{ text: '5\u00a0g' }, { text: '0,01\u00a0g' }])
})

test('the minimum weight follows from the repeatability, and is not guessed without it', () => {
  const facts = {
    ...Object.fromEntries(Object.keys(VariantFacts.entries).map((name) => [name, null])),
    repeatability: g(0.01),
    linearity: g(0.02),
  } as unknown as NonNullable<Variant['facts']>
  const balance: Variant = { ...labVariant, facts }
  const { product } = column(labVariant, {})
  const other = { variant: labVariant, product: { ...product, category: 'laboratory' as const } }
  const cells = (...of: Column[]) => rowOf('minimum-weight', of)?.cells
  expect(cells(column(balance, {}), other)).toMatchObject([{ text: '20\u00a0g' }, { state: 'missing' }])
  expect(cells(column(balance, {}), column(shopVariant, {}))?.[1]).toEqual({ state: 'not-applicable' })
  expect(rowOf('minimum-weight')).toBeUndefined()
})

test('the best value is marked with its reason; size and mass depend on the need', () => {
  expect(rowOf('d')).toMatchObject({ reason: 'd', cells: [{ best: false }, { best: true }] })
  expect(rowOf('warranty')).toMatchObject({ reason: 'warranty', cells: [{ best: true }, { best: false }] })
  expect(rowOf('protection')).toMatchObject({
    reason: 'protection',
    cells: [{ best: true }, { best: false }],
  })
  expect(rowOf('max')).toMatchObject({ reason: 'max', cells: [{ best: true }, { best: false }] })
  expect(rowOf('weight')?.reason ?? null).toBeNull()
})

test('of two kinds none is better: a crane scale is no better than a counting scale', () => {
  const [shop, lab] = columns as [Column, Column]
  const ofKind = ({ product, ...rest }: Column, subcategory: string): Column => ({
    ...rest,
    product: { ...product, subcategory },
  })
  const rows = comparisonTable([ofKind(shop, 'crane'), ofKind(lab, 'precision')], 'fr').flatMap(
    (group) => group.rows,
  )
  expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual([])
})

test('an instrument with d < e is not said to be fit for selling to the public', () => {
  const auxiliary: Variant = { ...shopVariant, ranges: [{ max: kg(2), e: g(1), d: g(0.1) }] }
  expect(rowOf('metrology', [column(auxiliary, {})])?.cells).toEqual([
    { state: 'word', word: 'compare.metrology-auxiliary' },
  ])
})

test('a model without its own data plate shows that of its product', () => {
  expect(rowOf('platform')?.cells).toMatchObject([{ text: '300 × 200 mm' }, { text: 'ø 160 mm' }])
})

test('n is Max/e of the finest range', () => {
  const multi: Variant = {
    ...shopVariant,
    arrangement: 'multi-interval',
    ranges: [
      { max: kg(6), e: g(2), d: g(2) },
      { max: kg(15), e: g(5), d: g(5) },
    ],
  }
  expect(rowOf('n', [column(multi, {})])?.cells).toMatchObject([{ text: '3\u202f000' }])
  expect(rowOf('max', [column(multi, {})])?.cells).toMatchObject([{ text: '6 / 15\u00a0kg' }])
})

test('a row is equal only if all columns are equal; empty rows are omitted', () => {
  expect(rowOf('stock')?.equals).toEqual([true])
  expect(rowOf('max')?.equals).toEqual([false])
  expect(rowOf('interface')).toBeUndefined()
  const table = comparisonTable([columns[0] as Column, columns[0] as Column], 'fr')
  expect(table.flatMap(({ rows }) => rows).every(({ equals }) => equals[0])).toBe(true)
})

test('every row is in one group', () => {
  const keys = Object.values(comparisonLines).flatMap(Object.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a weight has its nominal value and no arrangement of ranges', () => {
  const ranges = [{ max: { value: 100, unit: 'mg' as const }, e: null, d: null }]
  const weight: Variant = { ...labVariant, arrangement: 'nominal', ranges }
  expect(rowOf('max', [column(weight, {})])?.cells).toMatchObject([{ text: '100\u00a0mg' }])
  expect(rowOf('arrangement', [column(weight, {}), column(shopVariant, {})])?.cells).toMatchObject([
    { state: 'not-applicable' },
    { state: 'word', word: 'arrangement.single' },
  ])
})
