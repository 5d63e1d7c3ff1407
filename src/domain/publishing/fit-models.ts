import type { FitModel } from '#domain/fit/fit-model.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import type { ProductDocument, VariantDocument } from './document.ts'

/** Every variant of a product that weighs by itself, as the choice of an instrument judges it. */
export function fitModelsOf(
  product: Pick<ProductDocument, 'id' | 'subcategory' | 'variants'>,
  productSeq: number,
): CatalogueModel[] {
  return product.variants.flatMap((variant, position) =>
    variant.ranges.some(({ dUg }) => dUg !== null)
      ? [{ ...modelOf(product, variant), productSeq, productId: product.id, position }]
      : [],
  )
}

function modelOf({ subcategory }: Pick<ProductDocument, 'subcategory'>, variant: VariantDocument): FitModel {
  const { reference, accuracyClass, arrangement, ranges, metrology, priceCents, inStock, facts } = variant
  return {
    reference,
    kind: subcategory,
    accuracyClass,
    arrangement,
    ranges,
    minUg: null,
    metrology,
    additiveTare: false,
    platform: readPlatform(variant.platform),
    protection: facts.protection,
    power: facts.power,
    batteryHours: facts.batteryHours,
    interfaces: facts.interfaces,
    customerDisplay: facts.customerDisplay,
    priceComputing: facts.priceComputing,
    labelPrinter: facts.labelPrinter,
    medicalDevice: facts.medicalDevice,
    hold: facts.hold,
    atexCategory: facts.atexCategory,
    repeatabilityUg: facts.repeatabilityUg,
    priceCents,
    inStock,
  }
}
