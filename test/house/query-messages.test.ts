import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '#domain/forms/field-errors.ts'
import { fr } from '#test/support/dictionaries.ts'
import { sourcesOf } from '#test/support/sources.ts'

const anything = [
  undefined,
  '',
  'x',
  'x'.repeat(300),
  '0',
  '-1',
  '1.5',
  '101',
  [],
  ['x'],
  Array(60).fill('x'),
  7,
  null,
  {},
]

test('every message key of any list query response is in the dictionary', async () => {
  const home = sourcesOf(['src/domain'], /\.ts$/).find(({ text }) =>
    /export const ProductsQuery\b/.test(text),
  )
  const { ProductsQuery } = (await import(`../../${home?.path}`)) as {
    ProductsQuery: v.StrictObjectSchema<v.ObjectEntries, undefined>
  }
  const messages = new Set<string>()
  for (const field of [...Object.keys(ProductsQuery.entries), 'other']) {
    for (const value of anything) {
      const result = v.safeParse(ProductsQuery, { [field]: value })
      if (!result.success)
        for (const message of Object.values(fieldErrors(result.issues))) messages.add(message)
    }
  }
  expect(messages.size).toBeGreaterThanOrEqual(4)
  expect([...messages].filter((message) => !Object.hasOwn(fr, message))).toEqual([])
})
