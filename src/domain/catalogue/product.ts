import * as v from 'valibot'
import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { categories } from './facets.ts'
import { ListedDocument } from './listed-document.ts'
import { Picture } from './picture.ts'
import { facetNames, perFacet } from './query-fields.ts'
import { VariantFacts } from './variant-facts.ts'

/** The catalogue in the API, in one language. Prices in EUR excl. VAT, null: on request. */

const Price = v.nullable(v.number())
const Metrology = v.picklist(metrologyStates)
/** The duty of verification in the usual regulated use, as a sentence; null where there is none. */
const Duty = v.nullable(v.string())
const Quantity = v.object({ value: v.number(), unit: v.picklist(['mg', 'g', 'kg', 't']) })

/** A data plate as texts in one language; null where the plate has no such entry. */
export const DataPlateShape = v.object({
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  max: v.nullable(v.string()),
  min: v.nullable(v.string()),
  e: v.nullable(v.string()),
  d: v.nullable(v.string()),
  nominal: v.optional(v.boolean()),
})

/** A product in a list. */
export const ProductCard = v.object({
  id: v.string(),
  name: v.string(),
  category: v.picklist(categories),
  subcategory: v.string(),
  subcategoryLabel: v.string(),
  brand: v.string(),
  model: v.string(),
  image: v.string(),
  images: v.object({ main: v.string() }),
  /** The photograph behind `image`; absent: that is a drawing. */
  photo: v.optional(Picture),
  price: Price,
  inStock: v.boolean(),
  metrology: Metrology,
  /** Reference of the variant that stands for the product: picture, data plate, price and stock are its own. */
  leadReference: v.string(),
  /** Does the page of the product open at it? */
  leadIsDefault: v.boolean(),
  /** Of that very variant. */
  lead: v.object({
    price: Price,
    inStock: v.boolean(),
    plateau: v.nullable(v.string()),
    duty: Duty,
    dimensionsMm: VariantFacts.entries.dimensionsMm,
  }),
  variantCount: v.number(),
  plate: DataPlateShape,
})
export type ProductCard = v.InferOutput<typeof ProductCard>

/** The facts of a variant as they cross the edge: masses with their unit. */
const FactsShape = v.object({
  ...v.omit(VariantFacts, ['repeatabilityUg', 'linearityUg']).entries,
  repeatability: v.nullable(Quantity),
  linearity: v.nullable(Quantity),
})

const Coordinate = v.number()

/** Where the drawing of a model can be used, in units of its sheet of 280 × 176; a display begins at its upper left. */
export const Elevation = v.object({
  displays: v.array(v.object({ x: Coordinate, y: Coordinate, scale: v.number() })),
  /** Foot and size of a load that is put on it; null: the drawing shows one of its own, and without it by `empty`. */
  load: v.nullable(v.object({ x: Coordinate, y: Coordinate, size: v.number() })),
})
export type Elevation = v.InferOutput<typeof Elevation>

/** A variant (model) of a product; `ranges` hold the numbers behind the texts. */
export const Variant = v.object({
  reference: v.string(),
  /** Max, e, d and platform as formatted texts. */
  porteeMax: v.nullable(v.string()),
  echelon: v.nullable(v.string()),
  precision: v.nullable(v.string()),
  plateau: v.nullable(v.string()),
  metrologie: Metrology,
  arrangement: v.picklist(arrangements),
  ranges: v.array(v.object({ max: Quantity, e: v.nullable(Quantity), d: v.nullable(Quantity) })),
  plate: DataPlateShape,
  price: Price,
  inStock: v.boolean(),
  duty: Duty,
  /** Null: nothing is known beside the plate. */
  facts: v.nullable(FactsShape),
  /** Null: what it weighs is not shown on a drawing. */
  elevation: v.nullable(Elevation),
})
export type Variant = v.InferOutput<typeof Variant>

/** An accessory offered with a product. */
export const Accessory = v.object({
  key: v.string(),
  name: v.string(),
  compatibility: v.string(),
  price: Price,
  /** References of the variants that it fits; null: every variant of the product. */
  variantReferences: v.nullable(v.array(v.string())),
})
export type Accessory = v.InferOutput<typeof Accessory>

/** Reasons why another model is recommended. */
export const similarReasons = ['larger', 'cheaper', 'lower-price', 'verified'] as const
export type SimilarReason = (typeof similarReasons)[number]

/** A product with everything that its page shows; `updatedOn` is an ISO date. */
export const ProductDetail = v.object({
  ...ProductCard.entries,
  description: v.string(),
  features: v.array(v.string()),
  specifications: v.record(v.string(), v.string()),
  variants: v.array(Variant),
  accessories: v.array(Accessory),
  similar: v.array(v.object({ reason: v.picklist(similarReasons), product: ProductCard })),
  /** Every photograph, that of the card first; absent: there is none. */
  photos: v.optional(v.array(Picture)),
  documents: v.array(ListedDocument),
  updatedOn: v.string(),
  /** Null: it is offered. */
  discontinued: v.nullable(
    v.object({ successor: v.nullable(v.object({ id: v.string(), name: v.string() })) }),
  ),
})
export type ProductDetail = v.InferOutput<typeof ProductDetail>

/** The values of a facet with label and exact count, zero included. */
export const Facet = v.array(v.object({ value: v.string(), label: v.string(), count: v.number() }))
export type Facet = v.InferOutput<typeof Facet>

/** What a search read in its text, for people: facts that can be taken out, and the words that were searched for. */
export const UnderstoodSearch = v.object({
  facts: v.array(
    v.object({
      /** The piece of the text that it was read from. */
      text: v.string(),
      label: v.string(),
      /** The text without it. */
      without: v.string(),
      /** False: given up, because nothing meets everything. */
      met: v.boolean(),
    }),
  ),
  words: v.array(v.string()),
  wordsMet: v.boolean(),
})
export type UnderstoodSearch = v.InferOutput<typeof UnderstoodSearch>

/** A page of a list with its facets and cursors. */
export const ProductList = v.object({
  items: v.array(ProductCard),
  total: v.number(),
  /** 1-based position of the first item in the whole result; 0 when it is empty. */
  from: v.number(),
  facets: v.object(perFacet(facetNames, () => Facet)),
  nextCursor: v.nullable(v.string()),
  previousCursor: v.nullable(v.string()),
  /** The corrected words that were searched for when the typed ones had no result. */
  correctedQuery: v.nullable(v.string()),
  /** Null: no search, or none in which anything but words was read. */
  understood: v.nullable(UnderstoodSearch),
  /** Where the search leads beside products, for services and what a person answers: a line, and its path. */
  ways: v.array(v.object({ text: v.string(), to: v.string() })),
  /** A product that is no longer sold, where the search names one of its models, with a living successor. */
  discontinued: v.nullable(
    v.object({
      id: v.string(),
      name: v.string(),
      reference: v.string(),
      successor: v.nullable(v.object({ id: v.string(), name: v.string() })),
    }),
  ),
})
export type ProductList = v.InferOutput<typeof ProductList>

/** Input of a technical elevation: the product's own numbers. */
export type DrawingData = {
  /** The kind of instrument, i.e. the key of its sub-category. */
  kind: string
  /** The load receptor. */
  platform:
    | { shape: 'rect'; widthMm: number; depthMm: number }
    | { shape: 'round'; diameterMm: number }
    | null
  /** Width in millimetres where there is no platform (a crane scale's housing); null: no dimension line is drawn. */
  dimensionMm: number | null
  column: boolean
  verified: boolean
}
