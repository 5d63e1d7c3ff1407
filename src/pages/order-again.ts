import type { AskedItem } from '#domain/quotes/account-quote.ts'
import { quoteList } from '#src/quotes/quote-list-facade.ts'

/** Puts requested items back on the quote list and opens it. */
export function orderAgain(items: readonly AskedItem[]): void {
  quoteList.run((list) => list.orderAgain(items.map(({ item }) => item)))
}
