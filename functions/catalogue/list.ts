import { defaultLocale } from '#config/locales.ts'
import { type Filtered, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { FilterQuery, ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { cursorAt, orderList, placeOfCursor } from '#domain/catalogue/list-order.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import { openNearest } from '#functions/db/client.ts'
import { accessoryOf, accessoryWay, accessoryWords } from './accessory-ways.ts'
import { cardsOf } from './cards.ts'
import { discontinuedIn } from './discontinued.ts'
import { facetLists } from './facet-lists.ts'
import { presentUnderstood } from './present-understood.ts'
import { type Found, readAhead, searchProducts } from './search.ts'
import { catalogueIndex, knownCatalogue } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'
import { waysOf } from './ways.ts'

type ListQuery = ProductsQuery & { limit: number }

/** Some 20 KB each: the lists that visitors open. Searches are as many as visitors. */
const answers = versionedCache<ProductList>(64)

/** One page of the catalogue; the same one for everybody who asks the same of a version without a search. */
export async function listProducts(env: { DB: D1Database }, query: ListQuery): Promise<ProductList> {
  if (query.q) return (await readList(env, query)).list
  const key = JSON.stringify(query)
  const inMemory = knownCatalogue(env)
  const cached = inMemory && answers.get(inMemory.index, key)
  if (cached) return cached
  const { index, list } = await readList(env, query)
  answers.set(index, key, list)
  return list
}

/**
 * Filter, order, total and facets come from the compact index in memory; the database is asked for the cards of this
 * page alone, and before that for the matches of a search.
 */
async function readList(
  env: { DB: D1Database },
  query: ListQuery,
): Promise<{ index: CatalogueIndex; list: ProductList }> {
  const matches = await matchProducts(env, query)
  const { index, positions, counts, variantOf, search } = matches
  const list = orderList(index, matches, query, search?.products.map(({ position }) => position) ?? null)
  const start = query.cursor ? placeOfCursor(list, query.cursor) : 0
  const end = start + query.limit
  const shown = list.positions.slice(start, end)
  const listed = shown.map((position) => ({ position, variant: variantOf(position) }))
  const services = search ? await waysOf(env, query.q, query.lang, search.understood.facts) : []
  const words = search && services.length === 0 ? accessoryWords(query.q, search.understood, query.lang) : []
  const [items, discontinued, accessory] = await Promise.all([
    cardsOf(openNearest(env.DB), index, query.lang, listed),
    discontinuedIn(env, index, query),
    accessoryOf(env, index, { words, shown: listed, locale: query.lang }),
  ])
  const answer: ProductList = {
    items,
    total: positions.length,
    from: shown.length ? start + 1 : 0,
    facets: facetLists(index, counts, query.lang),
    nextCursor: end < list.positions.length ? cursorAt(list, end) : null,
    previousCursor: start > 0 ? cursorAt(list, Math.max(0, start - query.limit)) : null,
    correctedQuery: search?.corrected ?? null,
    understood: search && presentUnderstood(index, query.q, search, query.lang),
    ways: [
      ...services,
      ...(accessory ? accessoryWay(accessory, index, { shown: listed, items, locale: query.lang }) : []),
    ],
    discontinued,
  }
  return { index, list: answer }
}

/** Two arrays as long as the catalogue each; the lists that most visitors open. */
const filtered = versionedCache<Filtered>(8)

/** The whole catalogue filtered, once for each choice of filters. */
function filterAll(index: CatalogueIndex, query: FilterQuery): Filtered {
  const key = JSON.stringify(facetNames.map((name) => query[name]))
  const cached = filtered.get(index, key)
  if (cached) return cached
  const matches = filterIndex(index, query)
  filtered.set(index, key, matches)
  return matches
}

/** What matches a query, and what its search found; null without a search. */
type Matches = Filtered & { index: CatalogueIndex; search: Found | null }

/** The products that match a query. The database is asked for the matches of a search alone. */
async function matchProducts(env: { DB: D1Database }, query: FilterQuery): Promise<Matches> {
  const locale = query.lang ?? defaultLocale
  if (query.q) await readAhead(env, query.q, locale)
  const index = await catalogueIndex(env)
  const search = query.q ? await searchProducts(env, index, query.q, locale) : null
  const matches = search ? filterIndex(index, query, search.products) : filterAll(index, query)
  return { index, ...matches, search }
}
