import { defaultLocale, type Locale, locales } from '#config/locales.ts'
import { writeCatalogueQuery } from '#domain/catalogue/catalogue-query.ts'
import type { CatalogueQuery } from '#domain/catalogue/catalogue-query-schema.ts'

/** Splits a path into its language and the rest; French has no prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const one = pathname.replace(/^[/\\]+/, '/')
  const [, first = '', ...rest] = one.split('/')
  const locale = locales.find((code) => code === first && code !== defaultLocale)
  if (!locale) return { locale: defaultLocale, path: one || '/' }
  return { locale, path: `/${rest.join('/').replace(/^[/\\]+/, '')}` }
}

/** The path prefix of a language; empty for French. */
export function localePrefix(locale: Locale): string {
  return locale === defaultLocale ? '' : `/${locale}`
}

/** The URL of a path in a language; `path` may have a query. The home page is /, /en, /de. */
export function inLocale(locale: Locale, path: string): string {
  const prefix = localePrefix(locale)
  if (prefix && (path === '/' || path.startsWith('/?'))) return prefix + path.slice(1)
  return `${prefix}${path}`
}

/** The same page in another language, with its query. */
export function switchLocale(href: string, locale: Locale): string {
  const url = new URL(href, 'https://internal')
  return inLocale(locale, splitLocale(url.pathname).path + url.search)
}

/**
 * Every page by the name of its file in `src/pages`, and its path without a language. The page table and the links to
 * pages are derived from it.
 */
export const pagePaths = {
  home: '/',
  about: '/about',
  catalogue: '/products',
  product: '/products/:id',
  compare: '/compare',
  articles: '/blog',
  article: '/blog/:slug',
  quote: '/devis',
  /** A quote list in its address, to share and print. */
  'shared-list': '/devis/liste',
  'quote-configurator': '/devis/configurateur',
  /** Target of the links in mails about a quote request. */
  follow: '/devis/suivi',
  contact: '/contact',
  /** A conversation with the assistant. */
  assistant: '/assistant',
  /** Reads a data plate that is typed in. */
  plate: '/plaque',
  newsletter: '/newsletter',
  'reset-password': '/reset-password',
  'verify-email': '/verify-email',
  /** Target of the links in reminder mails: stops them by one click. */
  'reminder-stop': '/rappels',
  legal: '/mentions-legales',
  privacy: '/politique-de-confidentialite',
  terms: '/conditions-generales',
  dashboard: '/dashboard',
  'dashboard-quote': '/dashboard/quotes/:reference',
  /** The logbook of an instrument; target of the code that is stuck on it. */
  'dashboard-scale': '/dashboard/appareils/:id',
  'not-found': '*',
} as const
/** The name of a page. */
export type PageName = keyof typeof pagePaths

/** The path of a page with its parameter filled in. */
const filled = (page: PageName, value: string) => pagePaths[page].replace(/:\w+/, encodeURIComponent(value))

/** Paths without a language that other pages lead to; `inLocale` adds it. Targets of mails are in `pagePaths`. */
export const paths = {
  home: pagePaths.home,
  about: pagePaths.about,
  newsletter: pagePaths.newsletter,
  compare: (query = '') => pagePaths.compare + (query && `?${query}`),
  contact: pagePaths.contact,
  assistant: pagePaths.assistant,
  plate: (query = '') => pagePaths.plate + (query && `?${query}`),
  quote: pagePaths.quote,
  /** Of the list itself, see `writeSharedList`. */
  sharedList: (query = '') => pagePaths['shared-list'] + (query && `?${query}`),
  /** Of the whole state, see `configuratorQuery`. */
  configurator: (query = '') => pagePaths['quote-configurator'] + (query && `?${query}`),
  dashboard: pagePaths.dashboard,
  legal: pagePaths.legal,
  privacy: pagePaths.privacy,
  terms: pagePaths.terms,
  products: (query: Partial<CatalogueQuery> = {}) => {
    const search = String(writeCatalogueQuery(query))
    return search ? `${pagePaths.catalogue}?${search}` : pagePaths.catalogue
  },
  articles: pagePaths.articles,
  /** The articles as RSS. */
  articleFeed: `${pagePaths.articles}/rss.xml`,
  article: (slug: string) => filled('article', slug),
  /** The page of a product, opened at one of its models. */
  product: (id: string, reference?: string) =>
    filled('product', id) + (reference ? `?model=${encodeURIComponent(reference)}` : ''),
  dashboardQuote: (reference: string) => filled('dashboard-quote', reference),
  dashboardScale: (id: string) => filled('dashboard-scale', id),
} as const

/** The URL of a page in each language (hreflang). */
type Alternates = Record<Locale, string>

/** The URLs of a path in every language. */
export function inEveryLocale(path: string): Alternates {
  return Object.fromEntries(locales.map((locale) => [locale, inLocale(locale, path)])) as Alternates
}

/**
 * Normalises a path: no doubled slashes or backslashes (« //evil.example » must never become a redirect), no trailing
 * slash, no /fr prefix.
 */
export function normalizePath(pathname: string): string {
  const collapsed = pathname.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '')
  const withoutFrench = collapsed.replace(/^(\/fr)+(?=\/|$)/, '')
  return withoutFrench || '/'
}

const file = '/fiche.pdf'

/** The path of a product's data sheet (PDF) without language. */
export const dataSheetPath = (id: string): string => paths.product(id) + file

/** The same for a router: the id is the parameter `id`. */
export const dataSheetPattern = `${pagePaths.product}${file}` as const
