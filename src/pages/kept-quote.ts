import type { QuoteItem } from '#domain/quotes/quote.ts'
import type { QuoteSection } from '#domain/quotes/quote-section.ts'
import type { ServiceLine } from '#domain/quotes/quote-service.ts'
import type { KeptRequest } from '#src/app/later/kept/kept-request.ts'
import { loadWithRetry } from '#src/app/load-chunk.ts'
import { quoteList } from '#src/quotes/quote-list-facade.ts'
import { keepSent } from '#src/quotes/sent-quote.ts'

/** What a kept quote request shows after sending; `list` is put back for editing where it came from the quote list. */
type ShownQuote = {
  name: string
  email: string
  items: readonly QuoteItem[]
  sections: readonly QuoteSection[]
  list?: { services: readonly ServiceLine[] } | undefined
}

/** Keeps a sent request for its confirmation, which parses it like everything from storage. */
export function keepConfirmation({ reference, shown, missing, sentAt }: KeptRequest): void {
  const { name, email, items, sections } = shown as ShownQuote
  keepSent({
    ...{ reference: reference ?? '', name, email, items, sections, missing },
    sentAt: new Date(sentAt ?? Date.now()).toISOString(),
  })
}

/** Puts the items and services of a request back on the list. */
export async function putBackQuote({ shown }: KeptRequest): Promise<void> {
  const { list, items } = (shown ?? {}) as Partial<ShownQuote>
  if (!list) return
  const [{ readStoredItems }, { readStoredServices }] = await loadWithRetry(() =>
    Promise.all([import('#domain/quotes/quote-stored.ts'), import('#domain/quotes/quote-services.ts')]),
  )
  const requested = { items: readStoredItems(items).items, services: readStoredServices(list.services) }
  quoteList.run(({ putBackList }) => putBackList(requested))
}
