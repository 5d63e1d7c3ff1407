import type { Locale } from '#config/locales.ts'

/** An article as it is published; its HTML is rendered and sanitised. */
export type ArticleDocument = {
  slug: string
  date: string
  author: string
  subcategories: string[]
  related: string[]
  texts: Record<Locale, { title: string; excerpt: string; html: string; minutes: number }>
}
