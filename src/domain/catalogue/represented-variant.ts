import type { CatalogueIndex } from './catalogue-index.ts'

/** Above every price in cents, so that stock comes before price and a price before « on request ». */
const [onRequest, outOfStock] = [2 ** 32, 2 ** 33]

/** Of the variants of a product the one with the lowest key stands for it: in stock first, then the cheapest. */
export const preferenceKey = (inStock: boolean, priceCents: number | null): number =>
  (inStock ? 0 : outOfStock) + (priceCents ?? onRequest)

/** A product in a list, and which of its variants its card shows; both are numbers in the index. */
export type Listed = { position: number; variant: number }

/**
 * The variant that stands for a product in a list: of those that are chosen the cheapest in stock, without any in stock
 * the cheapest, of equal ones the first. Price, plate, stock, drawing, link and sort follow it. -1: none is chosen.
 */
export function representedVariant(
  { firstVariant, variants }: CatalogueIndex,
  position: number,
  isChosen: (variant: number) => boolean = () => true,
): number {
  let [best, lowest] = [-1, Number.POSITIVE_INFINITY]
  const end = firstVariant[position + 1] ?? 0
  for (let variant = firstVariant[position] ?? end; variant < end; variant++) {
    const priceCents = variants.priceCents[variant] ?? -1
    const key = preferenceKey(variants.inStock[variant] === 1, priceCents < 0 ? null : priceCents)
    if (key < lowest && isChosen(variant)) [best, lowest] = [variant, key]
  }
  return best
}

/** The position of a variant among those of its product. */
export const positionInProduct = ({ firstVariant }: CatalogueIndex, { position, variant }: Listed): number =>
  variant - (firstVariant[position] ?? 0)

/** The variant at a position among those of its product. */
export const variantAt = ({ firstVariant }: CatalogueIndex, position: number, place: number): number =>
  (firstVariant[position] ?? 0) + place
