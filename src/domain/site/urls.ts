import { defaultLocale, type Locale, locales } from '#config/locales.ts'
import { writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'

/** The language of a path and the path without its prefix; French has none. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const one = pathname.replace(/^[/\\]+/, '/')
  const [, first = '', ...rest] = one.split('/')
  const locale = locales.find((code) => code === first && code !== defaultLocale)
  if (!locale) return { locale: defaultLocale, path: one || '/' }
  return { locale, path: `/${rest.join('/').replace(/^[/\\]+/, '')}` }
}

export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** The address of a path in a language; `path` may carry a query. The home page is /, /en, /de. */
export function inLocale(locale: Locale, path: string): string {
  const prefix = localePrefix(locale)
  if (prefix && (path === '/' || path.startsWith('/?'))) return prefix + path.slice(1)
  return `${prefix}${path}`
}

/** The same page in another language, query kept. */
export function switchLocale(href: string, locale: Locale): string {
  const url = new URL(href, 'https://internal')
  return inLocale(locale, splitLocale(url.pathname).path + url.search)
}

/** Paths without a language; `inLocale` adds it. */
export const paths = {
  home: '/',
  about: '/about',
  newsletter: '/newsletter',
  /** Where the links of reminders lead: one click stops them. */
  reminders: '/rappels',
  compare: (query = '') => (query ? `/compare?${query}` : '/compare'),
  contact: '/contact',
  quote: '/devis',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  dashboard: '/dashboard',
  legal: '/mentions-legales',
  privacy: '/politique-de-confidentialite',
  products: (query: Partial<CatalogueQuery> = {}) => {
    const search = String(writeCatalogueQuery(query))
    return search ? `/products?${search}` : '/products'
  },
  articles: '/blog',
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  dashboardQuote: (reference: string) => `/dashboard/quotes/${encodeURIComponent(reference)}`,
} as const

export type Alternates = Record<Locale, string>

export function inEveryLocale(path: string): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, path)])) as Alternates
}

/**
 * A path as this site writes it: no doubled slashes or backslashes (« //evil.example » must never become a
 * redirect), no trailing slash, no /fr prefix.
 */
export function tidyPath(pathname: string): string {
  const collapsed = pathname.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  const withoutFrench = collapsed.replace(/^(\/fr)+(?=\/|$)/, '')
  return withoutFrench || '/'
}
