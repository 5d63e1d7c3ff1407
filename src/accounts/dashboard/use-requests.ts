import { useCallback, useEffect, useState } from 'react'
import type { ListedQuote } from '#domain/quote-requests/account-quote.ts'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'

type Pages = { items: readonly ListedQuote[]; nextCursor: string | null }

/** The customer's requests, newest first, page by page, in the language of the page. */
export function useRequests() {
  const { callApi, locale } = useSite()
  const read = useCallback(
    (cursor?: string): Promise<Pages> =>
      callApi('GET /profile/quotes', { query: { lang: locale, ...(cursor ? { cursor } : {}) } }),
    [callApi, locale],
  )
  const first = useCallback(() => read(), [read])
  const { answer, load, set } = useQuery(first)
  const [more, setMore] = useState<'idle' | 'busy' | 'failed'>('idle')
  useEffect(() => {
    if (answer.status === 'loading') setMore('idle')
  }, [answer.status])

  const loadMore = async ({ items, nextCursor }: Pages) => {
    if (more === 'busy' || nextCursor === null) return
    setMore('busy')
    try {
      const next = await read(nextCursor)
      set({ items: [...items, ...next.items], nextCursor: next.nextCursor })
      setMore('idle')
    } catch (error) {
      console.warn('requests', error)
      setMore('failed')
    }
  }
  return { answer, load, more, loadMore }
}
