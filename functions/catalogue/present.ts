import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import { listedDocument } from '#domain/catalogue/listed-document.ts'
import { pictureOfPhoto } from '#domain/catalogue/picture.ts'
import type { Accessory, ProductCard, ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { platformIn } from '#domain/fit/platform.ts'
import { verificationDuty } from '#domain/fit/verification-duty.ts'
import { capacityUnit, intervalUnit, inUnit } from '#domain/metrology/mass.ts'
import { dataPlate, variantTexts } from '#domain/metrology/plate-lines.ts'
import { productPicture } from '#domain/site/picture-address.ts'
import type { variants } from '#functions/db/schema.ts'
import { placesOf } from '#functions/drawings/drawing.ts'
import { modelData } from './model-data.ts'
import type { CardRow, storedProduct } from './queries.ts'

/** A price in EUR from its cents. */
const euros = (cents: number | null) => (cents === null ? null : cents / 100)

/** Converts rows to the card of the contract, in one language. */
export function presentCard(row: CardRow, index: CatalogueIndex, locale: Locale): ProductCard {
  const kind = index.subcategories.find((subcategory) => subcategory.key === row.subcategory)
  const leadIsDefault = row.leadReference === row.defaultReference
  const [photo] = row.photos
  const image = productPicture(row.id, row.photos, leadIsDefault ? null : row.leadReference)
  return {
    id: row.id,
    name: row.name,
    category: row.category as Category,
    subcategory: row.subcategory,
    subcategoryLabel: kind?.name[locale] ?? row.subcategory,
    brand: row.brand,
    model: row.model,
    image,
    images: { main: image },
    ...(photo && { photo: pictureOfPhoto(photo, locale) }),
    price: euros(row.leadPriceCents),
    inStock: row.leadInStock,
    metrology: row.metrology,
    leadReference: row.leadReference,
    leadIsDefault,
    lead: {
      price: euros(row.leadPriceCents),
      inStock: row.leadInStock,
      plateau: platformIn(row.leadPlatform, locale),
      duty: dutyOf(row, row, row.leadCustomerDisplay, locale),
      dimensionsMm: row.leadDimensionsMm,
    },
    variantCount: row.variantCount,
    plate: dataPlate(row, locale),
  }
}

/** Converts the row of a variant to the contract, in one language. */
export function presentVariant(
  row: typeof variants.$inferSelect,
  product: Kind,
  locale: Locale,
): Omit<Variant, 'elevation'> {
  return {
    reference: row.reference,
    ...variantTexts(row, locale),
    plateau: platformIn(row.platform, locale),
    metrologie: row.metrology,
    arrangement: row.arrangement,
    ranges: row.ranges.map(({ maxUg, eUg, dUg }) => ({
      max: inUnit(maxUg, capacityUnit(maxUg)),
      e: eUg === null ? null : inUnit(eUg, intervalUnit(eUg)),
      d: dUg === null ? null : inUnit(dUg, intervalUnit(dUg)),
    })),
    plate: dataPlate(row, locale),
    ...offerOf(product, row),
    duty: dutyOf(product, row, row.facts?.customerDisplay ?? null, locale),
    facts: row.facts && presentFacts(row.facts),
  }
}

type Kind = Pick<CardRow, 'category' | 'subcategory'> & { discontinued?: object | null }

/** What is no longer offered has no price and no stock. */
const offerOf = ({ discontinued }: Kind, { priceCents, inStock }: typeof variants.$inferSelect) =>
  discontinued ? { price: null, inStock: false } : { price: euros(priceCents), inStock }

const dutyOf = (
  { category, subcategory }: Kind,
  { metrology, ranges }: Pick<CardRow, 'metrology' | 'ranges'>,
  customerDisplay: boolean | null,
  locale: Locale,
) =>
  verificationDuty(
    { category: category as Category, subcategory, metrology, ranges, customerDisplay },
    locale,
  )

function presentFacts({ repeatabilityUg, linearityUg, ...facts }: VariantFacts): Variant['facts'] {
  const quantity = (ug: number | null) => (ug === null ? null : inUnit(ug, intervalUnit(ug)))
  return { ...facts, repeatability: quantity(repeatabilityUg), linearity: quantity(linearityUg) }
}

type StoredProduct = NonNullable<ReturnType<typeof storedProduct>>

export function presentProduct(stored: StoredProduct, index: CatalogueIndex, locale: Locale): ProductDetail {
  const { product } = stored
  const unoffered = product.discontinued ? { leadPriceCents: null, leadInStock: false } : {}
  return {
    ...presentCard({ ...product, ...unoffered }, index, locale),
    description: product.description,
    features: product.features,
    specifications: product.specifications,
    variants: stored.variants
      .toSorted((a, b) => maxOf(a) - maxOf(b))
      .map((row) => ({
        ...presentVariant(row, product, locale),
        elevation: placesOf(modelData(product.drawing, row)),
      })),
    accessories: stored.accessories.map(
      ({ key, name, compatibility, priceCents, variantReferences }): Accessory => ({
        ...{ key, name: name[locale], compatibility: compatibility[locale] },
        ...{ price: euros(priceCents), variantReferences },
      }),
    ),
    similar: presentSimilar(stored, index, locale),
    ...(product.photos.length > 0 && {
      photos: product.photos.map((photo) => pictureOfPhoto(photo, locale)),
    }),
    documents: product.documents.map(listedDocument),
    updatedOn: product.updatedOn,
    discontinued: product.discontinued && { successor: successorOf(product) },
  }
}

/** Models stand by what they hold, as on the ruler of a product; those of one Max in their stored order. */
const maxOf = ({ ranges }: typeof variants.$inferSelect) => ranges.at(-1)?.maxUg ?? 0

const successorOf = ({ discontinued, successorName }: StoredProduct['product']) =>
  discontinued?.successor && successorName ? { id: discontinued.successor, name: successorName } : null

/** Similar models in the order of the reasons, without those that left the catalogue. */
function presentSimilar(
  { product, similar }: StoredProduct,
  index: CatalogueIndex,
  locale: Locale,
): ProductDetail['similar'] {
  return (product.similar ?? []).flatMap(({ reason, seq }) => {
    const row = similar.find((card) => card.seq === seq)
    return row ? [{ reason, product: presentCard(row, index, locale) }] : []
  })
}
