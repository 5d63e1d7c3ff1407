import { type Locale, locales } from '#config/locales.ts'
import { variantBits } from '#domain/catalogue/catalogue-facets.ts'
import { buildIndex, type IndexEntry } from '#domain/catalogue/catalogue-index.ts'
import { indexKey, packIndex } from '#domain/catalogue/catalogue-pack.ts'
import { categories } from '#domain/catalogue/facets.ts'
import { deletionForms, tailsOf, wordsOf } from '#domain/catalogue/search-words.ts'
import { packModels } from '#domain/fit/model-pack.ts'
import type { CatalogueSeed, ProductSeed } from './catalogue.ts'
import { fitModelsOf } from './fit-models.ts'
import type { Numbered } from './numbered.ts'
import type { TableRows } from './table-rows.ts'
import { wordRows } from './word-rows.ts'

/** What is derived from the catalogue so that it can be searched, filtered and judged without reading its rows. */
export function indexRows(products: Numbered, catalogue: CatalogueSeed, version: string): TableRows[] {
  const texts = products.map(({ product, seq }) => ({ seq, ...searchTexts(product, catalogue) }))
  return [
    wordRows(texts),
    deleteRows(texts),
    snapshotRows(products, catalogue, version),
    modelRows(products, version),
  ]
}

/** The words of a product; those of its names are the likely typos too. */
function searchTexts(product: ProductSeed, catalogue: CatalogueSeed) {
  const kind = catalogue.subcategories.find((subcategory) => subcategory.key === product.subcategory)
  const names = locales.flatMap((locale) => [product.name[locale], kind?.name[locale] ?? ''])
  const title = [product.brand, ...names].flatMap(wordsOf)
  const texts = locales.flatMap((locale) => [
    product.description[locale],
    ...product.features.map((feature) => feature[locale]),
    ...Object.values(product.specifications).map((value) => value[locale]),
  ])
  const references = product.variants.flatMap(({ reference }) => referenceForms(reference))
  return {
    title,
    names: [...title, ...title.flatMap(tailsOf), ...references],
    texts: texts.flatMap(wordsOf),
  }
}

/** « MV-B3-15 » is also found by « mvb315 » and « b315 ». */
function referenceForms(reference: string): string[] {
  const parts = wordsOf(reference)
  return [...parts, parts.join(''), parts.slice(1).join('')]
}

type SearchTexts = (ReturnType<typeof searchTexts> & { seq: number })[]

/** Only for the words of names, which are the likely typos, so that the table stays small. */
function deleteRows(texts: SearchTexts): TableRows {
  const words = new Set(texts.flatMap(({ title }) => title))
  return {
    table: 'search_deletes',
    columns: ['form', 'word'],
    rows: [...words].flatMap((word) => deletionForms(word).map((form) => [form, word])),
  }
}

function snapshotRows(products: Numbered, catalogue: CatalogueSeed, version: string): TableRows {
  const brands = [...new Set(products.map(({ product }) => product.brand))].sort()
  const subcategories = catalogue.subcategories.map(({ key, category, name }) => ({
    key,
    category: categories.indexOf(category),
    name,
  }))
  const ranks = Object.fromEntries(locales.map((locale) => [locale, nameRanks(products, locale)])) as Record<
    Locale,
    Map<number, number>
  >
  const entries = products.map(
    ({ product, seq }): IndexEntry => ({
      seq,
      category: categories.indexOf(product.category),
      subcategory: subcategories.findIndex((subcategory) => subcategory.key === product.subcategory),
      brand: brands.indexOf(product.brand),
      newestDay: Math.floor(Date.parse(product.newestOn) / 86_400_000),
      nameRank: { fr: ranks.fr.get(seq) ?? 0, en: ranks.en.get(seq) ?? 0, de: ranks.de.get(seq) ?? 0 },
      variants: product.variants.map((variant) => ({
        facets: variantBits({ ...variant, ...variant.facts }),
        priceCents: variant.priceCents,
        inStock: variant.inStock,
      })),
    }),
  )
  const parts = packIndex(buildIndex(entries, subcategories, brands))
  return {
    table: 'catalogue_index',
    columns: ['version', 'part', 'data'],
    rows: parts.map((part, i) => [indexKey(version), i, part]),
  }
}

function modelRows(products: Numbered, version: string): TableRows {
  const parts = packModels(products.flatMap(({ product, seq }) => fitModelsOf(product, seq)))
  return {
    table: 'catalogue_models',
    columns: ['version', 'part', 'data'],
    rows: parts.map((part, i) => [version, i, part]),
  }
}

function nameRanks(products: Numbered, locale: Locale): Map<number, number> {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const sorted = [...products].sort(
    (a, b) => compare(a.product.name[locale], b.product.name[locale]) || a.seq - b.seq,
  )
  return new Map(sorted.map(({ seq }, rank) => [seq, rank]))
}
