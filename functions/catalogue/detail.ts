import type { Locale } from '#config/locales.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { openDb } from '#functions/db/client.ts'
import { presentProduct } from './present.ts'
import { findProduct } from './queries.ts'
import { catalogueIndex } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

/** About 8 KB each. */
const cache = versionedCache<ProductDetail | null>(500)

/** One product with everything that its page shows; null when the id is unknown. Cached per catalogue version. */
export async function productDetail(
  env: { DB: D1Database },
  locale: Locale,
  id: string,
): Promise<ProductDetail | null> {
  const index = await catalogueIndex(env)
  return cache.load(index, `${locale} ${id}`, async () => {
    const found = await findProduct(openDb(env.DB), locale, id)
    return found && presentProduct(found, index, locale)
  })
}
