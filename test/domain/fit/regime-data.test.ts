import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { fitCountries, fitUses } from '#domain/fit/fit-use.ts'
import { needs, periodChoices, periodConditions, periods, useRows } from '#domain/fit/regime-data.ts'
import { accuracyClasses } from '#domain/metrology/metrology.ts'
import { scaleUses } from '#domain/scales/scale-use.ts'
import { verificationRules, verificationYears } from '#domain/scales/verification-rule.ts'

test('the table has each use once, with known classes, needs, periods and sentences', () => {
  expect(useRows.map(({ key }) => key)).toEqual([...fitUses])
  for (const row of useRows) {
    expect(row.classes.filter((cls) => !accuracyClasses.includes(cls))).toEqual([])
    expect(row.classes.length).toBeGreaterThan(0)
    expect(row.needs.filter((need) => !needs.includes(need))).toEqual([])
    expect(scaleUses).toContain(row.scaleUse)
    expect(row.letters.join('')).toMatch(/^[a-g]+$/)
    for (const country of fitCountries) {
      expect(typeof row.legal[country]).toBe('boolean')
      expect(row.legal[country]).toBe(!row.letters.includes('g'))
      expect(periodChoices).toContain(row.period[country])
      expect(row.period[country] === 'no-duty').toBe(!row.legal[country])
    }
    for (const locale of locales) expect(row.why[locale].length).toBeGreaterThan(40)
  }
})

test('every need belongs to a use', () => {
  expect(needs.filter((need) => !useRows.some((row) => row.needs.includes(need)))).toEqual([])
})

test('the periods equal the rules of the register, with the same years and a sentence in each language', () => {
  const silent = ['other-country', 'max-missing']
  expect(Object.keys(periods).sort()).toEqual(
    verificationRules.filter((rule) => !silent.includes(rule)).sort(),
  )
  for (const [rule, period] of Object.entries(periods)) {
    expect([rule, period.years]).toEqual([rule, verificationYears[rule as keyof typeof verificationYears]])
    for (const locale of locales) expect(period[locale]).toMatch(/\.$/)
  }
})

test('every selectable period that is not a rule itself states its conditions', () => {
  for (const choice of periodChoices) expect(choice in periods || choice in periodConditions).toBe(true)
})
