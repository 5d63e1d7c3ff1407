import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import { leadVariant } from '#domain/publishing/numbered.ts'
import { presentProduct } from './present.ts'

/** A document as the page of its product would show it, in one language; it has no similar products yet. */
export function presentDocument(
  document: ProductDocument,
  index: CatalogueIndex,
  locale: Locale,
  updatedOn: string,
): ProductDetail {
  const { id, category, subcategory, brand, model, drawing } = document
  const lead = leadVariant(document)
  const { reference, priceCents, inStock, platform, facts, ...plate } = lead
  const product = {
    ...{
      id,
      category,
      subcategory,
      brand,
      model,
      drawing,
      updatedOn,
      row: 0,
      seq: 0,
      photos: document.photos,
      documents: document.documents,
      discontinued: document.discontinued,
      successorName: document.discontinued?.successor ?? null,
      similar: [],
    },
    ...{ name: document.name[locale], summary: document.summary[locale] },
    description: document.description[locale],
    features: document.features.map((feature) => feature[locale]),
    specifications: Object.fromEntries(
      Object.entries(document.specifications).map(([key, text]) => [key, text[locale]]),
    ),
    variantCount: document.variants.length,
    defaultReference: reference,
    leadReference: reference,
    leadPosition: document.variants.indexOf(lead),
    ...plate,
    ...{ leadPriceCents: priceCents, leadInStock: inStock, leadPlatform: platform },
    leadCustomerDisplay: facts.customerDisplay,
    leadDimensionsMm: facts.dimensionsMm,
  }
  const variants = document.variants.map((variant, position) => ({ ...variant, productRow: 0, position }))
  const accessories = document.accessories.map((offer, position) => ({ ...offer, productRow: 0, position }))
  return presentProduct({ product, variants, accessories, similar: [] }, index, locale)
}
