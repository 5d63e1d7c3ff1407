import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { interfaceChoices, powerSources } from '#domain/catalogue/catalogue-facets.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { interfaceName } from '#domain/catalogue/interface-name.ts'
import { fitUses } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { type TradeKey, trades } from '#domain/understanding/trades.ts'
import { understand } from '#domain/understanding/understand.ts'
import { type Meaning, type Names, noNames } from '#domain/understanding/understood.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

const { subcategories } = generateCatalogue()
const names: Names = {
  ...noNames,
  kinds: subcategories.map(({ key, name }) => ({ key, names: Object.values(name) })),
}

/** What the site calls by this name, in a language. */
const named = locales.flatMap((locale) => {
  const t = serverTexts(locale)
  const rows: [name: string, meaning: Partial<Meaning>][] = [
    ...(Object.keys(trades) as TradeKey[]).map((trade): [string, Partial<Meaning>] => [
      t(`trade-name.${trade}`),
      { type: 'trade', trade },
    ]),
    ...fitUses.map((use): [string, Partial<Meaning>] => [nameOfUse(use, locale), { type: 'use', use }]),
    ...categories.map((category): [string, Partial<Meaning>] => [
      t(`facet-value.category-${category}`),
      { type: 'category', category },
    ]),
    ...powerSources.map((source): [string, Partial<Meaning>] => [
      t(`facet-value.power-${source}`),
      { type: 'power', source, wanted: true },
    ]),
    ...interfaceChoices.map(({ name }): [string, Partial<Meaning>] => [
      interfaceName(name, t),
      { type: 'interface', name, wanted: true },
    ]),
    [t('facet-value.metrology-yes'), { type: 'legal', wanted: true }],
    [t('facet-value.metrology-no'), { type: 'legal', wanted: false }],
  ]
  return rows.map(([name, meaning]) => ({ locale, name, meaning }))
})

const forms = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text: string) => `${text} 15 kg`,
  (text: string) => `15 kg ${text}`,
]

test.each(named)(
  '« $name » ($locale) is read as what it names, however it is written',
  ({ locale, name, meaning }) => {
    for (const form of forms) {
      const { facts, words } = understand(form(name), locale, names)
      const others = facts.filter(({ type }) => type !== 'load')
      expect([form(name), others, words]).toMatchObject([form(name), [meaning], []])
    }
  },
)

const kinds = locales.flatMap((locale) =>
  subcategories.map(({ key, name }) => ({ locale, key, name: name[locale] })),
)

test.each(kinds)('« $name » ($locale) is read as the kind $key', ({ locale, key, name }) => {
  for (const form of forms) {
    const { facts, words } = understand(form(name), locale, names)
    const read = facts.flatMap((fact) => (fact.type === 'kind' ? [fact.kinds[0]] : []))
    expect([form(name), read.includes(key), words]).toEqual([form(name), true, []])
  }
})
