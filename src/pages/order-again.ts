import type { RequestedItem } from '#domain/quotes/account-quote.ts'
import { quoteList } from '#src/quotes/quote-list-facade.ts'

/** Puts requested items back on the quote list and opens it. */
export function orderAgain(items: readonly RequestedItem[]): void {
  quoteList.run((list) => list.orderAgain(items.map(({ item }) => item)))
}
