import { and, eq } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import { AppError } from '#domain/errors/error.ts'
import { type Service, type ServicedInstrument, serviceApplies } from '#domain/quote-list/quote-service.ts'
import { type Db, openNearest } from '#functions/db/client.ts'
import { type Generation, isIn } from '#functions/db/generations.ts'
import { products, variants } from '#functions/db/schema.ts'
import { type Catalogue, withCatalogue } from './snapshot.ts'

/**
 * The services of the catalogue in their order, in one language; with the reference of a variant those that are offered
 * for it. Throws `invalid-fields` when the reference is unknown.
 */
export async function listServices(
  env: { DB: D1Database },
  locale: Locale,
  reference?: string,
): Promise<Service[]> {
  if (reference === undefined) return inLanguage((await withCatalogue(env, {})).catalogue.services, locale)
  const { catalogue, rows } = await withCatalogue(env, (generation) => ({
    variant: findVariant(openNearest(env.DB), reference, generation),
  }))
  return inLanguage(offeredFor(catalogue.services, rows.variant[0]), locale)
}

const inLanguage = (services: Catalogue['services'], locale: Locale): Service[] =>
  services.map(({ position: _, fromGeneration: __, toGeneration: ___, ...row }) => ({
    ...row,
    name: row.name[locale],
    description: row.description[locale],
  }))

const findVariant = (db: Db, reference: string, generation: Generation) =>
  db
    .select({ metrology: variants.metrology, ranges: variants.ranges, category: products.category })
    .from(variants)
    .innerJoin(products, and(eq(products.row, variants.productRow), isIn(products, generation)))
    .where(eq(variants.reference, reference))
    .limit(1)

type Found = Awaited<ReturnType<typeof findVariant>>[number]

function offeredFor(services: Catalogue['services'], model: Found | undefined): Catalogue['services'] {
  const instrument = instrumentOf(model)
  return services.filter(({ unit, appliesTo }) =>
    instrument === null ? unit === 'per-request' : serviceApplies(appliesTo, instrument),
  )
}

/** The variant as an instrument; null for a component without a display, such as a load cell or a test weight. */
function instrumentOf(model: Found | undefined): ServicedInstrument | null {
  if (!model) throw new AppError('invalid-fields', { fields: { reference: 'quote.unknown-variant' } })
  const last = model.ranges.at(-1)
  if (last?.dUg == null) return null
  return { metrology: model.metrology, category: model.category as Category, maxG: last.maxUg / 1e6 }
}
