import { parse } from 'regexparam'
import type { Locale } from '#config/locales.ts'
import { splitLocale } from '#domain/site/urls.ts'
import type { Route } from './page.ts'

/** An address taken apart: its language, the page that answers it, and what its path and query carry. */
export type Match = {
  route: Route
  locale: Locale
  /** Path without language. */
  path: string
  params: Record<string, string>
  search: URLSearchParams
}

const parsers = new WeakMap<Route, { keys: string[]; pattern: RegExp }>()

function parserOf(route: Route) {
  const known = parsers.get(route) ?? parse(route.pattern)
  parsers.set(route, known)
  return known
}

/** The first page of the table that answers the address; the table's last one answers everything. */
export function matchRoute(routes: readonly Route[], href: string): Match {
  const url = new URL(href, 'https://internal')
  const { locale, path } = splitLocale(url.pathname)
  for (const route of routes) {
    const { keys, pattern } = parserOf(route)
    const found = pattern.exec(path)
    if (!found) continue
    const params = Object.fromEntries(keys.map((key, i) => [key, decode(found[i + 1] ?? '')]))
    return { route, locale, path, params, search: url.searchParams }
  }
  throw new Error('The page table has no last row')
}

/** A broken escape (« %E0 ») is an unknown address, not a fault. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
