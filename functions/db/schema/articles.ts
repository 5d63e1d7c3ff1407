import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { locales } from '#config/locales.ts'
import { parentId } from './accounts.ts'

/**
 * Articles as visitors read them: those of the import, and those that the desk has published (`articleVersions`). Their
 * HTML is rendered by `functions/articles/markdown.ts`.
 */
export const articles = sqliteTable(
  'articles',
  {
    slug: text().primaryKey(),
    /** ISO date. */
    publishedOn: text().notNull(),
    author: text().notNull(),
    /** Keys of the sub-categories that it is about, and slugs of related articles. */
    subcategories: text({ mode: 'json' }).$type<string[]>().notNull(),
    related: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('articles_newest').on(t.publishedOn)],
)

/** Texts of an article in one language. */
export const articleTexts = sqliteTable(
  'article_texts',
  {
    slug: parentId(() => articles.slug),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    html: text().notNull(),
    /** Reading time in minutes. */
    minutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.locale] })],
)
