import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { list } from '#test/support/catalogue-reference.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

const waysOf = async (q: string, lang: Locale) =>
  (await list(await openCatalogueEdge(), `lang=${lang}&q=${encodeURIComponent(q)}`)).ways

test.each<[string, Locale, string]>([
  ['vérification périodique', 'fr', 'Vérification périodique (France), à partir de 78,00'],
  ['étalonnage pont-bascule', 'fr', 'Étalonnage avec certificat, à partir de 120,00'],
  ['calibration certificate', 'en', 'Calibration with certificate, from €120.00'],
  ['Schulung', 'de', 'Schulung der Anwender, halber Tag, 190,00'],
])('« %s » (%s) leads to the service with its lowest price', async (q, lang, text) => {
  const ways = await waysOf(q, lang)
  expect(ways).toEqual([{ text: expect.stringContaining(text.replaceAll('\u00a0', ' ')), to: '/contact' }])
})

test.each<[string, Locale, RegExp]>([
  ['Waage eichen lassen', 'de', /Eichbehörde/],
  ['location bascule', 'fr', /location ne fait pas partie/],
  ['Kranwaage mieten', 'de', /Vermietung gehört nicht/],
  ['spare parts display', 'en', /Spare parts/],
  ['réparation balance', 'fr', /réparation/],
])('« %s » (%s) says what is not offered here, or by whom it is answered', async (q, lang, text) => {
  expect(await waysOf(q, lang)).toEqual([{ text: expect.stringMatching(text), to: '/contact' }])
})

test('an accessory leads to the product that it goes with', async () => {
  const [way, ...others] = await waysOf('tiroir caisse', 'fr')
  expect(way?.text).toMatch(/^Accessoire\u202f: Tiroir-caisse/)
  expect(way?.to).toMatch(/^\/products\/[a-z]+-t\d$/)
  expect(others).toEqual([])
})

test('beside an instrument, what nothing was read from may be its accessory', async () => {
  const [way, ...others] = await waysOf('bench scale with printer', 'en')
  expect(way?.text).toMatch(/^Accessory: .*printer.*with Bench scale/)
  expect(others).toEqual([])
})

test.each<[string, Locale]>([
  ['balance vérifiée 15 kg', 'fr'],
  ['échelon de vérification 5 g', 'fr'],
  ['poids d’étalonnage', 'fr'],
  ['geeichte Bodenwaage', 'de'],
  ['scale location', 'en'],
  ['bench scale 6 kg 1', 'en'],
  ['or 1 1', 'en'],
])('what an instrument is asks for no service: « %s » (%s)', async (q, lang) => {
  expect(await waysOf(q, lang)).toEqual([])
})
