import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { readSharedList, type SharedLine, writeSharedList } from '#domain/quote-list/list-address.ts'

const line: SharedLine = {
  productId: 'montevigne-p1',
  reference: 'MV-P1-6',
  quantity: 2,
  priceCents: 27_000,
  accessories: ['dust-cover', 'Housse de protection, 30 × 20'],
}
const read = (query: string) => readSharedList(new URLSearchParams(query))

test('a list survives its address', () => {
  const lines = [
    line,
    { ...line, reference: null, priceCents: null, accessories: [] },
    { ...line, quantity: limits.quoteQuantity, priceCents: undefined },
  ]
  const services = [{ code: 'commissioning-60kg', quantity: 3 }]
  const query = writeSharedList({ lines, services })
  expect(query).toContain('i=montevigne-p1*MV-P1-6*2*27000*dust-cover*Housse+de')
  expect(read(query ?? '')).toEqual({ lines, services, unread: 0 })
})

test.each([
  'i=',
  'i=***',
  'i=montevigne-p1',
  'i=montevigne-p1*MV*0*',
  'i=montevigne-p1*MV*-1*',
  'i=montevigne-p1*MV*10000*',
  'i=montevigne-p1*MV*1.5*',
  'i=montevigne-p1*MV*1e3*',
  'i=montevigne-p1*MV*1*free',
  'i=montevigne-p1*MV*1*9999999999',
  'i=montevigne-p1*MV*1**',
  'i=Montevigne*MV*1*',
  'i=%3Cscript%3E*MV*1*',
  `i=${'a'.repeat(81)}**1*`,
  `i=a*${'b'.repeat(61)}*1*`,
  `i=a**1**${'c'.repeat(201)}`,
  `i=a**1*${'*x'.repeat(limits.accessoriesPerItem + 1)}`,
  's=',
  's=code',
  's=code*0',
  's=code*1*more',
  `s=${'c'.repeat(61)}*1`,
])('%s is left out and counted', (query) => {
  expect(read(query)).toEqual({ lines: [], services: [], unread: 1 })
})

test('lines and services beyond the limits, and a repeated service, are left out and counted', () => {
  const many = `${'i=a**1*&'.repeat(limits.quoteItems + 5)}s=x*1&s=x*2&s=y*1`
  const { lines, services, unread } = read(many)
  expect([lines.length, services, unread]).toEqual([
    limits.quoteItems,
    [
      { code: 'x', quantity: 1 },
      { code: 'y', quantity: 1 },
    ],
    6,
  ])
})

test('a list whose address would be too long has none, and a hundred plain lines have one', () => {
  const plain = { ...line, accessories: [] }
  const lines = Array(limits.quoteItems).fill(plain)
  expect(writeSharedList({ lines, services: [] })?.length).toBeLessThan(7000)
  expect(writeSharedList({ lines: Array(limits.quoteItems).fill(line), services: [] })).toBeNull()
})

test('any query is read without an error, and what was read is written the same again', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('i', 's', 'x'), fc.string())), (pairs) => {
      const found = readSharedList(new URLSearchParams(pairs))
      const query = writeSharedList(found)
      if (query !== null) expect(read(query)).toEqual(found)
    }),
  )
})
