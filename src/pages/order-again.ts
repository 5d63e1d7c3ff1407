import type { AskedItem } from '#domain/quotes/account-quote.ts'
import { quoteList } from '#src/quotes/quote-list-facade.ts'

/** What was asked for goes back onto the quote list, which opens with it. */
export function orderAgain(items: readonly AskedItem[]): void {
  quoteList.run((list) => list.orderAgain(items.map(({ item }) => item)))
}
