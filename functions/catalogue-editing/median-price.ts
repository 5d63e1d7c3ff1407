import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'

/** The median of the prices of a kind of instrument, in cents; null where none has a price. */
export function medianPrice(
  { subcategories, groups, group, firstVariant, variants }: CatalogueIndex,
  kind: string,
): number | null {
  const place = subcategories.findIndex(({ key }) => key === kind)
  const prices: number[] = []
  group.forEach((of, product) => {
    if (groups[of]?.subcategory !== place) return
    prices.push(...variants.priceCents.subarray(firstVariant[product], firstVariant[product + 1]))
  })
  const sorted = prices.filter((cents) => cents > 0).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
