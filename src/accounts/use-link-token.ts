import { useLayoutEffect, useState } from 'react'

/** Tokens by what they are for, out of the address but not lost: another language is another page of the same visit. */
const kept = new Map<string, string>()

export const forgetLinkToken = (purpose: string): void => void kept.delete(purpose)

/**
 * The token of a mail's link, `#token=…`. The fragment reaches no server; it leaves the address too, so that neither
 * history nor a screen shared shows it. `undefined` until the browser has looked, null when there is none.
 */
export function useLinkToken(purpose: string): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useLayoutEffect(() => {
    const read = () => {
      const found = location.hash.match(/^#token=(.*)$/)?.[1]
      if (found !== undefined) {
        kept.set(purpose, found)
        history.replaceState(history.state, '', location.pathname + location.search)
      }
      setToken(kept.get(purpose) ?? null)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [purpose])
  return token
}
