import { expect, test } from 'vitest'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { leadVariant } from '#domain/publishing/numbered.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { catalogueRows } from '#test/support/whole-catalogue.ts'

const { products, ...catalogue } = generateCatalogue()
const sorted = products.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Capacity, µg, and price of the model that a card shows. */
function shown(product: ProductDocument) {
  const { ranges, priceCents } = leadVariant(product)
  return { max: ranges.at(-1)?.maxUg ?? 0, price: priceCents ?? Infinity }
}

test('« same capacity, lower price » compares the models that the cards show', () => {
  const table = catalogueRows({ ...catalogue, products }).find(({ table }) => table === 'product_similar')
  const at = table?.columns.indexOf('similar') ?? -1
  const pairs = (table?.rows ?? []).flatMap((row, i) =>
    (JSON.parse(String(row[at])) as { reason: string; seq: number }[])
      .filter(({ reason }) => reason === 'cheaper')
      .map(({ seq }) => [sorted[i], sorted[seq - 1]] as const),
  )
  expect(pairs.length).toBeGreaterThan(20)
  for (const [own, other] of pairs) {
    if (!own || !other) throw new Error('A product is missing')
    const [here, there] = [shown(own), shown(other)]
    expect([own.id, other.id, there.max, there.price < here.price]).toEqual([
      own.id,
      other.id,
      here.max,
      true,
    ])
  }
})
