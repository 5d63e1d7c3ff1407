import { expect, test } from 'vitest'
import type { ProductFile } from '#domain/catalogue/media.ts'
import type { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import type { Logbook } from '#domain/scales/logbook-lines.ts'
import { catalogueOf, openEdge } from '#test/support/edge.ts'
import { createHolder, createScale, requestAs } from '#test/support/scales.ts'

const certificate: ProductFile = {
  key: `${'a1'.repeat(20)}.pdf`,
  ...{
    kind: 'approval',
    title: 'T20.A.4711 rev. 3',
    language: 'de',
    type: 'application/pdf',
    bytes: 812_345,
  },
  variantReferences: null,
}

test('a document is listed with its product, found by its number, and in the register', async () => {
  const catalogue = catalogueOf('montevigne-p1', 'tarnoval-tr2')
  const [product, other] = catalogue.products
  if (!product || !other) throw new Error('no products')
  const [first, last] = [product.variants[0], product.variants.at(-1)]
  const manual: ProductFile = {
    ...certificate,
    ...{ key: `${'b2'.repeat(20)}.step`, kind: 'drawing', type: 'model/step', language: null },
    ...{ title: 'Plan', variantReferences: [last?.reference ?? ''] },
  }
  const edge = await openEdge({
    catalogue: { ...catalogue, products: [{ ...product, documents: [certificate, manual] }, other] },
  })
  const read = async <Answer>(path: string) => (await (await edge.request(path)).json()) as Answer
  const { documents } = await read<ProductDetail>(`/api/products/${product.id}?lang=en`)
  expect(documents).toMatchObject([
    { address: `/media/${certificate.key}`, kind: 'approval', language: 'de', bytes: 812_345 },
    { kind: 'drawing', variantReferences: [last?.reference] },
  ])
  const { items } = await read<ProductList>('/api/products?q=T20.A.4711&lang=fr')
  expect(items.map(({ id }) => id)).toEqual([product.id])
  // By what it is and its language, in each language of the site.
  for (const q of ['certificat allemand', 'german certificate', 'Zulassung deutsch', 'plan'])
    expect((await read<ProductList>(`/api/products?q=${q}&lang=fr`)).items.map(({ id }) => id)).toEqual([
      product.id,
    ])
  const page = await (await edge.request(`/de/products/${product.id}?model=${first?.reference}`)).text()
  expect(page).toContain('Baumusterprüfbescheinigung, T20.A.4711 rev. 3')
  expect(page).toContain('Deutsch, PDF, 812\u00a0kB')
  expect(page).not.toContain('CAD-Zeichnung')

  const holder = await createHolder(edge)
  const { id } = await createScale(edge, holder, { model: first?.reference, productId: product.id })
  const logbook = await requestAs(edge, holder, 'GET', `/profile/scales/${id}/logbook`)
  expect(((await logbook.json()) as Logbook).product?.documents.map(({ title }) => title)).toEqual([
    certificate.title,
    manual.title,
  ])
})
