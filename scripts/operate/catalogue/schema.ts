import * as v from 'valibot'
import type { locales } from '#config/locales.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import { accuracyClasses, arrangements, metrologyStates } from '#domain/metrology/metrology.ts'
import { ServiceScope, serviceUnits } from '#domain/quote-list/quote-service.ts'
import type { CatalogueSeed } from '#seed/catalogue.ts'
import { Refused } from '../command.ts'

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const price = v.nullable(whole)
const day = v.pipe(v.string(), v.isoDate())
/** Texts in every language; that none is empty is a rule of its own (`problems.ts`). */
const Texts = v.strictObject({ fr: v.string(), en: v.string(), de: v.string() } satisfies Record<
  (typeof locales)[number],
  unknown
>)
const mm = v.pipe(v.number(), v.finite(), v.minValue(0))

const Drawing = v.strictObject({
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

const Variant = v.strictObject({
  reference: v.string(),
  accuracyClass: v.nullable(v.picklist(accuracyClasses)),
  arrangement: v.picklist(arrangements),
  ranges: v.array(v.strictObject({ maxUg: whole, eUg: v.nullable(whole), dUg: v.nullable(whole) })),
  platform: v.nullable(v.string()),
  metrology: v.picklist(metrologyStates),
  priceCents: price,
  inStock: v.boolean(),
  facts: VariantFacts,
})

const Accessory = v.strictObject({
  key: v.string(),
  name: Texts,
  compatibility: Texts,
  priceCents: price,
  variantReferences: v.nullable(v.array(v.string())),
})

/** A product as it stands in a file; masses in micrograms, prices in cents. */
const Product = v.strictObject({
  id: v.string(),
  category: v.picklist(categories),
  subcategory: v.string(),
  brand: v.string(),
  model: v.string(),
  newestOn: day,
  name: Texts,
  summary: Texts,
  description: Texts,
  features: v.array(Texts),
  specifications: v.record(v.string(), Texts),
  drawing: Drawing,
  variants: v.pipe(v.array(Variant), v.minLength(1)),
  accessories: v.array(Accessory),
})

const Catalogue = v.strictObject({
  updatedOn: day,
  subcategories: v.array(v.strictObject({ key: v.string(), category: v.picklist(categories), name: Texts })),
  products: v.array(Product),
  services: v.array(
    v.strictObject({
      code: v.string(),
      name: Texts,
      description: Texts,
      priceCents: price,
      unit: v.picklist(serviceUnits),
      onSite: v.boolean(),
      appliesTo: ServiceScope,
    }),
  ),
})

const mostIssues = 20

/** The catalogue in a value of any form; refuses another form with the places that are wrong. */
export function parseCatalogue(value: unknown): CatalogueSeed {
  const parsed = v.safeParse(Catalogue, value)
  if (parsed.success) return parsed.output
  const issues = parsed.issues
    .slice(0, mostIssues)
    .map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
  throw new Refused(`This is no catalogue:\n${issues.join('\n')}`)
}
