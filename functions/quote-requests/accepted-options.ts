import { and, asc, eq } from 'drizzle-orm'
import { deskLimits } from '#config/desk-settings.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { offerTotals } from '#domain/quote-requests/offer.ts'
import { openDb } from '#functions/db/client.ts'
import { offerLines, type quoteRequests } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'

type Request = Pick<typeof quoteRequests.$inferSelect, 'id' | 'locale'>

/** The options that were chosen with an acceptance, and what the version comes to with them. */
export async function acceptedOptions(env: Bindings, { id, locale }: Request, version: number) {
  const lines = await openDb(env.DB)
    .select()
    .from(offerLines)
    .where(and(eq(offerLines.quoteId, id), eq(offerLines.version, version)))
    .orderBy(asc(offerLines.position))
    .limit(deskLimits.offerLines)
  return {
    names: lines.filter(({ chosen }) => chosen).map(({ text }) => text),
    gross: formatEuros(offerTotals(lines).grossCents / 100, locale),
  }
}
