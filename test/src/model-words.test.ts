import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { kindTexts } from '#seed/all-texts.ts'
import { modelWords } from '#src/catalogue/model-words.ts'
import { areas } from '#src/i18n/areas.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'

const model = {
  ranges: [
    {
      max: { value: 15, unit: 'kg' },
      e: { value: 5, unit: 'g' },
      d: { value: 5, unit: 'g' },
    },
  ],
  arrangement: 'single',
  plate: { accuracyClass: 'III', max: '15 kg', min: '100 g', e: '5 g', d: null },
  metrologie: 'yes',
} as const

const said = async (subcategory: string, locale: (typeof locales)[number]) => {
  expect(Object.keys(kindTexts)).toContain(subcategory)
  const t = translator(locale, await loadTexts(locale, areas))
  return modelWords({ subcategory }, { ...model, ranges: [...model.ranges] }, t, locale) ?? ''
}
const selling = { fr: /vente au poids interdite/, en: /selling by weight/, de: /Verkauf nach Gewicht/ }

test.each(['price-computing', 'hanging-retail', 'gold-jewellery'])(
  'below Min nothing is sold on %s',
  async (kind) => {
    for (const locale of locales) expect(await said(kind, locale)).toMatch(selling[locale])
  },
)

test.each(['postal-parcel', 'portion-kitchen', 'bench', 'analytical'])(
  'the words on %s do not speak of selling, but of regulated weighing',
  async (kind) => {
    for (const locale of locales) expect(await said(kind, locale)).not.toMatch(selling[locale])
    expect(await said(kind, 'fr')).toMatch(/aucune pesée réglementée/)
  },
)

test.each([
  ['fr', 'sous 20\u00a0g (40\u00a0g dans la seconde étendue), vente au poids interdite'],
  ['en', 'forbidden below 20\u00a0g (40\u00a0g in the second range)'],
  ['de', 'unter 20\u00a0g (40\u00a0g im zweiten Bereich) ist der Verkauf nach Gewicht verboten'],
] as const)('two values of Min cannot be read as a fraction in %s', async (locale, expected) => {
  const t = translator(locale, await loadTexts(locale, areas))
  const range = (max: number, e: number) => ({
    max: { value: max, unit: 'kg' as const },
    e: { value: e, unit: 'g' as const },
    d: { value: e, unit: 'g' as const },
  })
  const ranges = [range(3, 1), range(6, 2)]
  const plate = { ...model.plate, min: '20 / 40 g' }
  const own = { ...model, arrangement: 'multiple-range' as const, ranges, plate }
  expect(modelWords({ subcategory: 'hanging-retail' }, own, t, locale)).toContain(expected)
})
