import type { NewQuoteItem, QuoteItem } from '#domain/quotes/quote.ts'
import { deferredModule, useWatched } from '#src/app/later/deferred-module.ts'

type QuoteListModule = typeof import('./quote-list.ts')

/** The quote list (its state, its storage, its schemas) as pages reach it. */
export const quoteList = deferredModule('quote list', () => import('./quote-list.ts'))

/** Adds items and has the modal confirm them. */
export const addToQuote = (added: readonly NewQuoteItem[]): void =>
  quoteList.run((module) => module.addToQuote(added))

const watchItems = ({ watchQuoteItems }: QuoteListModule, tell: (items: readonly QuoteItem[]) => void) =>
  watchQuoteItems(tell)
const none: readonly QuoteItem[] = []

/** What is on the list, in step with every change; empty until it has been read. */
export const useQuoteItems = (): readonly QuoteItem[] => useWatched(quoteList, watchItems, none)
