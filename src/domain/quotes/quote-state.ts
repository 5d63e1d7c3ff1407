/** Where a quote request stands; the company moves it on. */
export const quoteStates = ['received', 'answered', 'closed'] as const
export type QuoteState = (typeof quoteStates)[number]
