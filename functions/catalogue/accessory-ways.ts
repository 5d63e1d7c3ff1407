import { asc, inArray } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Listed } from '#domain/catalogue/represented-variant.ts'
import { foldText, wordsOf } from '#domain/catalogue/search-words.ts'
import { paths } from '#domain/site/urls.ts'
import { vocabularyOf } from '#domain/understanding/phrases.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import type { Understood } from '#domain/understanding/understood.ts'
import { type Db, openNearest } from '#functions/db/client.ts'
import { productAccessories } from '#functions/db/schema.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { versionedCache } from './versioned-cache.ts'

/** Of so many of the best products, and so many words that name one. */
const limits = { products: 3, words: 4, rows: 60 }

type Offer = { row: number; name: string; priceCents: number | null }

/** A hundred bytes each. */
const cache = versionedCache<{ offer: Offer | null }>(500)

/** Facts that the name of an accessory may be read as: « RS232 cable ». */
const ofAccessories = ['interface', 'power', 'legal', 'category', 'trade']

/**
 * The words of a search that may name an accessory: none beside the name of an instrument, a model or a mass, where a
 * product is asked for.
 */
export function accessoryWords(q: string, { facts }: Understood, locale: Locale): string[] {
  if (!facts.every(({ type }) => ofAccessories.includes(type))) return []
  const { stop, generic } = vocabularyOf(locale)
  const words = wordsOf(q).filter(
    (word) => !stop.has(word) && !generic.has(word) && !generic.has(stemOf(word)),
  )
  return words.length > limits.words ? [] : words.map(stemOf)
}

/** The accessory that every word names, of the best products of a list. */
export async function accessoryOf(
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
export function accessoryWay(
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
