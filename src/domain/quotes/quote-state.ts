/** States of a quote request; the company changes them. */
export const quoteStates = ['received', 'answered', 'closed'] as const
/** State of a quote request. */
export type QuoteState = (typeof quoteStates)[number]
