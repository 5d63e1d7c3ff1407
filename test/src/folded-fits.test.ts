import { expect, test } from 'vitest'
import type { Fit } from '#src/configurator/data.ts'
import { foldedFits, meritsOfFirst, saidOnce } from '#src/configurator/folded-fits.ts'

const plate = { accuracyClass: 'III', max: '15 kg', min: '100 g', e: '5 g', d: null }
const verified = { code: 'law', text: 'Vérifié' }
const fitOf = (reference: string, more: object = {}) =>
  ({
    reference,
    product: { id: reference, subcategory: 'price-computing' },
    plate,
    reasons: [verified],
    toConfirm: [],
    nextDue: '2028-11-30',
    errorAtSmallestG: null,
    ...more,
  }) as unknown as Fit

const referencesOf = (fits: readonly Fit[]) =>
  foldedFits(fits).map(({ fit, others }) => [fit, ...others].map(({ reference }) => reference))

test('instruments that differ in nothing that was asked are one choice, in the order of the best of each', () => {
  const other = { plate: { ...plate, max: '6 / 15 kg' } }
  expect(referencesOf([fitOf('A'), fitOf('B', other), fitOf('C'), fitOf('D', other)])).toEqual([
    ['A', 'C'],
    ['B', 'D'],
  ])
  expect(referencesOf([fitOf('A'), fitOf('B', { toConfirm: [{ code: 'x', text: 'Prix' }] })])).toEqual([
    ['A'],
    ['B'],
  ])
  expect(
    referencesOf([fitOf('A'), fitOf('B', { product: { id: 'B', subcategory: 'ticket-scale' } })]),
  ).toEqual([['A'], ['B']])
})

test('what every card says is said once above them, and what one of them lacks stays on the others', () => {
  const own = { code: 'range', text: 'Max 6 / 15 kg' }
  const said = saidOnce(foldedFits([fitOf('A'), fitOf('B', { reasons: [verified, own] })]))
  expect(said.reasons).toEqual([verified])
  expect(said.nextDue).toBe('2028-11-30')
  expect(said.cards.map(({ fit }) => [fit.reasons, fit.nextDue])).toEqual([
    [[], null],
    [[own], null],
  ])
  const alone = saidOnce(foldedFits([fitOf('A')]))
  expect(alone.reasons).toEqual([])
  expect(alone.cards[0]?.fit.reasons).toEqual([verified])
})

test('the first is recommended for what it alone is best in', () => {
  const meritsOf = (...fits: readonly (readonly [errorAtSmallestG: number | null, price: number | null])[]) =>
    meritsOfFirst(
      fits.map(([errorAtSmallestG, price], i) => ({
        fit: fitOf(String(i), { errorAtSmallestG, price }),
        others: [],
      })),
    )
  expect(meritsOf([0.5, 265], [1, 270], [2.5, 345])).toEqual(['finest', 'cheapest'])
  expect(meritsOf([1, 265], [1, 270])).toEqual(['cheapest'])
  expect(meritsOf([0.5, 300], [1, 270])).toEqual(['finest'])
  expect(meritsOf([null, null], [1, 270])).toEqual([])
  expect(meritsOf([0.5, 265]), 'nothing to choose between').toEqual([])
})
