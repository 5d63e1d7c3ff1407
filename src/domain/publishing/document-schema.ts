import * as v from 'valibot'
import { each } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { documentKinds, documentLanguages, mediaKey, mediaTypes } from '#domain/catalogue/media.ts'
import type { DrawingData } from '#domain/catalogue/product.ts'
import { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { tonne } from '#domain/metrology/mass.ts'
import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { ServiceScope, serviceUnits } from '#domain/quote-list/quote-service.ts'
import { controls, RealDay } from '#domain/text/text-fields.ts'

/** Largest values: a Max of a thousand tonnes, ten million euros, a hundred metres, a text of a long page. */
const largest = {
  massUg: 1_000 * tonne,
  cents: 1_000_000_000,
  mm: 100_000,
  textLength: 10_000,
  items: 1_000,
  renditions: 6,
  media: 30,
}

const wholeUpTo = (max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(max))
const massUg = wholeUpTo(largest.massUg)
const price = v.nullable(wholeUpTo(largest.cents))
const text = v.pipe(
  v.string(),
  v.maxLength(largest.textLength),
  v.check((value) => !controls.test(value), 'holds a control character, or one that was lost (U+FFFD)'),
)
/** Texts in every language; that none is empty is a rule of its own (`problems.ts`). */
const Texts = v.strictObject(each(() => text))
const mm = v.pipe(v.number(), v.minValue(0), v.maxValue(largest.mm))

/** What a drawing is made from. */
export const Drawing: v.GenericSchema<unknown, DrawingData> = v.strictObject({
  kind: v.string(),
  platform: v.nullable(
    v.variant('shape', [
      v.strictObject({ shape: v.literal('rect'), widthMm: mm, depthMm: mm }),
      v.strictObject({ shape: v.literal('round'), diameterMm: mm }),
    ]),
  ),
  dimensionMm: v.nullable(mm),
  column: v.boolean(),
  verified: v.boolean(),
})

/** A model with its data plate. */
const Variant = v.strictObject({
  reference: v.string(),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  arrangement: v.picklist(arrangements),
  ranges: v.pipe(
    v.array(v.strictObject({ maxUg: massUg, eUg: v.nullable(massUg), dUg: v.nullable(massUg) })),
    v.maxLength(largest.items),
  ),
  platform: v.nullable(v.string()),
  metrology: v.picklist(metrologyStates),
  priceCents: price,
  inStock: v.boolean(),
  facts: VariantFacts,
})

/** An accessory as it is offered with one product. */
const Accessory = v.strictObject({
  key: v.string(),
  name: Texts,
  compatibility: Texts,
  priceCents: price,
  /** References that it fits; null: every variant. */
  variantReferences: v.nullable(v.array(v.string())),
})

const share = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))
const MediaKey = v.pipe(v.string(), v.regex(mediaKey))

const Photo = v.strictObject({
  files: v.pipe(
    v.array(v.strictObject({ key: MediaKey, width: pixels })),
    v.minLength(1),
    v.maxLength(largest.renditions),
  ),
  jpeg: v.pipe(MediaKey, v.endsWith('.jpg')),
  width: pixels,
  height: pixels,
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  focus: v.strictObject({ x: share, y: share }),
  text: Texts,
})

const File = v.strictObject({
  key: MediaKey,
  kind: v.picklist(documentKinds),
  title: v.pipe(text, v.maxLength(200)),
  language: v.nullable(v.picklist(documentLanguages)),
  variantReferences: v.nullable(v.array(v.string())),
  type: v.picklist(mediaTypes),
  bytes: wholeUpTo(Number.MAX_SAFE_INTEGER),
})

/** A product with its models, in every language; masses in micrograms, prices in cents. */
export const ProductDocumentShape = v.strictObject({
  id: v.string(),
  category: v.picklist(categories),
  subcategory: v.string(),
  brand: text,
  model: text,
  newestOn: RealDay,
  name: Texts,
  summary: Texts,
  description: Texts,
  features: v.pipe(v.array(Texts), v.maxLength(largest.items)),
  /** Specification key → value; every key has a label in the dictionaries. */
  specifications: v.record(v.string(), Texts),
  drawing: Drawing,
  variants: v.pipe(v.array(Variant), v.minLength(1), v.maxLength(largest.items)),
  accessories: v.pipe(v.array(Accessory), v.maxLength(largest.items)),
  /** In the order in which they are shown; these three are absent in files of before. */
  photos: v.optional(v.pipe(v.array(Photo), v.maxLength(largest.media)), []),
  documents: v.optional(v.pipe(v.array(File), v.maxLength(largest.media)), []),
  /** Null: it is offered. */
  discontinued: v.optional(v.nullable(v.strictObject({ successor: v.nullable(v.string()) })), null),
})

/** The kinds of a catalogue, in the order in which they are listed. */
export const SubcategoryDocuments = v.array(
  v.strictObject({ key: v.string(), category: v.picklist(categories), name: Texts }),
)

/** The services of a catalogue, in their order. */
export const ServiceDocuments = v.array(
  v.strictObject({
    code: v.string(),
    name: Texts,
    description: Texts,
    priceCents: price,
    unit: v.picklist(serviceUnits),
    onSite: v.boolean(),
    appliesTo: ServiceScope,
  }),
)

const Catalogue = v.strictObject({
  /** ISO date of the last change, for search engines. */
  updatedOn: RealDay,
  subcategories: SubcategoryDocuments,
  products: v.array(ProductDocumentShape),
  services: ServiceDocuments,
})

const maxIssues = 20

/** The catalogue in a value of any form, or the places that are wrong. */
export function parseCatalogue(
  value: unknown,
): { catalogue: v.InferOutput<typeof Catalogue> } | { issues: string[] } {
  const parsed = v.safeParse(Catalogue, value)
  return parsed.success ? { catalogue: parsed.output } : { issues: issuesOf(parsed.issues) }
}

/** The products in a value of any form, or the places that are wrong. */
export function parseProducts(
  value: unknown,
): { products: v.InferOutput<typeof ProductDocumentShape>[] } | { issues: string[] } {
  const parsed = v.safeParse(v.array(ProductDocumentShape), value)
  return parsed.success ? { products: parsed.output } : { issues: issuesOf(parsed.issues) }
}

const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  issues.slice(0, maxIssues).map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
