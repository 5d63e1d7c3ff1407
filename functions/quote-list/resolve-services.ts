import type { FieldErrors } from '#domain/errors/error.ts'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import type { QuotedService, services } from '#functions/db/schema.ts'

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
