import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import type { FitModel } from '#domain/fit/fit-model.ts'
import { closenessOf } from '#domain/understanding/judge-facts.ts'
import { understand } from '#domain/understanding/understand.ts'

/** A model of which only what is asked here is known. */
const modelWith = (known: Partial<FitModel>) =>
  ({ ranges: [], interfaces: null, power: null, ...known }) as FitModel

const serves = (text: string, locale: Locale, known: Partial<FitModel>) =>
  closenessOf(modelWith(known), understand(text, locale).facts) !== null

test.each<[text: string, locale: Locale, meets: Partial<FitModel>[], fails: Partial<FitModel>[]]>([
  [
    'mit USB oder Bluetooth',
    'de',
    [{ interfaces: ['USB'] }, { interfaces: ['Bluetooth'] }],
    [{ interfaces: ['RS-232'] }],
  ],
  ['with USB and Bluetooth', 'en', [{ interfaces: ['USB', 'Bluetooth'] }], [{ interfaces: ['USB'] }]],
  ['classe I ou II', 'fr', [{ accuracyClass: 'I' }, { accuracyClass: 'II' }], [{ accuracyClass: 'III' }]],
  ['sur batterie ou secteur', 'fr', [{ power: ['battery'] }, { power: ['mains'] }], [{ power: [] }]],
  ['IP65/IP67', 'en', [{ protection: 'IP65' }, { protection: 'IP67' }], [{ protection: 'IP54' }]],
])(
  '« %s » (%s) is met by one of what « or » joins, and by all of what « and » does',
  (text, locale, meets, fails) => {
    for (const known of meets) expect(serves(text, locale, known), JSON.stringify(known)).toBe(true)
    for (const known of fails) expect(serves(text, locale, known), JSON.stringify(known)).toBe(false)
  },
)

test.each<[text: string, locale: Locale]>([
  ['muss nicht geeicht sein', 'de'],
  ['nicht unbedingt geeicht', 'de'],
  ['pas forcément homologuée', 'fr'],
  ['pas obligé qu’elle soit homologuée', 'fr'],
  ['not necessarily approved', 'en'],
  ['rien n’est vendu avec', 'fr'],
])('« %s » (%s): no verification is needed, and none is excluded', (text, locale) => {
  const legal = understand(text, locale).facts.filter(({ type }) => type === 'legal')
  expect(legal).toMatchObject([{ wanted: false, isNeedless: true }])
})

test.each<[text: string, locale: Locale]>([
  ['brauche nicht geeichte Waage', 'de'],
  ['balance non homologuée', 'fr'],
])('« %s » (%s) asks for one without verification', (text, locale) => {
  const [legal] = understand(text, locale).facts.filter(({ type }) => type === 'legal')
  expect(legal).toMatchObject({ wanted: false })
  expect(legal).not.toHaveProperty('isNeedless')
})
