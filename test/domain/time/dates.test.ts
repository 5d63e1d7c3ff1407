import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'

test.each<[locale: Locale, winter: string, summer: string]>([
  ['fr', '2 novembre 2026 à 09:05', '1er juillet 2026 à 00:30'],
  ['en', 'November 2, 2026 at 09:05', 'July 1, 2026 at 00:30'],
  ['de', '2. November 2026 um 09:05', '1. Juli 2026 um 00:30'],
])('a moment is shown in %s in Paris time', (locale, winter, summer) => {
  const plain = (instant: string) => formatDateTime(new Date(instant), locale).replace(/\s/g, ' ')
  expect(plain('2026-11-02T08:05:00Z')).toBe(winter)
  expect(plain('2026-06-30T22:30:00Z')).toBe(summer)
})

test.each<[locale: Locale, text: string]>([
  ['fr', '22\u00a0octobre 2026'],
  ['en', 'October\u00a022, 2026'],
  ['de', '22.\u00a0Oktober 2026'],
])('day and month stay on one line in %s', (locale, text) => {
  expect(formatDay('2026-10-22', locale)).toBe(text)
})
