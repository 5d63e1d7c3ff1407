import * as v from 'valibot'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { type Locale, locales } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { Suggestions } from '#domain/catalogue/suggestions.ts'
import { plateLine } from '#domain/metrology/plate-lines.ts'
import { list } from '#test/support/catalogue-reference.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'
import { searchQueries } from './search-queries.ts'

const ask = async (q: string, lang: Locale = 'fr') =>
  (await openCatalogueEdge()).request(`/api/suggestions?${new URLSearchParams({ q, lang })}`)
const suggested = async (q: string, lang: Locale = 'fr') =>
  v.parse(Suggestions, await (await ask(q, lang)).json())

test('what is understood is said with the number of products that the search then shows', async () => {
  const { understood, total } = await suggested('balance boulangerie 15 kg')
  expect(understood).toEqual(['Boulangerie', 'Portée\u00a0≥\u00a015\u00a0kg'])
  expect(total).toBe((await list(await openCatalogueEdge(), 'q=balance boulangerie 15 kg')).total)
  expect((await suggested('class III NTEP', 'en')).understood).toEqual(['Class\u00a0III'])
  expect((await suggested('Montevigne', 'de')).understood).toEqual(['Montevigne'])
})

test.each([
  ['the beginning of a category', 'labo', 'fr', 'Laboratoire', 'category=laboratory'],
  ['of a trade', 'boulan', 'fr', 'Boulangerie', 'q=Boulangerie'],
  ['of a brand', 'monte', 'en', 'Montevigne', 'brand=Montevigne'],
  ['of a kind', 'Zählw', 'de', 'Zählwaage', 'subcategory=counting'],
] as const)('%s proposes it with the number of its products: %s (%s)', async (_, q, lang, label, query) => {
  const choice = (await suggested(q, lang)).choices.find((own) => own.query === query)
  expect(choice?.label).toBe(label)
  const edge = await openCatalogueEdge()
  expect(choice?.count).toBe((await list(edge, `${query}&lang=${lang}`)).total)
})

test.each([
  ['15 kg bäck', 'de', 'Bäckerei'],
  ['15 kg boul', 'fr', 'Boulangerie'],
  ['30 kg coun', 'en', 'Counting scale'],
] as const)('a last word half typed is completed beside the rest: %s (%s)', async (q, lang, label) => {
  const choice = (await suggested(q, lang)).choices.find((own) => own.label === label)
  expect(choice?.count).toBeGreaterThan(0)
  const { total } = await list(await openCatalogueEdge(), `${choice?.query}&lang=${lang}`)
  expect(total).toBe(choice?.count)
})

test('every choice leads to as many products as it says', async () => {
  const edge = await openCatalogueEdge()
  for (const q of ['15 kg', '15 kg boul', 'inox', 'balance de laboratoire', 'or', 'pe']) {
    const { choices } = await suggested(q)
    expect(choices.length, q).toBeGreaterThan(0)
    for (const { count, query } of choices)
      expect((await list(edge, `${query}&lang=fr`)).total, query).toBe(count)
  }
})

test('a model has its own plate and price, the nearest to what is asked or the one that is named', async () => {
  const edge = await openCatalogueEdge()
  for (const q of ['15 kg e=5 g', 'ZH-B3-15D', 'B3-15', 'classe II 600 g', 'transpalette']) {
    const { products } = await suggested(q)
    expect(products.length, q).toBeGreaterThan(0)
    for (const own of products) {
      const detail = (await (await edge.request(`/api/products/${own.id}?lang=fr`)).json()) as ProductDetail
      const variant = detail.variants.find(({ reference }) => reference === own.reference)
      expect(own).toMatchObject({ plate: variant && plateLine(variant.plate), price: variant?.price })
    }
  }
  expect((await suggested('ZH-B3-15D')).products[0]?.reference).toBe('ZH-B3-15D')
  expect((await suggested('zh-b3-1')).products[0]?.reference).toMatch(/^ZH-B3-1/)
  expect((await suggested('15 kg e=5 g')).products[0]?.plate).toMatch(/15.kg.*e = (?:.* \/ )?[125].g/)
})

test.each(locales)(
  'no answer is larger than a kilobyte, letter by letter (%s)',
  async (lang) => {
    let largest = 0
    const rows = Object.keys(searchQueries[lang]).filter((_, i) => i % 5 === 0)
    for (const q of rows)
      for (const typed of [q.slice(0, 3), q.slice(0, Math.ceil(q.length / 2)), q]) {
        if (typed.trim().length < 2) continue
        const response = await ask(typed, lang)
        expect(response.status, typed).toBe(200)
        const body = await response.text()
        largest = Math.max(largest, new TextEncoder().encode(body).length)
        v.parse(Suggestions, JSON.parse(body))
      }
    console.log(`${lang}: at most ${largest} bytes`)
    expect(largest).toBeLessThanOrEqual(1024)
  },
  120_000,
)

test('answers are cacheable; too little, too much and hostile text is refused or finds nothing', async () => {
  expect((await ask('15 kg')).headers.get('cache-control')).toBe('public, max-age=300')
  for (const q of ['', 'a', '  b ', 'x'.repeat(limits.searchLength + 1)])
    expect((await ask(q)).status, q).toBe(422)
  for (const q of ['"*', "' or 1=1 --", 'NEAR(a b)', '<script>', '%%%%', '日本', '-_'])
    expect((await ask(q)).status, q).toBe(200)
  expect(await suggested('qqqqqqq')).toEqual({ understood: [], total: 0, choices: [], products: [] })
})
