import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import { type Listed, positionInProduct, representedVariant } from '#domain/catalogue/represented-variant.ts'
import type { Db } from '#functions/db/client.ts'
import { presentCard } from './present.ts'
import { listCards } from './queries.ts'
import { versionedCache } from './versioned-cache.ts'

/** About a kilobyte each. */
const cache = versionedCache<ProductCard>(5000)

/** The cards of products, each by the model that stands for it; the database is asked for those that are not cached. */
export async function cardsOf(
  db: Db,
  index: CatalogueIndex,
  locale: Locale,
  listed: readonly Listed[],
): Promise<ProductCard[]> {
  const wanted = listed.map((product) => {
    const seq = index.seq[product.position] ?? 0
    const position = positionInProduct(index, product)
    const row = index.row[product.position] ?? 0
    return { seq, row, position, key: `${locale}${seq}.${position}` }
  })
  const cards = new Map(wanted.map(({ key }) => [key, cache.get(index, key)]))
  const missing = [...new Map(wanted.map((entry) => [entry.key, entry])).values()].filter(
    ({ key }) => !cards.get(key),
  )
  if (missing.length) {
    const rows = await Promise.all(rounds(missing).map((round) => listCards(db, locale, round)))
    for (const row of rows.flat()) {
      const card = presentCard(row, index, locale)
      const key = `${locale}${row.seq}.${row.leadPosition}`
      cache.set(index, key, card)
      cards.set(key, card)
    }
  }
  return wanted.map(({ key }) => cards.get(key)).filter((card) => card !== undefined)
}

/** A query answers each product by one of its models; who wants two of them asks twice. */
function rounds<Wanted extends { seq: number }>(missing: readonly Wanted[]): Wanted[][] {
  const rounds: Map<number, Wanted>[] = []
  for (const wanted of missing) {
    const round = rounds.find((taken) => !taken.has(wanted.seq))
    if (round) round.set(wanted.seq, wanted)
    else rounds.push(new Map([[wanted.seq, wanted]]))
  }
  return rounds.map((round) => [...round.values()])
}

/** A product as it is listed where nothing is asked of its models. */
export const listedByDefault = (index: CatalogueIndex, position: number): Listed => ({
  position,
  variant: representedVariant(index, position),
})
