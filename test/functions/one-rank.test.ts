import { expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import type { AssistantAnswer } from '#domain/assistant/conversation-schema.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { type FitUse, fitUses, usualCountry } from '#domain/fit/fit-use.ts'
import type { ProductFit } from '#domain/fit/product-fit.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { type Edge, openCatalogueEdge } from '#test/support/edge.ts'

/** From a letter to a lorry; an instrument is offered for most of them in most uses. */
const loads = [
  '20 g',
  '150 g',
  '500 g',
  '1 kg',
  '3 kg',
  '6 kg',
  '15 kg',
  '60 kg',
  '250 kg',
  '1500 kg',
  '40 t',
]
type Need = { lang: Locale; use: FitUse; load: string }
const needs: Need[] = locales.flatMap((lang) =>
  fitUses.flatMap((use, i) => loads.filter((_, j) => (i + j) % 3 !== 0).map((load) => ({ lang, use, load }))),
)

const question = { fr: 'Quelle balance pour :', en: 'Which scale for:', de: 'Welche Waage für:' }
const readJson = async <Answer>(response: Response) => (await response.json()) as Answer
const referenceOf = ({ reference }: { reference: string }) => reference

/** The models that each place offers first for a need; the assistant null where it answers with no instruments. */
async function offers(edge: Edge, { lang, use, load }: Need) {
  const get = async <Answer>(path: string, params: Record<string, string>) =>
    readJson<Answer>(await edge.request(`/api/${path}?${new URLSearchParams({ lang, ...params })}`))
  const need = { use, load, country: usualCountry(lang) }
  const { fits } = await get<FitAnswer>('fit', { ...need, limit: '3' })
  const configurator = await get<FitAnswer>('fit', { ...need, limit: '24' })
  const list = await get<ProductList>('products', { q: `${nameOfUse(use, lang)} ${load}`, limit: '3' })
  const text = `${question[lang]} ${nameOfUse(use, lang)}, ${load}`
  const { reply } = await readJson<AssistantAnswer>(
    await edge.post('/api/assistant', { lang, messages: [{ from: 'visitor', text }] }),
  )
  const checks = await Promise.all(
    fits.map(({ product }) => get<ProductFit>('fit/product', { ...need, product: product.id })),
  )
  return {
    finder: fits.map(referenceOf),
    configurator: configurator.fits.slice(0, 3).map(referenceOf),
    searched: list.items.map(({ leadReference }) => leadReference).slice(0, fits.length),
    checked: checks.map(({ models }) => models.find((model) => model.fits)?.reference),
    assistant: reply.kind === 'products' ? reply.products.map(referenceOf) : null,
  }
}

test('a need has the same first three models in finder, configurator, check, search and assistant', async () => {
  const differing: unknown[] = []
  let [compared, answered] = [0, 0]
  for (const lang of locales) {
    // The assistant is asked a limited number of times by one visitor.
    const edge = await openCatalogueEdge()
    for (const need of needs.filter((own) => own.lang === lang)) {
      const { finder, assistant, ...others } = await offers(edge, need)
      // Where nothing fits, the search gives up a condition and says so; the rules name the nearest misses.
      if (finder.length === 0) continue
      compared++
      if (assistant) answered++
      const places = Object.entries({ ...others, ...(assistant && { assistant }) })
      for (const [place, models] of places)
        if (JSON.stringify(models) !== JSON.stringify(finder)) differing.push({ need, finder, place, models })
    }
  }
  expect(differing).toEqual([])
  expect(compared).toBeGreaterThan(200)
  expect(answered).toBeGreaterThan(0.9 * compared)
}, 180_000)

test('each next model has a larger Max, or the same and a larger Min, and each is of another product', async () => {
  const edge = await openCatalogueEdge()
  for (const { lang, use, load } of needs.filter(({ lang }) => lang === 'fr')) {
    const params = new URLSearchParams({ lang, use, load, limit: '24' })
    const { fits } = await readJson<FitAnswer>(await edge.request(`/api/fit?${params}`))
    expect(fits.map(({ score }) => score)).toEqual(fits.map(({ score }) => score).toSorted((a, b) => b - a))
    expect(new Set(fits.map(({ product }) => product.id)).size).toBe(fits.length)
    for (const { product, reference, plate, price } of fits)
      expect(product).toMatchObject({ leadReference: reference, plate, price })
  }
})
