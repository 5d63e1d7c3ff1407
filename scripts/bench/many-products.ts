import { each, type Localized } from '#config/locales.ts'
import type { CatalogueDocument, ProductDocument, VariantDocument } from '#domain/publishing/document.ts'
import { productChecker } from '#domain/publishing/problems.ts'
import { vocabulary } from '#functions/publishing/check-changes.ts'
import { lot } from '#seed/draw-lots.ts'
import { generateCatalogue } from '#seed/generate.ts'

/** A word that only one product has in its name, in any size of catalogue. */
export const rareWord = 'unicum'

/**
 * The demonstration catalogue repeated to the wanted number of products, with other ids, brands, sizes, prices and
 * dates, equal in every run. Copies keep the short text only, because the effect of the number of products is measured.
 */
export function manyProducts(count: number): CatalogueDocument {
  const base = generateCatalogue()
  const problemsOf = productChecker(base.subcategories, vocabulary)
  const products: ProductDocument[] = []
  for (let copy = 0; products.length < count; copy++) {
    for (const product of base.products) {
      if (products.length === count) break
      const scaled = copyOf(product, copy, base.products)
      products.push(problemsOf(scaled).length ? copyOf(product, copy, base.products, 1) : scaled)
    }
  }
  return { ...base, products }
}

/** Powers of ten, which keep the form of an interval; where the class excludes the size the product keeps its own. */
const factors = [0.1, 0.1, 1, 1, 10, 10]

function copyOf(
  product: ProductDocument,
  copy: number,
  all: readonly ProductDocument[],
  size?: number,
): ProductDocument {
  const id = `${product.id}-${copy}`
  const draw = (what: string) => lot(`${id}.${what}`)
  const factor = size ?? factors[Math.floor(draw('size') * factors.length)] ?? 1
  const priced = 0.6 + draw('price') * 0.8
  const brand = all[Math.floor(draw('brand') * all.length)]?.brand ?? product.brand
  const model = `${product.model}-${copy}`
  const only = copy === 0 && product === all[0] ? ` ${rareWord}` : ''
  return {
    ...product,
    id,
    brand,
    model,
    newestOn: new Date(Date.UTC(2018, 0, 1) + Math.floor(draw('newest') * 3200) * 86_400_000)
      .toISOString()
      .slice(0, 10),
    name: each((locale) => product.name[locale].replace(product.model, model) + only),
    description: product.summary,
    features: product.features.slice(0, 2),
    specifications: Object.fromEntries(Object.entries(product.specifications).slice(0, 4)) as Record<
      string,
      Localized
    >,
    variants: product.variants.map((variant) => copyVariant(variant, copy, factor, priced)),
    accessories: product.accessories.map(({ variantReferences, ...offer }) => ({
      ...offer,
      variantReferences: variantReferences?.map((reference) => `${reference}-${copy}`) ?? null,
    })),
  }
}

function copyVariant(
  variant: VariantDocument,
  copy: number,
  factor: number,
  priced: number,
): VariantDocument {
  const scaled = (ug: number | null) => (ug === null ? null : Math.max(1, Math.round(ug * factor)))
  return {
    ...variant,
    reference: `${variant.reference}-${copy}`,
    priceCents: variant.priceCents === null ? null : Math.round(variant.priceCents * priced),
    ranges: variant.ranges.map((range) => ({
      ...range,
      maxUg: Math.round(range.maxUg * factor),
      eUg: scaled(range.eUg),
      dUg: scaled(range.dUg),
    })),
  }
}
