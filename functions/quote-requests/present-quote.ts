import { company as seller } from '#config/company.ts'
import type { Locale } from '#config/locales.ts'
import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import type { quoteItems, quoteRequests } from '#functions/db/schema.ts'
import { presentItem } from '#functions/quote-list/present-item.ts'
import { presentContent } from './present-content.ts'

type Request = typeof quoteRequests.$inferSelect
type Item = typeof quoteItems.$inferSelect

/** A stored request with its items, in one language. */
export function presentQuote(request: Request, items: readonly Item[], lang: Locale): AccountQuote {
  const { reference, createdAt, state, company, name, message } = request
  return {
    reference,
    createdAt,
    state,
    asGuest: request.userId === null && request.startedBy === '',
    startedBy: request.startedBy && (request.startedByName || seller.name),
    company,
    name,
    message,
    items: items.filter((item) => item.quoteId === request.id).map((item) => presentItem(item, lang)),
    ...presentContent(request, lang),
  }
}
