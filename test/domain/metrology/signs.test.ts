import { expect, test } from 'vitest'
import { formatPercent, plusMinus } from '#domain/metrology/signs.ts'

test.each([
  ['fr', '0,2\u00a0%', '±\u00a02\u00a0g'],
  ['en', '0.2%', '±2\u00a0g'],
  ['de', '0,2\u00a0%', '±\u00a02\u00a0g'],
] as const)('the signs of a share and of an error stand as %s writes them', (locale, share, error) => {
  expect([formatPercent(0.2, locale), plusMinus('2\u00a0g', locale)]).toEqual([share, error])
})
