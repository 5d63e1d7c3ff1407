import type { FieldErrors } from '#domain/errors/error.ts'
import type { QuoteRequestItem } from '#domain/forms/forms.ts'
import { type Lru, lru } from '#domain/memory/lru.ts'
import { catalogueVersion } from '#functions/catalogue/snapshot.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { openDb } from '#functions/db/client.ts'
import { type Named, resolveItems, wholeProducts } from '#functions/quote-list/resolve.ts'

/** Products of an isolate, some kilobytes each. */
const maxProducts = 500

type Kept = { version: string; rows: Lru<string, Named> }

const kept = new WeakMap<D1Database, Kept>()

/**
 * What the items of a request refer to. The rows of a product are read once for each version of the catalogue, so that
 * most requests need no query before they are stored: what is quoted is what the pages of that version show. What the
 * kept rows would refuse is read again, because an import that this isolate has not heard of may have brought it.
 */
export async function namedByItems(
  env: { DB: D1Database },
  items: readonly QuoteRequestItem[],
): Promise<Named> {
  if (items.length === 0) return { products: [], variants: [], accessories: [] }
  const rows = await rowsOfVersion(env)
  const ids = [...new Set(items.map(({ productId }) => productId))]
  const missing = [
    ...new Set(items.filter((item) => !isIn(rows.get(item.productId), item)).map((item) => item.productId)),
  ]
  const read = missing.length ? await readProducts(env, missing) : new Map<string, Named>()
  // Unknown products are not kept: anybody may send any id.
  for (const [id, named] of read) rows.set(id, named)
  const named = ids.map((id) => read.get(id) ?? rows.get(id)).filter((found) => found !== undefined)
  return {
    products: named.flatMap((one) => one.products),
    variants: named.flatMap((one) => one.variants),
    accessories: named.flatMap((one) => one.accessories),
  }
}

/** True when the rows have all that the item names. */
function isIn(rows: Named | undefined, item: QuoteRequestItem): boolean {
  const fields: FieldErrors = {}
  if (rows) resolveItems([item], rows, fields)
  return rows !== undefined && Object.keys(fields).length === 0
}

async function rowsOfVersion(env: { DB: D1Database }): Promise<Kept['rows']> {
  const version = (await catalogueVersion(env)) ?? ''
  const known = kept.get(env.DB)
  if (known?.version === version) return known.rows
  const rows = lru<string, Named>(maxProducts)
  kept.set(env.DB, { version, rows })
  return rows
}

async function readProducts(env: { DB: D1Database }, ids: readonly string[]): Promise<Map<string, Named>> {
  const db = openDb(env.DB)
  const { products, variants, accessories } = await batchByName(db, wholeProducts(db, ids))
  return new Map(
    products.map((product) => [
      product.id,
      {
        products: [product],
        variants: variants.filter(({ productId }) => productId === product.id),
        accessories: accessories.filter(({ productId }) => productId === product.id),
      },
    ]),
  )
}
