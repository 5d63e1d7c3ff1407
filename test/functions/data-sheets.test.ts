import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { VariantDocument } from '#domain/publishing/document.ts'
import { inLocale } from '#domain/site/urls.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'
import { readPdf } from '#test/support/pdf-text.ts'

const sheet = async (path: string) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(path)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const said = {
  '/products/montevigne-c3/fiche.pdf': [
    'MV-C3-150',
    'Modèles',
    'Données techniques',
    'Prix HT',
    'Catalogue de démonstration',
  ],
  '/en/products/montevigne-c3/fiche.pdf': [
    'MV-C3-150',
    'Models',
    'Technical data',
    'Price excl. VAT',
    'Demonstration catalogue',
  ],
  '/de/products/montevigne-c3/fiche.pdf': [
    'MV-C3-150',
    'Modelle',
    'Technische Daten',
    'Preis netto',
    'Demonstrationskatalog',
  ],
}

test.each(Object.entries(said))('%s is the data sheet in its language', async (path, parts) => {
  const { response, bytes } = await sheet(path)
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, 'application/pdf', 'public, max-age=3600'])
  const { text, file } = readPdf(bytes)
  for (const part of parts) expect(text).toContain(part)
  expect(text).not.toContain('\ufffd')
  expect(file).toContain('/S/Figure/')
  expect((await sheet(path)).bytes).toEqual(bytes)
})

test('it names every model and every property of the product', async () => {
  const edge = await openCatalogueEdge()
  const product = (await (await edge.request('/api/products/montevigne-c3?lang=fr')).json()) as {
    variants: { reference: string }[]
    specifications: Record<string, string>
    features: string[]
  }
  const { text } = readPdf((await sheet('/products/montevigne-c3/fiche.pdf')).bytes)
  // Lines are broken, and a narrow space may be set as an ordinary one.
  const flat = (part: string) => part.replaceAll(/[\s\u00a0\u202f]+/g, '')
  for (const { reference } of product.variants) expect(text).toContain(reference)
  for (const part of [...Object.values(product.specifications), ...product.features])
    expect(flat(text)).toContain(flat(part))
})

test('an unknown product has no sheet, and the page of a product links its own', async () => {
  expect((await sheet('/products/unknown/fiche.pdf')).response.status).toBe(404)
  const edge = await openCatalogueEdge()
  const page = await (await edge.request('/de/products/montevigne-c3')).text()
  expect(page).toContain('href="/de/products/montevigne-c3/fiche.pdf"')
})

test('every product of the catalogue can be drawn', async () => {
  const edge = await openCatalogueEdge()
  const { items } = (await (await edge.request('/api/products?limit=100')).json()) as {
    items: { id: string }[]
  }
  expect(items.length).toBeGreaterThan(20)
  for (const { id } of items) {
    const { response, bytes } = await sheet(`/products/${id}/fiche.pdf`)
    expect([id, response.status]).toEqual([id, 200])
    const { file } = readPdf(bytes)
    expect([id, file.includes('NaN'), file.includes('undefined')]).toEqual([id, false, false])
  }
})

const limits = {
  fr: ['pas de vente directe au public', 'Échelons multiples'],
  en: ['not for direct sale to the public', 'Multi-interval'],
  de: ['nicht für den Direktverkauf', 'Mehrteilungswaage'],
}

test.each(locales)(
  'a data sheet says where direct sale is excluded, and several ranges in words (%s)',
  async (lang) => {
    const productOf = (test: (variant: VariantDocument) => boolean) =>
      catalogue.products.find(({ variants }) => variants.some(test))?.id ?? expect.fail()
    const auxiliary = productOf(({ ranges }) => ranges.some(({ eUg, dUg }) => (dUg ?? 0) < (eUg ?? 0)))
    const divided = productOf(({ arrangement }) => arrangement === 'multi-interval')
    for (const [i, id] of [auxiliary, divided].entries()) {
      const { text } = readPdf((await sheet(inLocale(lang, `/products/${id}/fiche.pdf`))).bytes)
      expect(text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')).toContain(limits[lang][i])
    }
  },
)
