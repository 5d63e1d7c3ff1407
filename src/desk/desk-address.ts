import { useCallback, useEffect, useMemo, useState } from 'react'

/** The parameters of the desk's address, and the way to others: `go({ view: 'team' })`; Back returns. */
export function useDeskAddress(): [URLSearchParams, (parameters: Record<string, string>) => void] {
  const [search, setSearch] = useState(() => location.search)
  useEffect(() => {
    const read = () => setSearch(location.search)
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const go = useCallback((parameters: Record<string, string>) => {
    const query = new URLSearchParams(parameters).toString()
    history.pushState(null, '', query === '' ? location.pathname : `${location.pathname}?${query}`)
    setSearch(location.search)
    scrollTo(0, 0)
  }, [])
  return [useMemo(() => new URLSearchParams(search), [search]), go]
}
