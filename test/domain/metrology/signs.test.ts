import { expect, test } from 'vitest'
import { formatPercent, numberRange, plusMinus, rangeInWords } from '#domain/metrology/signs.ts'

test.each([
  ['fr', '0,2\u00a0%', '1\u00a0–\u00a06\u00a0kg', '−10\u00a0à\u00a040'],
  ['en', '0.2%', '1–6\u00a0kg', '−10\u00a0to\u00a040'],
  ['de', '0,2\u00a0%', '1–6\u00a0kg', '−10\u00a0bis\u00a040'],
] as const)('shares and ranges stand as %s writes them', (locale, share, range, words) => {
  expect(formatPercent(0.2, locale)).toBe(share)
  expect(numberRange('1', '6\u00a0kg', locale)).toBe(range)
  expect(rangeInWords([-10, 40], locale)).toBe(words)
})

test('an error closes its sign up in every language', () => {
  expect(plusMinus('2\u00a0g')).toBe('±2\u00a0g')
})
