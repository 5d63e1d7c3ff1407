import type { AskedItem } from '#domain/quotes/account-quote.ts'
import { openQuoteList } from '#src/quotes/quote-door.ts'

/** What was asked for goes back onto the quote list, which opens with it. */
export function orderAgain(items: readonly AskedItem[]): void {
  openQuoteList()
    .then((list) => list.orderAgain(items.map(({ item }) => item)))
    .catch((error) => console.warn('order again', error))
}
