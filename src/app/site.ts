import { createContext, use } from 'react'
import type { Locale } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import type { CallApi } from '#src/api/call-api.ts'

/** What every component may ask for: where it is drawn, for whom to speak, and the door to the edge. */
export type Site = {
  locale: Locale
  /** Path and query of the page being shown. */
  href: string
  callApi: CallApi
  /** Goes to a path without language, or to a full address of this site when it already has one. */
  navigate: (href: string, options?: { replace?: boolean; keepScroll?: boolean }) => void
  /** Loads an address before it is asked for. */
  prefetch: (href: string) => void
  /** A navigation is under way. */
  pending: boolean
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite outside of the application')
  return site
}

/** The address of a path in the language being shown. */
export function useHref(): (path: string) => string {
  const { locale } = useSite()
  return (path) => inLocale(locale, path)
}
