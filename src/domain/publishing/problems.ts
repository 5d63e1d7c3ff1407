import { locales } from '#config/locales.ts'
import { metrologyProblems } from '#domain/metrology/metrology.ts'
import type {
  CatalogueDocument,
  ProductDocument,
  ServiceDocument,
  SubcategoryDocument,
  VariantDocument,
} from './document.ts'

/** What may be wrong, with what its sentence in English says of it. */
const problemTexts = {
  'id-taken': () => 'stands twice in the catalogue',
  'reference-taken': () => 'is the reference of two models',
  'code-taken': () => 'is the code of two services',
  'other-category': (kind) => `${kind} is no sub-category of its category`,
  'id-form': () => 'the id is not made of a–z, 0–9 and hyphens',
  missing: (field) => `${field.slice(0, field.lastIndexOf('.'))} is missing in ${field.slice(-2)}`,
  'no-label': (key) => `there is no label of the specification « ${key} »`,
  'no-drawing': (kind) => `there is no drawing of the kind « ${kind} »`,
  'no-such-model': (reference) => `fits ${reference}, which is no model of it`,
  'not-above-zero': () => 'the price is not above zero',
  'no-reference': () => 'the model has no reference',
  'no-max': () => 'a weighing range has no Max',
  'reference-form': () =>
    'the reference holds a sign other than letters, digits, spaces and . _ / + # ( ) & -',
  'class-contradicts': () => 'regulated use (metrology) and accuracy class contradict each other',
  'no-such-product': (id) => `there is no product ${id} to take its place`,
  'no-such-file': (key) => `the file ${key} is not stored`,
  plate: (rule) => `OIML R 76-1: ${rule}`,
} as const satisfies Record<string, (about: string) => string>
/** A kind of problem. */
export type ProblemCode = keyof typeof problemTexts

/** What is wrong with a catalogue: where, and in which words. */
export type Problem = {
  product: string
  reference: string | null
  /** Where it stands in the document of the product, e.g. `variants.0.ranges`; empty: in all of it. */
  field: string
  code: ProblemCode
  /** What the sentence names: a key, a reference, a rule of the plate. */
  about: string
  /** The sentence, in English. */
  problem: string
}

/** A problem without the product that it belongs to. */
type Fault = Pick<Problem, 'field' | 'code' | 'about'>
const fault = (field: string, code: ProblemCode, about = ''): Fault => ({ field, code, about })
const of = (product: string, reference: string | null, given: Fault): Problem => ({
  ...{ product, reference, ...given, problem: problemTexts[given.code](given.about) },
})

/** A problem that is seen outside of the document, with its sentence. */
export const problem = (
  product: string,
  reference: string | null,
  field: string,
  code: ProblemCode,
  about: string,
): Problem => of(product, reference, fault(field, code, about))

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
  const problems: Problem[] = [
    ...repeated(products.map(({ id }) => id)).map((id) => of(id, null, fault('id', 'id-taken'))),
    ...repeated(
      products.flatMap(({ variants }) => variants.map(({ reference }) => referenceKey(reference))),
    ).map((reference) => of('', reference, fault('', 'reference-taken'))),
  ]
  products.forEach((product, i) => {
    problems.push(...problemsOf(product))
    if (i % 500 === 0) progress(i / products.length)
  })
  return [...problems, ...serviceProblems(services)]
}

/** What is wrong with services, in the order of `services`: their codes, texts and prices. */
export const serviceProblems = (services: readonly ServiceDocument[]): Problem[] => {
  const isTwice = new Set(repeated(services.map(({ code }) => code)))
  return services.flatMap(({ code, name, description, priceCents }) =>
    [
      ...(isTwice.has(code) ? [fault('code', 'code-taken')] : []),
      ...(idPattern.test(code) && code.length <= 60 ? [] : [fault('code', 'id-form')]),
      ...emptyTexts({ name, description }),
      ...priceFault('priceCents', priceCents),
    ].map((problem) => of(code, null, problem)),
  )
}

/** What is wrong with kinds of instruments, by their places and fields. */
export function kindProblems(kinds: readonly SubcategoryDocument[]): Fault[] {
  const isTwice = new Set(repeated(kinds.map(({ key }) => key)))
  return kinds.flatMap(({ key, name }, i) =>
    [
      ...(isTwice.has(key) ? [fault('key', 'code-taken')] : []),
      ...(idPattern.test(key) && key.length <= 60 ? [] : [fault('key', 'id-form')]),
      ...emptyTexts({ name }),
    ].map((problem) => ({ ...problem, field: `${i}.${problem.field}` })),
  )
}

