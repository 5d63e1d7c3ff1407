import { createContext, type ReactElement, use } from 'react'
import type { Locale } from '#config/locales.ts'
import type { Opening } from '#domain/content/opening.ts'
import type { Posted } from '#domain/forms/posted.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'

export type RenderOnce = (key: string, element: ReactElement) => string

/** What every component may use: language, URL, API client, navigation. */
export type Site = {
  locale: Locale
  /** Path and query of the page being shown. */
  href: string
  callApi: CallApi
  /** When the company is there, and its notices (`useOpening`). */
  opening: Opening
  /** Navigates to a path without language, or to a full URL of this site. */
  navigate: (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void
  /** Loads a route before it is opened. */
  prefetch: (href: string) => void
  /** The form that this page answers, posted before its code was there. */
  posted?: Posted | undefined
  /** A navigation is under way. */
  pending: boolean
  /** At the edge only: the HTML of an element, rendered once for each key (`useEdgeHtml`). */
  renderOnce?: RenderOnce | undefined
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of the application')
  return site
}

/** Maps a path to its URL in the current language. */
export function useHref(): (path: string) => string {
  const { locale } = useSite()
  return (path) => inLocale(locale, path)
}
