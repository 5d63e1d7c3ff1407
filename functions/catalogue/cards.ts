import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Db } from '#functions/db/client.ts'
import { presentCard } from './present.ts'
import { listCards } from './queries.ts'
import { versionedCache } from './versioned-cache.ts'

/** About a kilobyte each. */
const cache = versionedCache<ProductCard>(5000)

/** The cards of these products, in this order; the database is asked for those that are not cached. */
export async function cardsOf(
  db: Db,
  index: CatalogueIndex,
  locale: Locale,
  seqs: readonly number[],
): Promise<ProductCard[]> {
  const keyOf = (seq: number) => `${locale}${seq}`
  const cards = new Map(seqs.map((seq) => [seq, cache.get(index, keyOf(seq))]))
  const missing = seqs.filter((seq) => !cards.get(seq))
  if (missing.length) {
    for (const row of await listCards(db, locale, missing)) {
      const card = presentCard(row, index, locale)
      cache.set(index, keyOf(row.seq), card)
      cards.set(row.seq, card)
    }
  }
  return seqs.map((seq) => cards.get(seq)).filter((card) => card !== undefined)
}
