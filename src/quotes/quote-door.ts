import { useCallback, useEffect, useState } from 'react'
import type { NewQuoteItem, QuoteItem } from '#domain/quotes/quote.ts'

/**
 * The door through which pages reach the quote list. The list itself (its state, its storage, its schemas) is loaded
 * behind it: no page waits for it to be drawn or hydrated.
 */
export const openQuoteList = () => import('./quote-list.ts')

/** Adds items and has the modal confirm them. */
export function useAddToQuote(): (added: readonly NewQuoteItem[]) => void {
  return useCallback((added) => {
    openQuoteList()
      .then(({ addToQuote }) => addToQuote(added))
      .catch((error) => console.warn('quote list', error))
  }, [])
}

/** What is on the list, in step with every change; empty until it has been read. */
export function useQuoteItems(): readonly QuoteItem[] {
  const [items, setItems] = useState<readonly QuoteItem[]>([])
  useEffect(() => {
    let left = false
    let stop = () => {}
    openQuoteList().then(
      ({ watchQuoteItems }) => {
        if (!left) stop = watchQuoteItems(setItems)
      },
      (error) => console.warn('quote list', error),
    )
    return () => {
      left = true
      stop()
    }
  }, [])
  return items
}
