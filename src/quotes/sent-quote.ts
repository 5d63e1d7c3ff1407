import * as v from 'valibot'
import { QuoteItem } from '#domain/quote.ts'

/** What was sent, kept for this tab so that the confirmation survives a reload and can be printed. */
const SentRequest = v.object({
  reference: v.string(),
  name: v.string(),
  email: v.string(),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(QuoteItem),
})
export type SentRequest = v.InferOutput<typeof SentRequest>

const storageKey = 'sentQuote'

export function keepSent(sent: SentRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(sent))
  } catch {
    // The confirmation then only lives until the page is left; the mail has it all.
  }
}

export function readSent(reference: string): SentRequest | null {
  try {
    const result = v.safeParse(SentRequest, JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    return result.success && result.output.reference === reference ? result.output : null
  } catch {
    return null
  }
}
