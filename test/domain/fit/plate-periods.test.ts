import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { decodePlate } from '#domain/fit/decode-plate.ts'
import { namedInstrument } from '#domain/fit/named-instrument.ts'

const seca = 'III Max 150 kg Min 1 kg e = 50 g CE M22 0102'
const german = (text: string) => decodePlate(text, 'DE', 'de')
const textsOf = (text: string, wanted: string) =>
  german(text)
    .conclusions.filter(({ code }) => code === wanted)
    .map((conclusion) => conclusion.text.replaceAll('\u00a0', ' '))

test.each([
  [`seca 750 Personenwaage Krankenhaus ${seca}`, '2026-12-31'],
  [`Babywaage ${seca}`, '2026-12-31'],
  [`pèse-bébé ${seca}`, '2026-12-31'],
  [`Bettenwaage III Max 500 kg e = 200 g CE M22 0102`, '2024-12-31'],
  ['Checkweigher XIII(1) Max 6 kg e = 2 g CE M22 0102 MI-006', '2023-12-31'],
  ['Trieuse pondérale Max 6 kg e = 2 g CE M22 0102', '2023-12-31'],
  ['selbsttätige Kontrollwaage Max 6 kg e = 2 g CE M22 0102', '2023-12-31'],
  ['Preisauszeichner Y(a) Max 6 kg e = 2 g CE M22 0102', '2023-12-31'],
  ['Gleiswaage MI006 Max 100 t e = 50 kg CE M22 0102', '2025-12-31'],
  ['Förderbandwaage MI-006 Max 100 t CE M22 0102', '2024-12-31'],
  ['Balkenwaage III Max 15 kg e = 5 g CE M22 0102', '2026-12-31'],
  ['balance Roberval III Max 15 kg e = 5 g CE M22 0102', '2026-12-31'],
  ['Dezimalwaage III Max 500 kg e = 500 g CE M22 0102', '2024-12-31'],
  ['Betonwerk III Max 40 t Min 400 kg e = 20 kg CE M22 0102', '2024-12-31'],
  ['Baustoffwaage III Max 40 t Min 400 kg e = 20 kg CE M22 0102', '2024-12-31'],
  ['III Max 40 t Min 400 kg e = 20 kg CE M22 0102', '2025-12-31'],
])('%s ends in Germany on %s', (text, day) => {
  expect(german(text).due.DE).toBe(day)
})

test.each([
  [
    `seca 750 ${seca}`,
    [
      'Personenwaage im Krankenhaus',
      'Säuglingswaage',
      'Bettenwaage',
      'außerhalb eines Krankenhauses (unbefristet)',
      'unbefristet',
      '2026',
      '2024',
    ],
  ],
  [`${seca} MDR 0123`, ['Krankenhaus', 'Säuglingswaage', 'unbefristet']],
  [
    `Personenwaage ${seca}`,
    [
      'Personenwaage im Krankenhaus (bis 31. Dezember 2026)',
      'außerhalb eines Krankenhauses (unbefristet)',
      'unbefristet',
    ],
  ],
  [`Personenwaage, Arztpraxis ${seca}`, ['außerhalb eines Krankenhauses (unbefristet)']],
  [
    'MI-006 Max 6 kg e = 2 g CE M22 0102',
    ['Kontroll- oder Sortierwaage', 'Etikettendruckwerk (bis 31. Dezember 2023)', '2024'],
  ],
  [
    'Kontrollwaage III Max 6 kg e = 2 g CE M22 0102',
    ['Kontroll- oder Sortierwaage (bis 31. Dezember 2023)', 'Waage für Waren (bis 31. Dezember 2024)'],
  ],
  ['Viehwaage III Max 1500 kg e = 500 g CE M22 0102', ['Viehwaage', '2026', 'Waage für Waren', '2024']],
])('%s has several periods in Germany, and no single day', (text, parts) => {
  expect(german(text).due.DE).toBeNull()
  const [list = ''] = textsOf(text, 'due-de-kinds')
  for (const part of parts) expect(list).toContain(part)
})

test('a plate without a word of its kind has the period of goods, and names the others that are possible', () => {
  expect(textsOf('III Max 15 kg e = 5 g CE M22 0102', 'due-de')).toHaveLength(1)
  const [small = ''] = textsOf('III Max 15 kg e = 5 g CE M22 0102', 'due-de-others')
  expect(small).toContain('Säuglingswaage')
  expect(small).toContain('unbefristet')
  const [large = ''] = textsOf('III Max 40 t e = 20 kg CE M22 0102', 'due-de-others')
  expect(large).toContain('Baustoffwaage (2 Jahre)')
  expect(large).not.toContain('Personenwaage')
  expect(textsOf('Betonwerk III Max 40 t e = 20 kg CE M22 0102', 'due-de-others')).toEqual([])
})

test.each([
  ['Trieuse pondérale XIII(1) Max 6 kg e = 2 g CE M22 0102', 2023],
  ['MI-006 Max 6 kg e = 2 g CE M22 0102', 2023],
  ['pèse-bébé III Max 15 kg e = 5 g CE M22 0102', 2023],
  ['III Max 15 kg e = 5 g CE M22 0102', 2024],
])('%s is due in France in %i', (text, year) => {
  expect(decodePlate(text, 'FR', 'fr').due.FR).toEqual([`${year}-01-01`, `${year}-12-31`])
})

test.each(locales)('kinds and days are filled in in %s', (lang) => {
  for (const text of [`seca ${seca}`, seca, 'MI-006 Max 6 kg CE M22 0102'])
    for (const conclusion of decodePlate(text, 'DE', lang).conclusions)
      expect(conclusion.text).not.toMatch(/[{}]|undefined|plate-kind/)
})

test.each([
  ['Max 15 kg III', {}],
  ['Krankenhaus Personenwaage', { people: true, hospital: true }],
  ['Säuglingswaage', { people: true, baby: true }],
  ['poids étalons', { kind: 'weights' }],
  ['doseuse pondérale', { kind: 'automatic' }],
  ['nichtselbsteinspielende Waage', { kind: 'non-self-indicating' }],
  ['Behälterwaage für Flüssiggas', { kind: 'gas-vessel' }],
  ['centrale à béton', { building: true }],
  ['automatic rail weighbridge', { kind: 'automatic-rail' }],
  ['weigh-price labeller', { kind: 'automatic-labeller' }],
])('« %s » names %j', (text, named) => {
  expect(namedInstrument(text)).toEqual(named)
})
