import type { NewQuoteItem, QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import type { ServiceLine } from '#domain/quote-list/quote-service.ts'
import { deferredModule, useWatched } from '#src/site/deferred-module.ts'
import type { Listed } from './quote-list.ts'

type QuoteListModule = typeof import('./quote-list.ts')

/** Lazy facade of the quote list (state, storage, schemas). */
export const quoteList = deferredModule('quote list', () => import('./quote-list.ts'))

/** Adds items and opens the modal that confirms them. */
export const addToQuote = (added: readonly NewQuoteItem[]): void =>
  quoteList.run((module) => module.addToQuote(added))

/** Puts the items and services of a request back on the list and opens it. */
export const orderAgain = (request: Listed): void => quoteList.run((module) => module.orderAgain(request))

/** Takes the items and services of a shared list over and opens the own one. */
export const takeOver = (shared: Listed): void => quoteList.run((module) => module.takeOver(shared))

const watchItems = ({ watchQuoteItems }: QuoteListModule, listener: (items: readonly QuoteItem[]) => void) =>
  watchQuoteItems(listener)
const none: readonly QuoteItem[] = []

/** The items on the list, in step with every change; empty until the stored list has been read. */
export const useQuoteItems = (): readonly QuoteItem[] => useWatched(quoteList, watchItems, none)

const watchServices = (
  { watchQuoteServices }: QuoteListModule,
  listener: (lines: readonly ServiceLine[]) => void,
) => watchQuoteServices(listener)
const noService: readonly ServiceLine[] = []

/** The services on the list, likewise. */
export const useQuoteServices = (): readonly ServiceLine[] => useWatched(quoteList, watchServices, noService)

/** The part of the request form with the contact data and the button that sends it. */
export const quoteFieldsId = 'quote-fields'
