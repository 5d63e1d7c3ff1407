import { parse } from 'regexparam'
import type { Locale } from '#config/locales.ts'
import { splitLocale } from '#domain/site/urls.ts'
import type { Route } from '#src/site/page.ts'

/** A parsed URL: its language, the matching route, path parameters and query. */
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
  const parser = parsers.get(route) ?? parse(route.pattern)
  parsers.set(route, parser)
  return parser
}

/** The first route of the table that matches the URL; the last route matches everything. */
export function matchRoute(routes: readonly Route[], href: string): Match {
  const url = new URL(href, 'https://internal')
  const { locale, path } = splitLocale(url.pathname)
  for (const route of routes) {
    const { keys, pattern } = parserOf(route)
    const match = pattern.exec(path)
    if (!match) continue
    const params = Object.fromEntries(keys.map((key, i) => [key, decode(match[i + 1] ?? '')]))
    return { route, locale, path, params, search: url.searchParams }
  }
  throw new Error('The page table has no last row')
}

/** A broken escape (« %E0 ») is an unknown URL, not an error. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
