import { useCallback, useEffect, useMemo, useState } from 'react'

/** The way to another address of the desk; with `replace` in the place of the present one, where the page stays. */
export type Go = (parameters: Record<string, string>, how?: 'push' | 'replace') => void

/** The parameters of the desk's address, and the way to others: `go({ view: 'team' })`; Back returns. */
export function useDeskAddress(): [URLSearchParams, Go] {
  const [search, setSearch] = useState(() => location.search)
  useEffect(() => {
    const read = () => setSearch(location.search)
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [])
  const go: Go = useCallback((parameters, how = 'push') => {
    const query = new URLSearchParams(parameters).toString()
    history[`${how}State`](null, '', query === '' ? location.pathname : `${location.pathname}?${query}`)
    setSearch(location.search)
    if (how === 'push') scrollTo(0, 0)
  }, [])
  return [useMemo(() => new URLSearchParams(search), [search]), go]
}
