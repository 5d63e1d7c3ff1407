import type { FieldErrors } from '#domain/errors/error.ts'
import type { QuoteRequestItem } from '#domain/forms/forms.ts'
import { type Lru, lru } from '#domain/memory/lru.ts'
import { knownVersion, withVersion } from '#functions/catalogue/snapshot.ts'
import { bindingOf, openDb } from '#functions/db/client.ts'
import { type Named, type ResolvedItem, resolveItems, wholeProducts } from '#functions/quote-list/resolve.ts'

/** Products of an isolate, some kilobytes each. */
const maxProducts = 500

type Kept = { version: string; rows: Lru<string, Named> }

const kept = new WeakMap<D1Database, Kept>()

/** The rows that are kept of a version; those of others are forgotten. */
function rowsOfVersion({ DB }: { DB: D1Database }, version: string): Kept['rows'] {
  const binding = bindingOf(DB)
  const cached = kept.get(binding)
  if (cached?.version === version) return cached.rows
  const rows = lru<string, Named>(maxProducts)
  kept.set(binding, { version, rows })
  return rows
}

/**
 * What the items of a request refer to. The rows of a product are read once for each version of the catalogue, so that
 * most requests need no query before they are stored: what is quoted is what the pages of that version show. They are
 * read again with a version that has to be asked for, so that nothing waits for it, and where the kept rows would
 * refuse an item, because an import that this isolate has not heard of may have brought it.
 */
export async function namedByItems(
  env: { DB: D1Database },
  items: readonly QuoteRequestItem[],
): Promise<Named> {
  if (items.length === 0) return { products: [], variants: [], accessories: [] }
  const current = knownVersion(env)
  const cachedRows = current === undefined ? null : rowsOfVersion(env, current)
  const missing = items.filter((item) => !isIn(cachedRows?.get(item.productId), item))
  const read = await readProducts(env, [...new Set(missing.map(({ productId }) => productId))])
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const named = ids.map((id) => read.get(id) ?? cachedRows?.get(id)).filter((row) => row !== undefined)
  return {
    products: named.flatMap((one) => one.products),
    variants: named.flatMap((one) => one.variants),
    accessories: named.flatMap((one) => one.accessories),
  }
}

/** Models of the catalogue as items; null where the catalogue does not hold one. */
export async function itemsOfModels(
  env: { DB: D1Database },
  models: readonly QuoteRequestItem[],
): Promise<(ResolvedItem | null)[]> {
  const named = await namedByItems(env, models)
  return models.map((model) => resolveItems([model], named, {})[0] ?? null)
}

/** True when the rows have all that the item names. */
function isIn(rows: Named | undefined, item: QuoteRequestItem): boolean {
  const fields: FieldErrors = {}
  if (rows) resolveItems([item], rows, fields)
  return rows !== undefined && Object.keys(fields).length === 0
}

/** Products with the version that they are kept by. Unknown ones are not kept: anybody may send any id. */
async function readProducts(env: { DB: D1Database }, ids: readonly string[]): Promise<Map<string, Named>> {
  if (ids.length === 0) return new Map()
  // The primary: nobody is refused what a replica does not know yet.
  const db = openDb(env.DB)
  const { version, rows } = await withVersion(env, wholeProducts(db, ids), { db })
  const { products, variants, accessories } = rows
  const ofVersion = rowsOfVersion(env, version ?? '')
  return new Map(
    products.map((product) => {
      const named = {
        products: [product],
        variants: variants.filter(({ productId }) => productId === product.id),
        accessories: accessories.filter(({ productId }) => productId === product.id),
      }
      ofVersion.set(product.id, named)
      return [product.id, named]
    }),
  )
}
