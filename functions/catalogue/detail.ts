import type { Locale } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors/error.ts'
import { openNearest } from '#functions/db/client.ts'
import { presentProduct } from './present.ts'
import { productQueries, storedProduct } from './queries.ts'
import { knownCatalogue, withCatalogue } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

/** About 8 KB each. */
const cache = versionedCache<ProductDetail>(500)

/**
 * One product with everything that its page shows; null when the id is unknown. Cached per catalogue version. Throws
 * `gone` with the successor where the product was taken away.
 */
export async function productDetail(
  env: { DB: D1Database },
  locale: Locale,
  id: string,
): Promise<ProductDetail | null> {
  const key = `${locale} ${id}`
  const catalogueInMemory = knownCatalogue(env)
  const cached = catalogueInMemory && cache.get(catalogueInMemory.index, key)
  if (cached) return cached
  const { catalogue, rows } = await withCatalogue(env, (generation) =>
    productQueries(openNearest(env.DB), { locale, generation }, id),
  )
  const stored = storedProduct(rows)
  const product = stored && presentProduct(stored, catalogue.index, locale)
  const [removed] = rows.removed
  if (product) cache.set(catalogue.index, key, product)
  else if (removed) throw new AppError('gone', { successor: removed.successor ?? undefined })
  return product
}
