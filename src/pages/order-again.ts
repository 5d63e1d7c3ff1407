import type { AccountQuote } from '#domain/quote-requests/account-quote.ts'
import { quoteList } from '#src/quote-list/quote-list-facade.ts'

/** Puts the items and services of a request back on the quote list and opens it. */
export function orderAgain({ items, services }: AccountQuote): void {
  quoteList.run((list) =>
    list.orderAgain({
      items: items.map(({ item }) => item),
      services: services.map(({ code, quantity }) => ({ code, quantity })),
    }),
  )
}
