import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { inLocale } from '#domain/site/urls.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { startPublication, undoPublication } from '#functions/publishing/start.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { openCache } from '#test/support/edge-cache.ts'
import { jsonLdOf } from '#test/support/markup.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { author, forever, publicationOf } from './publishing-support.ts'

const began = Date.parse('2026-11-27T10:00:00Z')
const id = 'montevigne-p1'
const old = catalogueOf(id, 'tarnoval-tr2', 'montevigne-b8')
const priced = (priceCents: number) => ({
  ...old,
  products: old.products.map((product) =>
    product.id === id
      ? { ...product, variants: product.variants.map((variant) => ({ ...variant, priceCents })) }
      : product,
  ),
})
const [dear, cheap] = [priced(98_765_40), priced(31_40)]
const isShown = /\b31[.,]40\b/

const asked: Record<Locale, { below: string; price: string }> = {
  fr: { below: 'moins de 50 €', price: 'Combien coûte la MV-P1-15 ?' },
  en: { below: 'under 50 €', price: 'How much is the MV-P1-15?' },
  de: { below: 'unter 50 €', price: 'Was kostet die MV-P1-15?' },
}

/** Where the price shows, and whether it is the new one there. */
function places(edge: Edge, locale: Locale): Record<string, () => Promise<boolean>> {
  const read = async (path: string) => (await edge.request(path)).text()
  const page = (path: string) => read(inLocale(locale, path))
  const list = async (search: string): Promise<ProductList> =>
    JSON.parse(await read(`/api/products?lang=${locale}&${search}`))
  const below = `q=${encodeURIComponent(asked[locale].below)}`
  return {
    home: async () => isShown.test(await page('/')),
    list: async () => isShown.test(await page('/products')),
    product: async () => isShown.test(await page(`/products/${id}`)),
    'structured data': async () =>
      JSON.stringify(jsonLdOf(await page(`/products/${id}`))).includes('"31.40"'),
    search: async () => isShown.test(await page('/products?q=MV-P1-15')),
    sort: async () => (await list('sort=price-asc')).items[0]?.id === id,
    'search by price': async () => (await list(below)).items.some((item) => item.id === id),
    facets: async () => (await list(below)).facets.brand.some(({ count }) => count > 0),
    comparison: async () => isShown.test(await page(`/compare?p=${id}`)),
    'data sheet': async () => {
      const answer = await edge.request(inLocale(locale, `/products/${id}/fiche.pdf`))
      return isShown.test(readPdf(new Uint8Array(await answer.arrayBuffer())).text)
    },
    assistant: async () => {
      const messages = [{ from: 'visitor', text: asked[locale].price }]
      return isShown.test(await (await edge.post('/api/assistant', { lang: locale, messages })).text())
    },
  }
}

test('a price is shown everywhere, in three languages, ten seconds after it was published, and nowhere ten seconds after its undo', async () => {
  setTime(new Date(began))
  openCache()
  const edge = await openEdge({ catalogue: dear })
  const all = (['fr', 'en', 'de'] as const).flatMap((locale) =>
    Object.entries(places(edge, locale)).map(([name, shows]) => [`${name}, ${locale}`, shows] as const),
  )
  const shown = async () => {
    const names: string[] = []
    for (const [name, shows] of all) if (await shows()) names.push(name)
    return names
  }
  expect(await shown()).toEqual([])
  const { id: published } = await startPublication(edge.env, publicationOf(dear, cheap))
  await runPublications(edge.env, forever)
  expect(await shown(), 'as it was kept').toEqual([])
  setTime(new Date(began + 10_000))
  expect(await shown()).toEqual(all.map(([name]) => name))
  await undoPublication(edge.env, { id: published, author })
  await runPublications(edge.env, forever)
  setTime(new Date(began + 20_000))
  expect(await shown()).toEqual([])
})
