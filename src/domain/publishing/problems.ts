import { locales } from '#config/locales.ts'
import { metrologyProblems } from '#domain/metrology/metrology.ts'
import type {
  CatalogueDocument,
  ProductDocument,
  ServiceDocument,
  SubcategoryDocument,
  VariantDocument,
} from './document.ts'

/** What is wrong with a catalogue: where, and in which words. */
export type Problem = { product: string; reference: string | null; problem: string }

/** What documents may name that stands elsewhere: kinds that can be drawn, specifications that have a label. */
export type Vocabulary = {
  canDraw: (kind: string) => boolean
  hasLabel: (specification: string) => boolean
}

/** Parts that are sold by weight or without a reading, which the rules of instruments do not bind. */
const withoutRange = new Set(['indicator'])
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/**
 * Article numbers of makers: « PCB 350-3 », « R71MHD6ZH », « IC-15K0.1/a ». Commas, colons and asterisks separate
 * references in addresses.
 */
const referencePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._/+#()&-]*[\p{L}\p{N})+])?$/u
/** Two references that differ by blanks and capitals only are one to whoever types them. */
export const referenceKey = (reference: string) => reference.replaceAll(/\s/g, '').toLowerCase()

/**
 * Everything that would make a page wrong: plates against OIML R 76-1, prices, texts in three languages, drawings, ids.
 * Empty: the catalogue can be imported. `progress` is told the share that has been checked.
 */
export function catalogueProblems(
  { products, subcategories, services }: CatalogueDocument,
  vocabulary: Vocabulary,
  progress: (share: number) => void = () => {},
): Problem[] {
  const problemsOf = productChecker(subcategories, vocabulary)
  const found: Problem[] = [
    ...repeated(products.map(({ id }) => id)).map((id) => of(id, null, 'stands twice in the catalogue')),
    ...repeated(
      products.flatMap(({ variants }) => variants.map(({ reference }) => referenceKey(reference))),
    ).map((reference) => of('', reference, 'is the reference of two models')),
    ...repeated(services.map(({ code }) => code)).map((code) =>
      of(code, null, 'is the code of two services'),
    ),
  ]
  products.forEach((product, i) => {
    found.push(...problemsOf(product))
    if (i % 500 === 0) progress(i / products.length)
  })
  return [...found, ...serviceProblems(services)]
}

/** What is wrong with each service by itself. */
export const serviceProblems = (services: readonly ServiceDocument[]): Problem[] =>
  services.flatMap(({ code, name, description, priceCents }) =>
    [...emptyTexts({ name, description }), ...priceProblem(priceCents)].map((problem) =>
      of(code, null, problem),
    ),
  )

/** Tells what is wrong with a product by itself, whatever else the catalogue holds. */
export function productChecker(
  subcategories: readonly SubcategoryDocument[],
  vocabulary: Vocabulary,
): (product: ProductDocument) => Problem[] {
  const categoryOf = new Map(subcategories.map(({ key, category }) => [key, category]))
  return (product) => [
    ...(categoryOf.get(product.subcategory) === product.category
      ? []
      : [of(product.id, null, `${product.subcategory} is no sub-category of ${product.category}`)]),
    ...productProblems(product, vocabulary),
  ]
}

const of = (product: string, reference: string | null, problem: string): Problem => ({
  ...{ product, reference, problem },
})

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const value of values) (seen.has(value) ? twice : seen).add(value)
  return [...twice]
}

function productProblems(product: ProductDocument, vocabulary: Vocabulary): Problem[] {
  const { id, name, summary, description, features, specifications, drawing, accessories } = product
  const references = new Set(product.variants.map(({ reference }) => reference))
  const about = [
    ...(idPattern.test(id) && id.length <= 80 ? [] : ['the id is not made of a–z, 0–9 and hyphens']),
    ...emptyTexts({ name, summary, description, ...numbered('feature', features), ...specifications }),
    ...Object.keys(specifications)
      .filter((key) => !vocabulary.hasLabel(key))
      .map((key) => `there is no label of the specification « ${key} »`),
    ...(vocabulary.canDraw(drawing.kind) ? [] : [`there is no drawing of the kind « ${drawing.kind} »`]),
    ...accessories.flatMap(({ key, name, priceCents, variantReferences }) => [
      ...emptyTexts({ [`accessory ${key}`]: name }),
      ...priceProblem(priceCents).map((problem) => `accessory ${key}: ${problem}`),
      ...(variantReferences ?? [])
        .filter((reference) => !references.has(reference))
        .map((reference) => `accessory ${key} fits ${reference}, which is no model of it`),
    ]),
  ]
  return [
    ...about.map((problem) => of(id, null, problem)),
    ...product.variants.flatMap((variant) =>
      variantProblems(variant, product.subcategory).map((problem) => of(id, variant.reference, problem)),
    ),
  ]
}

const numbered = (what: string, texts: ProductDocument['features']) =>
  Object.fromEntries(texts.map((text, i) => [`${what} ${i + 1}`, text]))

function emptyTexts(texts: Readonly<Record<string, ProductDocument['name']>>): string[] {
  return Object.entries(texts).flatMap(([what, text]) =>
    locales.filter((locale) => !text[locale].trim()).map((locale) => `${what} is missing in ${locale}`),
  )
}

/** An import never makes something free. */
const priceProblem = (cents: number | null): string[] =>
  cents === null || cents > 0 ? [] : ['the price is not above zero']

function variantProblems(variant: VariantDocument, subcategory: string): string[] {
  const { reference, accuracyClass, metrology, priceCents } = variant
  const rules = withoutRange.has(subcategory) ? [] : metrologyProblems(variant)
  return [
    ...rules.map((rule) => `OIML R 76-1: ${rule}`),
    ...(referencePattern.test(reference) && reference.length <= 60
      ? []
      : ['the reference holds a sign other than letters, digits, spaces and . _ / + # ( ) & -']),
    ...((metrology === 'no') === (accuracyClass === null)
      ? []
      : ['regulated use (metrology) and accuracy class contradict each other']),
    ...priceProblem(priceCents),
  ]
}
