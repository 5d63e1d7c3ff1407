import type { Locale } from '#config/locales.ts'
import { filterIndex } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { emptyQuery, writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import type { Suggestions } from '#domain/catalogue/suggestions.ts'
import { plateLine } from '#domain/metrology/plate-lines.ts'
import { factLabel } from '#domain/understanding/fact-labels.ts'
import { type TradeKey, trades } from '#domain/understanding/trades.ts'
import { openNearest } from '#functions/db/client.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { cardsOf } from './cards.ts'
import { facetLists } from './facet-lists.ts'
import { namesIn } from './present-understood.ts'
import { type Found, readAhead, searchProducts } from './search.ts'
import { catalogueIndex } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

type Env = { DB: D1Database }
type Choice = Suggestions['choices'][number]

const maxShown = { products: 4, choices: 5, trades: 2, understood: 6 }
/** Bytes of an answer. */
const largest = 1000

/** A kilobyte each. */
const cache = versionedCache<Suggestions>(500)

/** What a search field proposes for a text; the database is asked for what the search and its cards ask. */
export async function suggestionsFor(env: Env, q: string, locale: Locale): Promise<Suggestions> {
  await readAhead(env, q, locale)
  const index = await catalogueIndex(env)
  return cache.load(index, `${locale} ${q}`, async () => {
    const searched = await searchProducts(env, index, q, locale)
    const [named, completed, nearest] = await Promise.all([
      namedChoices(env, index, q, locale),
      completedChoices(env, index, q, searched, locale),
      nearestModels(env, index, searched, locale),
    ])
    const narrowed =
      named.length + completed.length < maxShown.choices ? narrowingChoices(index, q, searched, locale) : []
    return fitted({
      understood: readIn(index, searched, locale),
      total: searched.products.length,
      choices: [...named, ...completed, ...narrowed].slice(0, maxShown.choices),
      products: nearest,
    })
  })
}

/** The answer without its last choices, then products, until it is small enough. */
function fitted(answer: Suggestions): Suggestions {
  if (new TextEncoder().encode(JSON.stringify(answer)).length <= largest) return answer
  const { choices, products, understood } = answer
  if (choices.length > 2) return fitted({ ...answer, choices: choices.slice(0, -1) })
  if (products.length > 1) return fitted({ ...answer, products: products.slice(0, -1) })
  if (understood.length > 1) return fitted({ ...answer, understood: understood.slice(0, -1) })
  return { ...answer, choices: [] }
}

function readIn(index: CatalogueIndex, { understood, dropped }: Found, locale: Locale): string[] {
  const names = namesIn(index, locale)
  const met = understood.facts.filter((fact) => !dropped.facts.includes(fact))
  return met.slice(0, maxShown.understood).map((fact) => factLabel(fact, locale, names))
}

/** Does every typed word begin a word of the label? */
function begins(label: string, typed: readonly string[]): boolean {
  const labelWords = wordsOf(label)
  return typed.length > 0 && typed.every((word) => labelWords.some((other) => other.startsWith(word)))
}

/** Categories, kinds, brands and trades whose name begins as the text does, with all their products. */
async function namedChoices(env: Env, index: CatalogueIndex, q: string, locale: Locale): Promise<Choice[]> {
  const typed = wordsOf(q)
  const lists = facetLists(index, filterIndex(index, emptyQuery).counts, locale)
  const filters = (['category', 'subcategory', 'brand'] as const).flatMap((name) =>
    lists[name]
      .filter(({ label, count }) => count > 0 && begins(label, typed))
      .map(({ label, count, value }) => ({ label, count, query: queryOf({ [name]: [value] }) })),
  )
  const named = tradeNames(locale).filter(
    (name) => begins(name, typed) && !filters.some(({ label }) => label === name),
  )
  const ofTrades = await Promise.all(
    named.slice(0, maxShown.trades).map(async (label) => {
      const { products } = await searchProducts(env, index, label, locale)
      return { label, count: products.length, query: queryOf({ q: label }) }
    }),
  )
  return [...ofTrades.filter(({ count }) => count > 0), ...filters]
}

const tradeNames = (locale: Locale) =>
  (Object.keys(trades) as TradeKey[]).map((key) => serverTexts(locale)(`trade-name.${key}`))

/** The last word of several while it is typed, which the reader does not know yet. */
const half = /^(.*\S)\s+(\p{L}{3,})$/u

/** « 15 kg bäck »: trades and filters whose name begins as the last word does, beside what stands before it. */
async function completedChoices(
  env: Env,
  index: CatalogueIndex,
  q: string,
  { understood }: Found,
  locale: Locale,
): Promise<Choice[]> {
  const [, before = '', last = ''] = q.match(half) ?? []
  if (last === '' || understood.words.at(-1)?.text !== last) return []
  const typed = wordsOf(last)
  const named = tradeNames(locale).filter((name) => begins(name, typed))
  const ofTrades = await Promise.all(
    named.slice(0, maxShown.trades).map(async (label) => {
      const text = `${before} ${label}`
      const { products } = await searchProducts(env, index, text, locale)
      return { label, count: products.length, query: queryOf({ q: text }) }
    }),
  )
  const { products } = await searchProducts(env, index, before, locale)
  const lists = listsOf(index, products, locale)
  const filters = (['category', 'subcategory'] as const).flatMap((name) =>
    lists[name]
      .filter(({ label, count }) => count > 0 && begins(label, typed))
      .map(({ label, count, value }) => ({ label, count, query: queryOf({ q: before, [name]: [value] }) })),
  )
  return [...ofTrades.filter(({ count }) => count > 0), ...filters]
}

/** The filters of these products with their counts. */
const listsOf = (index: CatalogueIndex, products: Found['products'], locale: Locale) =>
  facetLists(index, filterIndex(index, emptyQuery, products).counts, locale)

/** Kinds, then brands, that part what the text found, the most frequent first. */
function narrowingChoices(index: CatalogueIndex, q: string, { products }: Found, locale: Locale): Choice[] {
  const lists = listsOf(index, products, locale)
  return (['subcategory', 'brand'] as const).flatMap((name) =>
    lists[name]
      .filter(({ count }) => count > 0 && count < products.length)
      .sort((a, b) => b.count - a.count)
      .slice(0, 2)
      .map(({ label, count, value }) => ({ label, count, query: queryOf({ q, [name]: [value] }) })),
  )
}

const queryOf = (query: Parameters<typeof writeCatalogueQuery>[0]) => String(writeCatalogueQuery(query))

/** The best products, each by the model that stands for it in the list. */
async function nearestModels(
  env: Env,
  index: CatalogueIndex,
  searched: Found,
  locale: Locale,
): Promise<Suggestions['products']> {
  const { positions, variantOf } = filterIndex(index, emptyQuery, searched.products)
  const matching = new Set(positions)
  const shown = searched.products
    .filter(({ position }) => matching.has(position))
    .slice(0, maxShown.products)
    .map(({ position }) => ({ position, variant: variantOf(position) }))
  const cards = await cardsOf(openNearest(env.DB), index, locale, shown)
  return cards.map((card) => ({
    id: card.id,
    reference: card.leadReference,
    name: `${card.brand} ${card.name}`,
    plate: plateLine(card.plate),
    price: card.price,
  }))
}
