import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { indexKeySql } from '#domain/catalogue/catalogue-pack.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { catalogueIndexParts, catalogueMeta, catalogueModels, services } from '#functions/db/schema.ts'

/** Upper bounds; a company offers dozens of services. */
const maxRows = { parts: 1000, services: 200 }

const storedSteps = sql<string | null>`(select value from catalogue_meta where key = 'steps')`.as('steps')
const currentVersion = sql`(select ${catalogueMeta.value} from ${catalogueMeta} where ${catalogueMeta.key} = 'version')`
/** Under which the current version is stored. */
const currentKey = sql.raw(indexKeySql)

/** A query for the version that is live, with the steps that led to it. */
export const versionRow = (db: Db) =>
  db
    .select({ value: catalogueMeta.value, steps: storedSteps })
    .from(catalogueMeta)
    .where(eq(catalogueMeta.key, 'version'))

/** Queries for the version, and for what belongs to it unless it is the one that is in memory. */
export function wholeCatalogue(db: Db, before: string) {
  const isOther = sql`${currentVersion} <> ${before}`
  return {
    catalogueVersion: versionRow(db),
    catalogueIndex: db
      .select({ data: catalogueIndexParts.data })
      .from(catalogueIndexParts)
      .where(and(sql`${catalogueIndexParts.version} = ${currentKey}`, isOther))
      .orderBy(catalogueIndexParts.part)
      .limit(maxRows.parts),
    catalogueServices: db
      .select()
      .from(services)
      .where(and(isOther, isIn(services)))
      .orderBy(asc(services.position))
      .limit(maxRows.services),
  }
}

/**
 * A query for the models of the current version, or of a known one by its key, unless they are those of the version
 * that is in memory.
 */
export function modelsQuery(db: Db, { key, before }: { key: string | null; before: string | null }) {
  const { version, data, part } = catalogueModels
  const wanted: SQL = key === null ? currentKey : sql`${key}`
  return db
    .select({ data })
    .from(catalogueModels)
    .where(and(eq(version, wanted), before === null ? undefined : sql`${currentVersion} <> ${before}`))
    .orderBy(part)
    .limit(maxRows.parts)
}
