import { sql } from 'drizzle-orm'
import { limits } from '#config/limits.ts'
import type { ServiceLine } from '#domain/quotes/quote-service.ts'
import type { FieldErrors } from '#domain/site/error.ts'
import type { Db } from '#functions/db/client.ts'
import { type QuotedService, services } from '#functions/db/schema.ts'
import { listed } from './resolve.ts'

/** The services that the lines name, by primary key. */
export const serviceQuery = (db: Db, lines: readonly ServiceLine[]) =>
  db
    .select()
    .from(services)
    .where(sql`${services.code} in ${listed(lines.map(({ code }) => code))}`)
    .limit(limits.quoteServices)

/** The services as they are stored: names and prices copied. Unknown codes are added to `fields`. */
export function resolveServices(
  lines: readonly ServiceLine[],
  rows: readonly (typeof services.$inferSelect)[],
  fields: FieldErrors,
): QuotedService[] {
  return lines.flatMap(({ code, quantity }, position) => {
    const row = rows.find((one) => one.code === code)
    if (!row) {
      fields[`services.${position}.code`] = 'quote.unknown-service'
      return []
    }
    const { name, unit, onSite, priceCents } = row
    return [{ code, name, unit, onSite, quantity, priceCents }]
  })
}
