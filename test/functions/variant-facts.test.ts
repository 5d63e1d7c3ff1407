import { expect, test } from 'vitest'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { catalogueOf, openEdge } from '#test/support/edge.ts'

test('a product states the facts of each variant as the catalogue has them, masses with a unit', async () => {
  const catalogue = catalogueOf('montevigne-b8', 'zornhalde-pr5')
  const edge = await openEdge({ catalogue })
  for (const { id, variants } of catalogue.products) {
    const answer = (await (await edge.request(`/api/products/${id}`)).json()) as ProductDetail
    expect(answer.variants.length).toBe(variants.length)
    for (const [i, { facts }] of variants.entries()) {
      const { repeatabilityUg, linearityUg, ...same } = facts
      const said = answer.variants[i]?.facts
      expect(said).toMatchObject(same)
      const units: Record<string, number> = { mg: 1e3, g: 1e6, kg: 1e9, t: 1e12 }
      const ug = said?.repeatability && said.repeatability.value * (units[said.repeatability.unit] ?? 0)
      expect(ug === null ? null : Math.round(ug ?? 0)).toBe(repeatabilityUg)
      expect(said?.linearity === null).toBe(linearityUg === null)
    }
  }
})
