import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPostings, unpackPostings } from '#domain/catalogue/postings.ts'

const anySeqs = fc
  .uniqueArray(fc.integer({ min: 1, max: 300_000 }), { maxLength: 400 })
  .map((seqs) => seqs.sort((a, b) => a - b))

test('a list of products survives packing, sparse or dense', () => {
  fc.assert(
    fc.property(anySeqs, fc.integer({ min: 1, max: 3000 }), (sparse, count) => {
      const dense = Array.from({ length: count }, (_, i) => i + 1).filter((seq) => seq % 7 !== 3)
      for (const seqs of [sparse, dense]) expect(unpackPostings(packPostings(seqs))).toEqual(seqs)
    }),
  )
})

test('half of a large catalogue takes a bit a product, one product few letters', () => {
  const half = Array.from({ length: 50_000 }, (_, i) => 2 * i + 1)
  expect(packPostings(half).length).toBeLessThan(17_000)
  expect(packPostings([99_999]).length).toBeLessThanOrEqual(5)
  expect(unpackPostings(packPostings([]))).toEqual([])
})