/** Tells what is wrong with a product by itself, whatever else the catalogue holds. */
export function productChecker(
  subcategories: readonly SubcategoryDocument[],
  vocabulary: Vocabulary,
): (product: ProductDocument) => Problem[] {
  const categoryOf = new Map(subcategories.map(({ key, category }) => [key, category]))
  return (product) => [
    ...(categoryOf.get(product.subcategory) === product.category
      ? []
      : [of(product.id, null, fault('subcategory', 'other-category', product.subcategory))]),
    ...productProblems(product, vocabulary),
  ]
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const value of values) (seen.has(value) ? twice : seen).add(value)
  return [...twice]
}

function productProblems(product: ProductDocument, vocabulary: Vocabulary): Problem[] {
  const { id, name, summary, description, features, specifications, drawing } = product
  const about = [
    ...(idPattern.test(id) && id.length <= 80 ? [] : [fault('id', 'id-form')]),
    ...emptyTexts({ name, summary, description }),
    ...emptyTexts(within('features', features)),
    ...emptyTexts(within('specifications', specifications)),
    ...Object.keys(specifications)
      .filter((key) => !vocabulary.hasLabel(key))
      .map((key) => fault(`specifications.${key}`, 'no-label', key)),
    ...(vocabulary.canDraw(drawing.kind) ? [] : [fault('drawing.kind', 'no-drawing', drawing.kind)]),
    ...partProblems(product),
  ]
  return [
    ...about.map((problem) => of(id, null, problem)),
    ...product.variants.flatMap((variant, i) =>
      variantProblems(variant, product.subcategory, `variants.${i}`).map((problem) =>
        of(id, variant.reference, problem),
      ),
    ),
  ]
}

/** Accessories, photographs and documents: their texts and prices, and the models that they name. */
function partProblems({ variants, accessories, photos, documents }: ProductDocument): Fault[] {
  const references = new Set(variants.map(({ reference }) => reference))
  const strangers = (part: string, of: readonly { variantReferences: string[] | null }[]) =>
    of.flatMap(({ variantReferences }, i) =>
      (variantReferences ?? [])
        .filter((reference) => !references.has(reference))
        .map((reference) => fault(`${part}.${i}.variantReferences`, 'no-such-model', reference)),
    )
  return [
    ...accessories.flatMap(({ name, priceCents }, i) => [
      ...emptyTexts({ [`accessories.${i}.name`]: name }),
      ...priceFault(`accessories.${i}.priceCents`, priceCents),
    ]),
    ...strangers('accessories', accessories),
    ...photos.flatMap(({ text }, i) => emptyTexts({ [`photos.${i}.text`]: text })),
    ...documents.flatMap(({ title }, i) =>
      title.trim() ? [] : [fault(`documents.${i}.title`, 'missing', `documents.${i}.title.fr`)],
    ),
    ...strangers('documents', documents),
  ]
}

type Texts = ProductDocument['name']

const within = (what: string, texts: readonly Texts[] | Readonly<Record<string, Texts>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${what}.${key}`, text]))

function emptyTexts(texts: Readonly<Record<string, Texts>>): Fault[] {
  return Object.entries(texts).flatMap(([field, text]) =>
    locales
      .filter((locale) => !text[locale].trim())
      .map((locale) => fault(`${field}.${locale}`, 'missing', `${field}.${locale}`)),
  )
}

/** A publication never makes something free. */
const priceFault = (field: string, cents: number | null): Fault[] =>
  cents === null || cents > 0 ? [] : [fault(field, 'not-above-zero')]

function variantProblems(variant: VariantDocument, subcategory: string, field: string): Fault[] {
  const { reference, accuracyClass, metrology, priceCents } = variant
  // A draft may have a range of which nobody has typed the Max yet.
  const unfinished = variant.ranges.flatMap(({ maxUg }, i) => (maxUg === 0 ? [i] : []))
  const rules = withoutRange.has(subcategory) || unfinished.length ? [] : metrologyProblems(variant)
  return [
    ...unfinished.map((i) => fault(`${field}.ranges.${i}.max`, 'no-max')),
    ...rules.map((rule) => fault(`${field}.ranges`, 'plate', rule)),
    ...(reference === '' ? [fault(`${field}.reference`, 'no-reference')] : []),
    ...(reference === '' || (referencePattern.test(reference) && reference.length <= 60)
      ? []
      : [fault(`${field}.reference`, 'reference-form')]),
    ...((metrology === 'no') === (accuracyClass === null)
      ? []
      : [fault(`${field}.metrology`, 'class-contradicts')]),
    ...priceFault(`${field}.priceCents`, priceCents),
  ]
}
