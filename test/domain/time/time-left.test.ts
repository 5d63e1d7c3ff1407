import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { formatSpan, timeLeft } from '#domain/time/time-left.ts'
import { type Texts, translator } from '#src/i18n/translation.ts'
import { dictionaries } from '#test/support/dictionaries.ts'

const minute = 60_000

test.each([
  [24 * 60, 'Reste 24 h ouvrées', '24 h left on working days', 'Noch 24 Std. an Arbeitstagen'],
  [19 * 60 + 59, 'Reste 19 h ouvrées', '19 h left on working days', 'Noch 19 Std. an Arbeitstagen'],
  [240, 'Reste 4 h ouvrées', '4 h left on working days', 'Noch 4 Std. an Arbeitstagen'],
  [239, 'Reste 3 h 59', '3 h 59 min left', 'Noch 3 Std. 59 Min.'],
  [185, 'Reste 3 h 05', '3 h 05 min left', 'Noch 3 Std. 05 Min.'],
  [59, 'Reste 59 min', '59 min left', 'Noch 59 Min.'],
  [1, 'Reste 1 min', '1 min left', 'Noch 1 Min.'],
])('What is left of %i minutes', (minutes, ...texts) => {
  const left = timeLeft(minutes * minute)
  const said = locales.map(
    (locale) => left && translator(locale, dictionaries[locale] as Texts)(left.key, left.values),
  )
  expect(said.map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(texts)
})

test('An answer that is due has no time left', () => {
  expect(timeLeft(59_999)).toBeNull()
  expect(timeLeft(0)).toBeNull()
})

test.each([
  ['2026-11-30', '2026-12-01', '1 jour', '1 day', '1 Tag'],
  ['2026-11-30', '2027-02-27', '89 jours', '89 days', '89 Tage'],
  ['2026-11-30', '2027-02-28', '2 mois', '2 months', '2 Monate'],
  ['2026-11-30', '2027-11-29', '11 mois', '11 months', '11 Monate'],
  ['2026-11-30', '2027-11-30', '1 an', '1 year', '1 Jahr'],
  ['2024-03-10', '2026-11-30', '2 ans 8 mois', '2 years 8 months', '2 Jahre 8 Monate'],
  ['2026-11-30', '2027-12-30', '1 an 1 mois', '1 year 1 month', '1 Jahr 1 Monat'],
])('From %s to %s', (from, to, ...texts) => {
  expect(locales.map((locale) => formatSpan(from, to, locale).replaceAll('\u00a0', ' '))).toEqual(texts)
})
