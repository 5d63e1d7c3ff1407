import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Db } from '#functions/db/client.ts'
import { presentCard } from './present.ts'
import { listCards } from './queries.ts'

/** About a kilobyte each; the oldest leave first. */
const mostCards = 5000
const kept = new WeakMap<CatalogueIndex, Map<string, ProductCard>>()

/**
 * The cards of these products, in this order. Those that an isolate has shown before it still knows: nothing on a card
 * changes within a version of the catalogue, and a new version is a new index.
 */
export async function cardsOf(
  db: Db,
  index: CatalogueIndex,
  locale: Locale,
  seqs: readonly number[],
): Promise<ProductCard[]> {
  const known = kept.get(index) ?? new Map<string, ProductCard>()
  kept.set(index, known)
  const missing = seqs.filter((seq) => !known.has(`${locale}${seq}`))
  if (missing.length) {
    for (const row of await listCards(db, locale, missing)) {
      known.set(`${locale}${row.seq}`, presentCard(row, index, locale))
    }
  }
  const cards = seqs.map((seq) => known.get(`${locale}${seq}`)).filter((card) => card !== undefined)
  for (const key of known.keys()) {
    if (known.size <= mostCards) break
    known.delete(key)
  }
  return cards
}
