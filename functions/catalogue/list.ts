import { asc, inArray } from 'drizzle-orm'
import { defaultLocale, type Locale } from '#config/locales.ts'
import { type Filtered, filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { FilterQuery, ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { cursorAt, orderList, placeOfCursor } from '#domain/catalogue/list-order.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductCard, ProductList } from '#domain/catalogue/product.ts'
import { facetNames } from '#domain/catalogue/query-fields.ts'
import type { Listed } from '#domain/catalogue/represented-variant.ts'
import { foldText, wordsOf } from '#domain/catalogue/search-words.ts'
import { paths } from '#domain/site/urls.ts'
import type { WayTopic } from '#domain/understanding/lexicon.ts'
import { vocabularyOf } from '#domain/understanding/phrases.ts'
import { wayTopicIn } from '#domain/understanding/read-ways.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { type Db, openNearest } from '#functions/db/client.ts'
import { productAccessories } from '#functions/db/schema.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { cardsOf } from './cards.ts'
import { discontinuedIn } from './discontinued.ts'
import { facetLists } from './facet-lists.ts'
import { presentUnderstood } from './present-understood.ts'
import { type Found, readAhead, searchProducts } from './search.ts'
import { type Catalogue, catalogueIndex, knownCatalogue, withCatalogue } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

type ListQuery = ProductsQuery & { limit: number }

/** Some 20 KB each: the lists that visitors open, and the last searches. */
const answers = versionedCache<ProductList>(128)

/** One page of the catalogue; the same one for everybody who asks the same of a version. */
export async function listProducts(env: { DB: D1Database }, query: ListQuery): Promise<ProductList> {
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
  const words = search && services.length === 0 ? accessoryWords(index, search, query) : []
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

type Way = ProductList['ways'][number]

/** Where a search leads beside products: to a service of the catalogue, or to a person for what it has none of. */
async function waysOf(
  env: { DB: D1Database },
  q: string,
  locale: Locale,
  facts: readonly Fact[],
): Promise<Way[]> {
  const topic = wayTopicIn(q, locale, facts)
  if (topic === null) return []
  const { services } = (await withCatalogue(env, {})).catalogue
  return [{ text: textOf(topic, services, locale), to: paths.contact }]
}

/** Topics with a sentence of their own. */
const describedTopics = ['rental', 'repair', 'spare-part', 'verification-authority'] as const

function textOf(topic: WayTopic, services: Catalogue['services'], locale: Locale): string {
  const t = serverTexts(locale)
  const described = describedTopics.find((each) => each === topic)
  if (described) return t(`way.${described}`)
  const offered = services.filter(({ code }) => code.startsWith(topic))
  const [first] = offered
  if (!first) return t('way.ask')
  // « …, Max ≤ 30 kg »: one line stands for all bands of a service.
  const name = first.name[locale].replace(/, Max\u00a0.*$/u, '')
  const prices = offered.flatMap(({ priceCents }) => priceCents ?? [])
  if (prices.length === 0) return t('way.service', { name })
  const price = formatEuros(Math.min(...prices) / 100, locale)
  return t(prices.length > 1 ? 'way.service-from' : 'way.service-at', { name, price })
}

/** Of so many of the best products, and so many words that name one. */
const limits = { products: 3, words: 4, rows: 60 }

type Offer = { row: number; name: string; priceCents: number | null }

/** A hundred bytes each. */
const cache = versionedCache<{ offer: Offer | null }>(500)

/** Facts that the name of an accessory may be read as, « RS232 cable », and those that may stand beside it. */
const ofAccessories = ['interface', 'power']
const besideAccessories = [...ofAccessories, 'legal', 'category', 'trade']

/**
 * The words of a search that may name an accessory: all of them, or beside an instrument those that nothing was read
 * from, « transpalette peseur, imprimante ».
 */
function accessoryWords(
  { nameWords }: CatalogueIndex,
  { understood: { facts, words: unread }, corrected }: Found,
  { q, lang }: ListQuery,
): string[] {
  const isAlone = facts.every(({ type }) => besideAccessories.includes(type))
  // « balance laboratoire » is read whole, and names none.
  const mayName = unread.length > 0 || facts.some(({ type }) => ofAccessories.includes(type))
  if (!mayName) return []
  const { stop, generic } = vocabularyOf(lang)
  const typed = isAlone ? wordsOf(corrected ?? q) : unread.flatMap(({ text }) => wordsOf(text))
  const words = typed.filter((word) => !stop.has(word) && !generic.has(word) && !generic.has(stemOf(word)))
  // What products are called by is asked of them; « 35 cm breit »: a number is a part of many names, and names nothing.
  const isNamed =
    words.some((word) => /\p{L}{3}/u.test(word)) && !words.every((word) => Object.hasOwn(nameWords, word))
  return isNamed && words.length <= limits.words ? words.map(stemOf) : []
}

/** The accessory that every word names, of the best products of a list. */
async function accessoryOf(
  env: { DB: D1Database },
  index: CatalogueIndex,
  { words, shown, locale }: { words: readonly string[]; shown: readonly Listed[]; locale: Locale },
): Promise<Offer | null> {
  const rows = shown.slice(0, limits.products).map(({ position }) => index.row[position] ?? 0)
  if (words.length === 0 || rows.length === 0) return null
  const key = `${locale} ${words.join(' ')} ${rows.join(' ')}`
  const { offer } = await cache.load(index, key, async () => {
    const offers = await accessoriesOf(openNearest(env.DB), rows)
    const named = offers.find(({ name }) =>
      Object.values(name).some((text) => words.every((word) => isIn(word, text))),
    )
    return { offer: named ? { ...named, name: named.name[locale] } : null }
  })
  return offer
}

const accessoriesOf = (db: Db, rows: readonly number[]) => {
  const { productRow, position, name, priceCents } = productAccessories
  return db
    .select({ row: productRow, name, priceCents })
    .from(productAccessories)
    .where(inArray(productRow, [...rows]))
    .orderBy(asc(productRow), asc(position))
    .limit(limits.rows)
}

/** « RS232 » is « RS-232 », and « tiroir » begins « Tiroir-caisse ». */
const isIn = (word: string, name: string) =>
  wordsOf(name).some((other) => stemOf(other).startsWith(word)) ||
  (/\d/.test(word) &&
    foldText(name)
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .includes(word))

/** An accessory as a line above the results, which leads to the product that it goes with. */
function accessoryWay(
  { row, name, priceCents }: Offer,
  index: CatalogueIndex,
  { shown, items, locale }: { shown: readonly Listed[]; items: readonly ProductCard[]; locale: Locale },
) {
  const product = items[shown.findIndex(({ position }) => index.row[position] === row)]
  if (!product) return []
  const t = serverTexts(locale)
  const named = { name, product: product.name }
  const text =
    priceCents === null
      ? t('way.accessory', named)
      : t('way.accessory-at', { ...named, price: formatEuros(priceCents / 100, locale) })
  return [{ text, to: paths.product(product.id) }]
}
