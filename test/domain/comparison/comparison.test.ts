import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import {
  addToComparison,
  type Compared,
  type Comparison,
  chooseModel,
  readComparisonQuery,
  removeFromComparison,
  restoreToComparison,
  writeComparisonQuery,
} from '#domain/comparison/comparison.ts'
import { readStoredComparison } from '#domain/comparison/comparison-stored.ts'

const product = (id: string, reference: string | null = null): Compared => ({
  id,
  name: `Balance ${id}`,
  image: `/drawings/${id}.svg`,
  reference,
})
const of = (...ids: string[]): Comparison => ids.map((id) => product(id))

test('a product is added once, and a fifth one is refused', () => {
  expect(addToComparison(of('a'), product('b'))).toEqual({ list: of('a', 'b'), refusal: null })
  expect(addToComparison(of('a', 'b'), product('a'))).toEqual({ list: of('a', 'b'), refusal: 'already' })
  const four = of('a', 'b', 'c', 'd')
  expect(addToComparison(four, product('e'))).toEqual({ list: four, refusal: 'full' })
  expect(addToComparison(four, product('a')).refusal).toBe('already')
})

test('no sequence of actions yields more than four products or a repeated one', () => {
  const step = fc.record({ add: fc.boolean(), id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f') })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let list: Comparison = []
      for (const { add, id } of steps)
        list = add ? addToComparison(list, product(id)).list : removeFromComparison(list, id)
      expect(list.length).toBeLessThanOrEqual(limits.compareProducts)
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }),
  )
})

test('undo restores a removed product at its position unless it is present or the comparison is full', () => {
  const [, b] = of('a', 'b', 'c')
  if (!b) throw new Error('no product')
  expect(restoreToComparison(of('a', 'c'), b, 1)).toEqual(of('a', 'b', 'c'))
  expect(restoreToComparison(of('a', 'b'), b, 1)).toEqual(of('a', 'b'))
  const four = of('a', 'c', 'd', 'e')
  expect(restoreToComparison(four, b, 1)).toEqual(four)
})

test('choosing a model changes only its product', () => {
  expect(chooseModel(of('a', 'b'), 'b', 'B-30')).toEqual([product('a'), product('b', 'B-30')])
  expect(chooseModel(of('a'), 'z', 'Z-1')).toEqual(of('a'))
})

test.each([
  ['', []],
  ['p=a', [{ id: 'a', reference: null }]],
  ['p=a%3AX-1', [{ id: 'a', reference: 'X-1' }]],
  ['p=a:X%201/2', [{ id: 'a', reference: 'X 1/2' }]],
  ['p=a&p=a:X', [{ id: 'a', reference: null }]],
  ['p=A&p=../x&p=', []],
  ['p=a:', []],
  [`p=a:${'x'.repeat(61)}`, []],
  ['p=a&p=b&p=c&p=d&p=e', ['a', 'b', 'c', 'd'].map((id) => ({ id, reference: null }))],
  ['q=a', []],
])('the address ?%s selects %j', (search, selection) => {
  expect(readComparisonQuery(new URLSearchParams(search))).toEqual(selection)
})

test('a comparison survives a round trip through the address', () => {
  const id = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
  const reference = fc.option(fc.string({ minLength: 1, maxLength: 60 }), { nil: null })
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.record({ id, reference }), { maxLength: 4, selector: (one) => one.id }),
      (selection) => {
        expect(readComparisonQuery(new URLSearchParams(writeComparisonQuery(selection)))).toEqual(selection)
      },
    ),
  )
})

test.each([
  [null, [], 0],
  [undefined, [], 0],
  ['text', [], 1],
  [{}, [], 1],
  [[product('a', 'X'), product('b')], [product('a', 'X'), product('b')], 0],
  [[{ id: 'a', name: 'A' }], [{ id: 'a', name: 'A', image: '/favicon.svg', reference: null }], 0],
  [[product('a'), { id: '../a', name: 'x' }, 7, null, product('a')], [product('a')], 4],
  [[{ ...product('a'), image: '//evil.example/x.svg' }], [], 1],
  [of('a', 'b', 'c', 'd', 'e'), of('a', 'b', 'c', 'd'), 1],
])('from the stored value %j the valid entries are kept, the rest is counted', (raw, list, dropped) => {
  expect(readStoredComparison(raw)).toEqual({ list, dropped })
})
