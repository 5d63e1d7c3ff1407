import { each, type Locale, type Localized, locales } from '#config/locales.ts'
import { variantBits } from '#domain/catalogue/catalogue-facets.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { packIndex } from '#domain/catalogue/catalogue-pack.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { SimilarReason } from '#domain/catalogue/product.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import type { FitModel } from '#domain/fit/fit-model.ts'
import { type CatalogueModel, modelPacker } from '#domain/fit/model-pack.ts'
import { readPlatform } from '#domain/fit/platform.ts'
import type { ProductDocument, SubcategoryDocument, VariantDocument } from './document.ts'
import { leadVariant } from './numbered.ts'

/** What the index takes of a product. */
export type IndexedProduct = Pick<
  ProductDocument,
  'id' | 'category' | 'subcategory' | 'brand' | 'newestOn' | 'name' | 'variants'
>

/** What is derived from all products together, so that the catalogue is filtered and judged without its rows. */
type CollectedIndex = {
  /** Parts of the compact index, and of the models as the rules of fit judge them. */
  index: string[]
  models: string[]
  /** The similar models of each product by its row number, found as they are asked for. */
  similar: Iterable<[seq: number, similar: Similar[]]>
}

type Entry = Omit<IndexEntry, 'brand' | 'nameRank'> & { brandName: string; name: Localized }

/**
 * Collects products one after the other, ascending in their row numbers, and keeps of each only what the index needs:
 * ten thousand of them fit into the memory of an isolate, their documents do not.
 */
export function indexCollector(subcategories: readonly SubcategoryDocument[], generation: number) {
  const entries: Entry[] = []
  const candidates: Candidate[] = []
  const models = modelPacker()
  const kinds = new Map(subcategories.map(({ key }, i) => [key, i]))

  /** Adds a product with its number and its row in the database. */
  function add(product: IndexedProduct, { seq, row }: { seq: number; row: number }): void {
    candidates.push(candidateOf(product, seq))
    for (const model of fitModelsOf(product, seq)) models.add(model)
    entries.push({
      ...{ seq, row },
      category: categories.indexOf(product.category),
      subcategory: kinds.get(product.subcategory) ?? -1,
      brandName: product.brand,
      newestDay: Math.floor(Date.parse(product.newestOn) / 86_400_000),
      name: product.name,
      nameWords: wordsOfNames(product, subcategories[kinds.get(product.subcategory) ?? -1]?.name),
      variants: product.variants.map((variant) => ({
        facets: variantBits({ ...variant, ...variant.facts }),
        priceCents: variant.priceCents,
        inStock: variant.inStock,
      })),
    })
  }

  function finish(): CollectedIndex {
    const named = subcategories.map(({ key, category, name }) => ({
      ...{ key, category: categories.indexOf(category), name },
    }))
    const { ranked, brands } = rankedEntries(entries)
    return {
      index: packIndex(buildIndex(ranked, named, brands, generation)),
      models: models.finish(),
      similar: similarOf(candidates),
    }
  }

  return { add, finish }
}

function* similarOf(candidates: readonly Candidate[]): Generator<[seq: number, similar: Similar[]]> {
  const similarTo = similarFinder(candidates)
  for (const product of candidates) yield [product.seq, similarTo(product)]
}

/** The words of its names, without those of its kind and without codes. */
function wordsOfNames({ name }: IndexedProduct, kind?: Localized): string[] {
  const ofKind = new Set(locales.flatMap((locale) => wordsOf(kind?.[locale] ?? '')))
  const words = new Set(locales.flatMap((locale) => wordsOf(name[locale])))
  return [...words].filter((word) => /^\p{L}{3,}$/u.test(word) && !ofKind.has(word))
}

function rankedEntries(entries: readonly Entry[]): { ranked: IndexEntry[]; brands: string[] } {
  const brands = [...new Set(entries.map(({ brandName }) => brandName))].sort()
  const places = new Map(brands.map((brand, i) => [brand, i]))
  const ranks = each((locale) => nameRanks(entries, locale))
  const ranked = entries.map(({ brandName, name: _, ...entry }) => ({
    ...{ ...entry, brand: places.get(brandName) ?? -1 },
    nameRank: each((locale) => ranks[locale].get(entry.seq) ?? 0),
  }))
  return { ranked, brands }
}

function nameRanks(entries: readonly Entry[], locale: Locale): Map<number, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = [...entries].sort((a, b) => compare(a.name[locale], b.name[locale]) || a.seq - b.seq)
  return new Map(sorted.map(({ seq }, rank) => [seq, rank]))
}

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

/** Another product, and why it is recommended. */
export type Similar = { reason: SimilarReason; seq: number }
/** What a product is compared by with others of its kind. */
type Candidate = { kind: string; seq: number; max: number; price: number; verified: boolean }

/** Similar models of every product: each kind is sorted once, and a product takes its neighbours. */
function similarFinder(products: readonly Candidate[]): (product: Candidate) => Similar[] {
  const kinds = new Map(
    [...Map.groupBy(products, ({ kind }) => kind)].map(([key, kin]) => [
      key,
      kin.sort((a, b) => a.max - b.max || a.price - b.price || a.seq - b.seq),
    ]),
  )
  const nextVerified = new Map([...kinds].map(([key, kin]) => [key, verifiedFrom(kin)]))
  return (product) => {
    const kin = kinds.get(product.kind) ?? []
    const larger = kin[firstAt(kin, (other) => other.max > product.max)]
    const before =
      kin[
        firstAt(
          kin,
          (other) => other.max > product.max || (other.max === product.max && other.price >= product.price),
        ) - 1
      ]
    const cheaper = before && before.max === product.max && product.price < Infinity ? before : undefined
    const from = firstAt(kin, (other) => other.max >= product.max)
    const verified = product.verified ? undefined : nextVerified.get(product.kind)?.[from]
    const proposals: [SimilarReason, Candidate | undefined][] = [
      ['larger', larger],
      // An indicator has no capacity to compare.
      [product.max > 0 ? 'cheaper' : 'lower-price', cheaper],
      ['verified', verified],
    ]
    const named = new Set<number>([product.seq])
    return proposals.flatMap(([reason, other]) => {
      if (!other || named.has(other.seq)) return []
      named.add(other.seq)
      return [{ reason, seq: other.seq }]
    })
  }
}

/** For each position the first verified model at or after it. */
function verifiedFrom(kin: readonly Candidate[]): (Candidate | undefined)[] {
  const next: (Candidate | undefined)[] = []
  for (let i = kin.length - 1; i >= 0; i--) next[i] = kin[i]?.verified ? kin[i] : next[i + 1]
  return next
}

function firstAt(kin: readonly Candidate[], test: (other: Candidate) => boolean): number {
  let [from, to] = [0, kin.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = kin[middle]
    if (other && !test(other)) from = middle + 1
    else to = middle
  }
  return from
}

/** A product by its lead model, whose plate and price its card shows. */
function candidateOf(
  product: Pick<ProductDocument, 'id' | 'subcategory' | 'variants'>,
  seq: number,
): Candidate {
  const { ranges, priceCents } = leadVariant(product)
  return {
    kind: product.subcategory,
    seq,
    max: ranges.at(-1)?.maxUg ?? 0,
    price: priceCents ?? Infinity,
    verified: product.variants.some(({ metrology }) => metrology === 'yes'),
  }
}
