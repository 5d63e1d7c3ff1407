import type { QuoteSection } from '#domain/quote-list/quote-section.ts'
import type { QuoteItem } from '#domain/quote-list/quote-stored.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'

/** The sent request, stored for this tab, so that the confirmation survives a reload and can be printed. */
export type SentRequest = {
  reference: string
  name: string
  email: string
  sentAt: string
  items: readonly QuoteItem[]
  /** What it carried beside its items. */
  sections: readonly QuoteSection[]
  /** Files that could not be attached. */
  missing?: number
}

const storageKey = 'sentQuote'

export function keepSent(sent: SentRequest): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(sent))
  } catch {
    // The confirmation then lives until the page is left; the mail has the same content.
  }
}

/** Parsed like everything from storage; loads the schemas. */
export async function readSent(reference: string): Promise<SentRequest | null> {
  const [{ readStoredItems }, { readStoredSections }] = await loadDeferred(
    () =>
      Promise.all([
        import('#domain/quote-list/quote-stored.ts'),
        import('#domain/quote-list/quote-section.ts'),
      ]),
    { orReload: true },
  )
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Partial<SentRequest> | null
    if (stored?.reference !== reference) return null
    const { name, email, sentAt } = stored
    if (typeof name !== 'string' || typeof email !== 'string' || Number.isNaN(Date.parse(String(sentAt))))
      return null
    const { items } = readStoredItems(stored.items)
    return {
      reference,
      name,
      email,
      sentAt: String(sentAt),
      items,
      sections: readStoredSections(stored.sections),
      missing: Number(stored.missing) || 0,
    }
  } catch {
    return null
  }
}
