import type { CatalogueDocument } from '#domain/publishing/document.ts'
import { parseCatalogue } from '#domain/publishing/document-schema.ts'
import { findCatalogue as find } from '#functions/publishing/read-catalogue.ts'
import { UnreadableCatalogue } from '#functions/publishing/stored-products.ts'
import { Refused } from '../command.ts'

/** The catalogue of a database; null when there is none. */
export const findCatalogue: typeof find = (DB, progress) =>
  find(DB, progress).catch((error: unknown) => {
    throw error instanceof UnreadableCatalogue ? new Refused(error.message) : error
  })

/** The catalogue of a database; throws when there is none. */
export async function readCatalogue(
  DB: D1Database,
  progress: (share: number) => void,
): Promise<CatalogueDocument> {
  const catalogue = await findCatalogue(DB, progress)
  if (!catalogue) throw new Refused('The database has no catalogue.')
  return catalogue
}

/** The catalogue in a value of any form; refuses another form with the places that are wrong. */
export function catalogueIn(value: unknown): CatalogueDocument {
  const parsed = parseCatalogue(value)
  if ('catalogue' in parsed) return parsed.catalogue
  throw new Refused(`This is no catalogue:\n${parsed.issues.join('\n')}`)
}
