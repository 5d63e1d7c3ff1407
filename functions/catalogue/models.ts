import { AppError } from '#domain/errors/error.ts'
import { type CatalogueModels, withCatalogue } from './snapshot.ts'

export type { CatalogueModels } from './snapshot.ts'

/** Every model of the current version with its index, read once per isolate and version. */
export async function currentModels(env: { DB: D1Database }): Promise<CatalogueModels> {
  const { catalogue } = await withCatalogue(env, {}, { models: true })
  if (!catalogue.models) throw new AppError('unavailable')
  return catalogue.models
}
