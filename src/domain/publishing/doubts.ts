import * as v from 'valibot'
import { locales } from '#config/locales.ts'
import { minCapacityUg } from '#domain/metrology/metrology.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { ProductDocument } from './document.ts'

/** What is only doubtful in a product, which may be published all the same. */
export const Doubt = v.object({
  code: v.picklist(['mass-of-no-model', 'in-stock-without-price', 'unusual-price', 'without-document']),
  /** What its sentence names: a mass as it is written, a reference. */
  about: v.string(),
})
export type Doubt = v.InferOutput<typeof Doubt>

/** A doubt of one of many products, by its id. */
export const ProductDoubt = v.object({ product: v.string(), ...Doubt.entries })
export type ProductDoubt = v.InferOutput<typeof ProductDoubt>

const massPattern = /\d+(?:[.,]\d+)?[\s\u00a0\u202f]?(?:mg|kg|g|t)(?![\p{L}\d])/gu

/** A price so many times above or below what is usual has a digit too many, or one too few. */
const unusual = 10
/** Models of one product are nearer to each other than products of one kind. */
const unusualAmongModels = 6

const isFar = (cents: number, usualCents: number, times: number) =>
  cents >= usualCents * times || cents * times <= usualCents

/**
 * Doubts about a product: a mass in its name or summary that no model has, those about its prices, and models that a
 * kind of its documents leaves out, as one that was added does.
 */
export function productDoubts(product: ProductDocument, medianCents: number | null = null): Doubt[] {
  const { name, summary, variants } = product
  const masses = new Set(
    variants.flatMap(({ accuracyClass, ranges }) =>
      ranges.flatMap((range) => [
        ...[range.maxUg, range.eUg, range.dUg],
        accuracyClass && minCapacityUg(accuracyClass, range),
      ]),
    ),
  )
  const named = locales.flatMap((locale) =>
    [name[locale], summary[locale]].flatMap((text) =>
      [...text.matchAll(massPattern)].map(([mass]) => ({ mass, ug: parseMass(mass, locale) })),
    ),
  )
  const strange = named.filter(({ ug }) => typeof ug === 'number' && !masses.has(ug)).map(({ mass }) => mass)
  return [
    ...[...new Set(strange)].map((about): Doubt => ({ code: 'mass-of-no-model', about })),
    ...priceDoubts(variants, medianCents),
    ...leftOut(product).map((about): Doubt => ({ code: 'without-document', about })),
  ]
}

/** The models that no document of some kind is for, though others have one. */
function leftOut({ variants, documents }: ProductDocument): string[] {
  const kinds = [...Map.groupBy(documents, ({ kind }) => kind).values()]
  return variants
    .map(({ reference }) => reference)
    .filter((reference) =>
      kinds.some((ofKind) =>
        ofKind.every(({ variantReferences: models }) => models !== null && !models.includes(reference)),
      ),
    )
}

type Priced = Pick<ProductDocument['variants'][number], 'reference' | 'priceCents' | 'inStock'>

/**
 * Doubts about the prices of a product: a model in stock without a price, a price far from the median of its kind, or
 * from that of every other model.
 */
export const priceDoubts = (variants: readonly Priced[], medianCents: number | null): Doubt[] => [
  ...variants
    .filter(({ inStock, priceCents }) => inStock && priceCents === null)
    .map(({ reference }): Doubt => ({ code: 'in-stock-without-price', about: reference })),
  ...variants
    .filter(({ priceCents }, i) => {
      if (priceCents === null) return false
      const others = variants.filter((_, n) => n !== i).flatMap((other) => other.priceCents ?? [])
      return (
        (medianCents !== null && isFar(priceCents, medianCents, unusual)) ||
        (others.length > 0 && others.every((cents) => isFar(priceCents, cents, unusualAmongModels)))
      )
    })
    .map(({ reference }): Doubt => ({ code: 'unusual-price', about: reference })),
]
