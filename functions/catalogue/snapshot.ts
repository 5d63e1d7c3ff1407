import { eq } from 'drizzle-orm'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { indexKey, unpackIndex } from '#domain/catalogue/catalogue-pack.ts'
import { AppError } from '#domain/errors/error.ts'
import { openDb } from '#functions/db/client.ts'
import { catalogueIndexParts, catalogueMeta } from '#functions/db/schema.ts'
import { memoFor } from '#functions/platform/memo.ts'

/** Maximum delay before an isolate sees a new catalogue after an import. */
const versionSeconds = 10

/** The version of the catalogue; null before the first import. */
export const catalogueVersion = memoFor(versionSeconds, async ({ DB }) => {
  const row = await openDb(DB).select().from(catalogueMeta).where(eq(catalogueMeta.key, 'version')).get()
  return row?.value ?? null
})

const loaded = new WeakMap<D1Database, { version: string; index: CatalogueIndex }>()

/** The compact index of the current version, read once per isolate and version. */
export const catalogueIndex = async (env: { DB: D1Database }): Promise<CatalogueIndex> =>
  (await currentCatalogue(env)).index

/** The current version with its compact index. */
export async function currentCatalogue(env: {
  DB: D1Database
}): Promise<{ version: string; index: CatalogueIndex }> {
  const version = await catalogueVersion(env)
  if (version === null) throw new AppError('unavailable')
  const known = loaded.get(env.DB)
  if (known?.version === version) return known
  const index = await readIndex(env.DB, version)
  // Of two concurrent reads the second takes over the first one's index, so that both share its cached results.
  const meanwhile = loaded.get(env.DB)
  if (meanwhile?.version === version) return meanwhile
  const current = { version, index }
  loaded.set(env.DB, current)
  return current
}

async function readIndex(d1: D1Database, version: string): Promise<CatalogueIndex> {
  const parts = await openDb(d1)
    .select({ data: catalogueIndexParts.data })
    .from(catalogueIndexParts)
    .where(eq(catalogueIndexParts.version, indexKey(version)))
    .orderBy(catalogueIndexParts.part)
    .limit(1000)
  if (parts.length === 0) throw new AppError('unavailable')
  return unpackIndex(parts.map((part) => part.data))
}
