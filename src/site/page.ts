import type { ComponentType } from 'react'
import type { Locale } from '#config/locales.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import type { PicturedKind } from '#domain/site/pictures.ts'
import type { CallApi } from '#src/api/call-api.ts'
import type { Area, Translate } from '#src/i18n/translation.ts'

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
  /** Path without language, with a query where it makes another page; source of canonical and hreflang. */
  canonicalPath: string
  /** Preview picture and its alternative text, type and size where it is not drawn for that; default: the site's. */
  picture?: { url: string; alt: string; type?: string; width?: number; height?: number }
  type?: 'website' | 'article' | 'product'
  /** Further Open Graph properties, such as `article:published_time`. */
  properties?: Record<string, string>
  /** Below the home page, which is not named; paths without language. */
  breadcrumbs?: { name: string; path: string }[]
  jsonLd?: object[]
  /** Questions of the page with answers; emitted when there are any. */
  faq?: readonly { question: string; answer: string }[]
  /** Ratings of the first object in `jsonLd`; emitted when there are any. */
  reviews?: { averageRating: number; count: number }
  noIndex?: boolean
}

/** What `meta` receives beside the data. */
export type MetaContext = {
  t: Translate
  locale: Locale
  origin: string
  now: Date
  /** How the company is reached. */
  company: CompanyFacts
  /** Opening hours and closures as structured data; passed in like the following. */
  openingHours: object
  /** Preview picture of a product or article; passed in, so that its code is in no initial chunk. */
  pictureOf: (kind: PicturedKind, id: string) => string
}

/** Code that can be loaded before it is rendered. */
export type Loadable = { load: (locale: Locale) => Promise<unknown> }

/** A page: its data, its metadata, its view. */
export type Page<Data> = {
  load: (context: PageContext) => Promise<Data>
  meta: (data: Data, context: MetaContext) => PageMeta
  View: ComponentType<{ data: Data }>
  /** Skeleton of the same size, shown when loading takes long. */
  Pending?: ComponentType
  /** Components whose code is loaded after the first page (`deferred.tsx`). */
  deferred?: readonly Loadable[]
}

/** A page of any data. */
// biome-ignore lint/suspicious/noExplicitAny: only the page itself knows the type of its data
export type AnyPage = Page<any>

/** A row of the page table: a path pattern, and the name and loader of its file. */
export type Route = {
  file: string
  pattern: string
  /** Areas of the dictionary that it needs beyond `common`. */
  texts: readonly Area[]
  import: () => Promise<AnyPage>
}
