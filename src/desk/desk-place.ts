import { useCallback, useEffect, useMemo, useState } from 'react'
import { messagePattern, requestPattern } from '#domain/quote-requests/reference.ts'

/** What those who answer customers look at; the address of the desk says it. */
export type Place =
  | { name: 'list' }
  | { name: 'request' | 'contact'; reference: string }
  /** A new request; of a contact message, where it comes from one. */
  | { name: 'start'; contact: string | null }
  | { name: 'search'; q: string; archived: boolean }
  | { name: 'person'; by: 'email' | 'company' | 'phone'; value: string }

/** The parameters of the address of a place. */
export function parametersOf(place: Place): Record<string, string> {
  if (place.name === 'list') return {}
  if (place.name === 'start') return { start: place.contact ?? '' }
  if (place.name === 'person') return { [place.by]: place.value }
  return place.name === 'search'
    ? { q: place.q, ...(place.archived ? { archived: 'true' } : {}) }
    : { [place.name]: place.reference }
}

/** The place that an address names; null where it names none of those. */
export function placeOf(address: URLSearchParams): Place | null {
  for (const [name, pattern] of [
    ['request', requestPattern],
    ['contact', messagePattern],
  ] as const) {
    const reference = address.get(name)
    if (reference && pattern.test(reference)) return { name, reference }
  }
  const start = address.get('start')
  if (start !== null) return { name: 'start', contact: messagePattern.test(start) ? start : null }
  const q = address.get('q')
  if (q) return { name: 'search', q, archived: address.get('archived') === 'true' }
  for (const by of ['email', 'company', 'phone'] as const) {
    const value = address.get(by)
    if (value) return { name: 'person', by, value }
  }
  return null
}

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
