import * as v from 'valibot'

/** An article in a list. Dates are ISO days, reading time is in minutes. */
export const ArticleSummary = v.object({
  slug: v.string(),
  title: v.string(),
  excerpt: v.string(),
  date: v.string(),
  author: v.string(),
  minutes: v.number(),
})
export type ArticleSummary = v.InferOutput<typeof ArticleSummary>

/** Answer: every article, newest first. */
export const ArticleList = v.object({ items: v.array(ArticleSummary) })
export type ArticleList = v.InferOutput<typeof ArticleList>

/** A whole article with related ones. */
export const Article = v.object({
  ...ArticleSummary.entries,
  /** HTML, safe to insert: rendered from Markdown, element by element. */
  html: v.string(),
  /** Keys of the sub-categories that it is about. */
  subcategories: v.array(v.string()),
  related: v.array(v.object({ slug: v.string(), title: v.string() })),
})
export type Article = v.InferOutput<typeof Article>
