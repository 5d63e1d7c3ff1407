import { expect, test } from 'vitest'
import { shareCapital } from '#domain/site/share-capital.ts'

test.each([
  ['fr', '10 000 €'],
  ['en', '€10,000'],
  ['de', '10.000 €'],
] as const)('the share capital is written in whole euros (%s)', (locale, written) => {
  expect(shareCapital(locale).replaceAll(/\s/g, ' ')).toBe(written)
})
