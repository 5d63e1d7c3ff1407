import { asc, eq } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import { AppError } from '#domain/errors/error.ts'
import { type Service, type ServicedInstrument, serviceApplies } from '#domain/quote-list/quote-service.ts'
import { openDb } from '#functions/db/client.ts'
import { products, services, variants } from '#functions/db/schema.ts'
import { catalogueIndex } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'

type Row = typeof services.$inferSelect

/** Upper bound; a company offers dozens. */
const most = 200

const cache = versionedCache<Row[]>(1)

/** The services of the current catalogue in their order, read once per isolate and version. */
export async function currentServices(env: { DB: D1Database }): Promise<Row[]> {
  return cache.load(await catalogueIndex(env), 'services', () =>
    openDb(env.DB).select().from(services).orderBy(asc(services.position)).limit(most),
  )
}

/**
 * The services of the catalogue in their order, in one language; with the reference of a variant those that are offered
 * for it. Throws `invalid-fields` when the reference is unknown.
 */
export async function listServices(
  env: { DB: D1Database },
  locale: Locale,
  reference?: string,
): Promise<Service[]> {
  const rows = await currentServices(env)
  return (reference === undefined ? rows : await offeredFor(env, rows, reference)).map(
    ({ position: _, ...row }) => ({ ...row, name: row.name[locale], description: row.description[locale] }),
  )
}

async function offeredFor(env: { DB: D1Database }, rows: readonly Row[], reference: string): Promise<Row[]> {
  const instrument = await instrumentOf(env, reference)
  return rows.filter(({ unit, appliesTo }) =>
    instrument === null ? unit === 'per-request' : serviceApplies(appliesTo, instrument),
  )
}

/** The variant as an instrument; null for a component without a display, such as a load cell or a test weight. */
async function instrumentOf(env: { DB: D1Database }, reference: string): Promise<ServicedInstrument | null> {
  const found = await openDb(env.DB)
    .select({ metrology: variants.metrology, ranges: variants.ranges, category: products.category })
    .from(variants)
    .innerJoin(products, eq(products.seq, variants.productSeq))
    .where(eq(variants.reference, reference))
    .get()
  if (!found) throw new AppError('invalid-fields', { fields: { reference: 'quote.unknown-variant' } })
  const last = found.ranges.at(-1)
  if (last?.dUg == null) return null
  return { metrology: found.metrology, category: found.category as Category, maxG: last.maxUg / 1e6 }
}
