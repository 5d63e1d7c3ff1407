import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { needs, useRows } from '#domain/fit/regime-data.ts'
import { periodSentence } from '#domain/fit/sentence.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { scaleUses } from '#domain/scales/instrument-kind.ts'
import { lawRows, periodRules } from '#domain/scales/verification-law.ts'

test('the table has each use once, with known classes, needs, periods and sentences', () => {
  expect(useRows.map(({ key }) => key)).toEqual([...fitUses])
  for (const row of useRows) {
    expect(row.classes.filter((cls) => !accuracyClasses.includes(cls))).toEqual([])
    expect(row.classes.length).toBeGreaterThan(0)
    expect(row.needs.filter((need) => !needs.includes(need))).toEqual([])
    expect(scaleUses).toContain(row.scaleUse)
    expect(row.letters.join('')).toMatch(/^[a-g]+$/)
    expect(row.scaleUse === 'none').toBe(!row.legal)
  }
})

test('every need belongs to a use', () => {
  expect(needs.filter((need) => !useRows.some((row) => row.needs.includes(need)))).toEqual([])
})

test('every period is a sentence in each language, and states its number of years where it has one', () => {
  for (const rule of periodRules)
    for (const locale of locales) {
      const text = periodSentence(rule, locale)
      expect(text).toMatch(/\.$/)
      for (const row of lawRows.filter((own) => own.rule === rule))
        if (typeof row.years === 'number' && row.years > 1) expect(text).toContain(String(row.years))
    }
})
