import { paths, splitLocale } from '#domain/site/urls.ts'

/** Pages with questions of their own. */
export const starterPlaces = ['product', 'list', 'compare', 'scales', 'any'] as const
/** A page with questions of its own. */
export type StarterPlace = (typeof starterPlaces)[number]

/** The place whose three starters fit a page; `href` is its path with language and query. */
export function starterPlace(href: string): StarterPlace {
  const { path } = splitLocale(href.split(/[?#]/)[0] ?? '/')
  if (path.startsWith(paths.product(''))) return 'product'
  if (path === paths.products()) return 'list'
  if (path === paths.compare()) return 'compare'
  if (path.startsWith(paths.dashboard) || path === paths.plate()) return 'scales'
  return 'any'
}
