import { createHash } from 'node:crypto'
import { indexKey } from '#domain/catalogue/catalogue-pack.ts'
import { indexCollector } from '#domain/publishing/collect-index.ts'
import { type ArticleDocument, type CatalogueDocument, offered } from '#domain/publishing/document.ts'
import type { Numbered, NumberedProduct } from '#domain/publishing/numbered.ts'
import {
  productRows,
  type RowFacts,
  serviceRows,
  similarRows,
  type TableRows,
} from '#domain/publishing/product-rows.ts'
import { deletionRows, searchTexts, wordsForm } from '#domain/publishing/search-texts.ts'
import { articleRows } from '#functions/publishing/article-rows.ts'
import {
  articlePassages,
  fixedPassages,
  passageColumns,
  productPassages,
} from '#functions/publishing/passage-rows.ts'
import { wordRows } from './word-rows.ts'

/** What a whole catalogue is written with. */
type Written = {
  articles?: readonly ArticleDocument[]
  /** What the rows of products say that are there already, by id; the others are numbered in the order of ids. */
  present?: ReadonlyMap<string, PresentRow>
}

/** What the rows of a product say. */
type PresentRow = RowFacts & { seq: number }

const generation = 1

/**
 * All rows of a whole catalogue at once, as generation 1, in an order that satisfies foreign keys: the quick way of
 * tests and benches into an empty database, and what publications are compared with. Derived by the code of the
 * publications, but for the words, which those change by difference.
 */
export function catalogueRows(
  catalogue: CatalogueDocument,
  { articles = [], present = new Map() }: Written = {},
): TableRows[] {
  const products = numbered(catalogue, present)
  const listed = products.filter(({ product }) => offered(product))
  const passages = [...fixedPassages([]), ...articlePassages(articles), ...productPassages(listed)]
  const version = versionOf(catalogue, articles, passages)
  const collector = indexCollector(catalogue.subcategories, generation)
  for (const { product, ...numbers } of listed) collector.add(product, numbers)
  const { index, models, similar } = collector.finish()
  const parts = (table: string, key: string, texts: readonly string[]): TableRows => ({
    ...{ table, columns: ['version', 'part', 'data'], rows: texts.map((text, i) => [key, i, text]) },
  })
  const factsOf = ({ product }: NumberedProduct): RowFacts =>
    present.get(product.id) ?? { updatedOn: catalogue.updatedOn, revision: generation }
  return [
    ...productRows(products, factsOf),
    similarRows(similar),
    serviceRows(catalogue.services),
    ...searchRows(listed, catalogue),
    parts('catalogue_index', indexKey(version), index),
    parts('catalogue_models', indexKey(version), models),
    ...articleRows(articles),
    passageRows(passages),
    {
      table: 'catalogue_meta',
      columns: ['key', 'value', 'generation'],
      rows: [
        ['version', version, generation],
        ['words', String(wordsForm), generation],
      ],
    },
  ]
}

/** A table of the full-text search has no defaults. */
const passageRows = (rows: TableRows['rows']): TableRows => ({
  table: 'assistant_passages',
  columns: [...passageColumns, 'from_generation', 'to_generation'],
  rows: rows.map((row) => [...row, 0, Number.MAX_SAFE_INTEGER]),
})

function numbered({ products }: CatalogueDocument, present: ReadonlyMap<string, PresentRow>): Numbered {
  let last = 0
  for (const { seq } of present.values()) last = Math.max(last, seq)
  return products
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((product) => ({ product, seq: present.get(product.id)?.seq ?? ++last }))
    .map((numbered) => ({ ...numbered, row: numbered.seq }))
    .sort((a, b) => a.seq - b.seq)
}

function searchRows(products: Numbered, { subcategories }: CatalogueDocument): TableRows[] {
  const kinds = new Map(subcategories.map((kind) => [kind.key, kind]))
  const texts = products.map(({ product, seq }) => ({
    ...{ seq, ...searchTexts(product, kinds.get(product.subcategory)) },
  }))
  const deletions = deletionRows(texts.flatMap(({ title }) => title))
  return [wordRows(texts), { table: 'search_deletes', columns: ['form', 'word'], rows: deletions }]
}

/** Derived from the content, so that writing the same again keeps every cached page valid. */
function versionOf(
  catalogue: CatalogueDocument,
  articles: readonly ArticleDocument[],
  passages: TableRows['rows'],
): string {
  const hash = createHash('sha256').update(JSON.stringify(catalogue.subcategories))
  for (const entry of [...catalogue.products, ...catalogue.services, ...articles])
    hash.update(JSON.stringify(entry))
  hash.update(JSON.stringify(passages))
  return `${catalogue.updatedOn}-${hash.digest('hex').slice(0, 12)}`
}
