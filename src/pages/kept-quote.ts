import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import type { KeptRequest } from '#src/offline/kept-request.ts'
import { quoteList } from '#src/quote-list/quote-list-facade.ts'
import { keepSent } from '#src/quote-list/sent-quote.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'

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
  const [{ readStoredItems }, { readStoredServices }] = await loadDeferred(() =>
    Promise.all([
      import('#domain/quote-list/quote-stored.ts'),
      import('#domain/quote-list/quote-services.ts'),
    ]),
  )
  const requested = { items: readStoredItems(items).items, services: readStoredServices(list.services) }
  quoteList.run(({ putBackList }) => putBackList(requested))
}
