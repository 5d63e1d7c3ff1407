import { eq } from 'drizzle-orm'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { AppError } from '#domain/errors/error.ts'
import { type CatalogueModel, unpackModels } from '#domain/fit/model-pack.ts'
import { openDb } from '#functions/db/client.ts'
import { catalogueModels } from '#functions/db/schema.ts'
import { currentCatalogue } from './snapshot.ts'

export type CatalogueModels = {
  index: CatalogueIndex
  models: readonly CatalogueModel[]
  byReference: ReadonlyMap<string, CatalogueModel>
}

/** An index stands for its version: the models leave memory with it. */
const loaded = new WeakMap<CatalogueIndex, CatalogueModels>()

/** Every model of the current version with its index, read once per isolate and version. */
export async function currentModels(env: { DB: D1Database }): Promise<CatalogueModels> {
  const { version, index } = await currentCatalogue(env)
  const known = loaded.get(index)
  if (known) return known
  const parts = await openDb(env.DB)
    .select({ data: catalogueModels.data })
    .from(catalogueModels)
    .where(eq(catalogueModels.version, version))
    .orderBy(catalogueModels.part)
    .limit(1000)
  if (parts.length === 0) throw new AppError('unavailable')
  const models = unpackModels(parts.map(({ data }) => data))
  const read = {
    index,
    models,
    byReference: new Map(models.map((model) => [model.reference, model])),
  }
  loaded.set(index, read)
  return read
}
