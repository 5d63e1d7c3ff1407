import type { ComponentType } from 'react'
import type { Locale } from '#config/locales.ts'
import type { PicturedKind } from '#domain/site/pictures.ts'
import type { CallApi } from '#src/api/call-api.ts'
import type { Area, Translate } from '#src/i18n/index.ts'

export type PageContext = {
  callApi: CallApi
  locale: Locale
  params: Record<string, string>
  search: URLSearchParams
}

export type PageMeta = {
  title: string
  description: string
  keywords: string
  /** Path without language, query included where it makes another page; yields canonical and hreflang. */
  canonicalPath: string
  /** What other sites show beside a link to this page, and what is on it; without one the site's own. */
  picture?: { url: string; alt: string }
  type?: 'website' | 'article' | 'product'
  /** More for those who show links: `article:published_time` and the like. */
  properties?: Record<string, string>
  /** Emitted only with more than one item; paths without language. */
  breadcrumbs?: { name: string; path: string }[]
  jsonLd?: object[]
  /** Questions that the page answers; emitted only when there are some. */
  faq?: readonly { question: string; answer: string }[]
  /** What customers said of the first thing in `jsonLd`; emitted only when somebody said something. */
  reviews?: { averageRating: number; count: number }
  noIndex?: boolean
}

/** What `meta` may look at beside the data. */
export type MetaContext = {
  t: Translate
  locale: Locale
  origin: string
  now: Date
  /** Address of the picture that was drawn of it; made here, so that no page loads its rule at first. */
  pictureOf: (kind: PicturedKind, id: string) => string
}

/** What can be loaded before it is drawn. */
export type Loadable = { load: (locale: Locale) => Promise<unknown> }

export type Page<Data> = {
  load: (context: PageContext) => Promise<Data>
  meta: (data: Data, context: MetaContext) => PageMeta
  View: ComponentType<{ data: Data }>
  /** Shown instead of the old page when loading takes long: a skeleton of the same size. */
  Pending?: ComponentType
  /** Pieces whose code comes after the first page (`deferred.tsx`). */
  deferred?: readonly Loadable[]
}

/** One page, whole: what it needs, what it tells search engines, how it looks. */
export function definePage<Data>(page: Page<Data>): Page<Data> {
  return page
}

/** A page among others, its data forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the data of a page is known to the page alone
export type AnyPage = Page<any>

/** A row of the page table: a path pattern, and the file (its name and its loader) that answers it. */
export type Route = {
  file: string
  pattern: string
  /** The parts of the dictionary that it speaks in, beside what every page says. */
  texts: readonly Area[]
  import: () => Promise<AnyPage>
}
