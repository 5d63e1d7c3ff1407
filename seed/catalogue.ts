import type { Localized } from '#config/locales.ts'
import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { ServiceScope, ServiceUnit } from '#domain/quote-list/quote-service.ts'
import type { KindVariant } from './kinds.ts'

/** A catalogue as input of the import (`seed/rows.ts`), from any source. */
export type CatalogueSeed = {
  /** ISO date of the last change, for search engines. */
  updatedOn: string
  subcategories: { key: string; category: Category; name: Localized }[]
  products: ProductSeed[]
  /** In the order in which they are offered. */
  services: readonly ServiceSeed[]
}

export type ServiceSeed = {
  code: string
  name: Localized
  description: Localized
  priceCents: number | null
  unit: ServiceUnit
  onSite: boolean
  appliesTo: ServiceScope
}

export type ProductSeed = {
  id: string
  category: Category
  subcategory: string
  brand: string
  model: string
  newestOn: string
  name: Localized
  summary: Localized
  description: Localized
  features: Localized[]
  /** Specification key → value; every key has a label in the dictionaries. */
  specifications: Record<string, Localized>
  drawing: DrawingData
  variants: VariantSeed[]
  accessories: AccessoryOffer[]
}

export type VariantSeed = KindVariant & {
  reference: string
  platform: string | null
  metrology: 'yes' | 'no' | 'optional'
  priceCents: number | null
  inStock: boolean
  facts: VariantFacts
}

export type AccessoryOffer = {
  key: string
  name: Localized
  compatibility: Localized
  priceCents: number | null
  /** References that it fits; null: every variant. */
  variantReferences: string[] | null
}
