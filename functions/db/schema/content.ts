import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type AnnouncementForm, announcementKinds } from '#domain/content/announcement.ts'
import { type ArticleContent, articleStates } from '#domain/content/article-content.ts'
import { type DatedContent, datedSubjects } from '#domain/content/dated-version.ts'

/** What the desk announces: closures, opening hours, notices (`src/domain/content/announcement.ts`). */
export const announcements = sqliteTable(
  'announcements',
  {
    id: text().primaryKey(),
    kind: text({ enum: announcementKinds }).notNull(),
    /** The first and the last day of a closure, the first of opening hours, or the ISO instants of a notice. */
    begins: text().notNull(),
    /** Null: without end. */
    ends: text(),
    content: text({ mode: 'json' }).$type<AnnouncementForm>().notNull(),
    /** Counts the changes. */
    revision: integer().notNull(),
    /** Who has changed it last; empty by a link. */
    author: text().notNull(),
    changedAt: text().notNull(),
  },
  (t) => [index('announcements_begins').on(t.begins)],
)

/**
 * What was written of an article at the desk, one row a version, the last of which is edited. The one that is live was
 * copied into `articles` and `article_texts`, from which pages and feeds read; the import writes the live ones again.
 */
export const articleVersions = sqliteTable(
  'article_versions',
  {
    slug: text().notNull(),
    version: integer().notNull(),
    state: text({ enum: articleStates }).notNull(),
    /** ISO day in Paris: shown as that of the article, and before it a published version is not live. */
    day: text().notNull(),
    content: text({ mode: 'json' }).$type<ArticleContent>().notNull(),
    /** Who wrote this version; empty by a link. */
    author: text().notNull(),
    at: text().notNull(),
    /** ISO instant at which it went live, or took the article away; null: a draft, or its day has not come. */
    liveAt: text(),
  },
  (t) => [
    primaryKey({ columns: [t.slug, t.version] }),
    index('article_versions_waiting').on(t.state, t.liveAt),
  ],
)

/**
 * What is in force from a day on: the facts of the company, its legal texts, the questions of a page. The first version
 * is that of the code and has no row. What a row says is never altered; a version that has not begun can be called off.
 */
export const datedVersions = sqliteTable(
  'dated_versions',
  {
    subject: text({ enum: datedSubjects }).notNull(),
    version: integer().notNull(),
    /** ISO day in Paris. */
    day: text().notNull(),
    content: text({ mode: 'json' }).$type<DatedContent>().notNull(),
    /** Who wrote this version; empty by a link. */
    author: text().notNull(),
    at: text().notNull(),
    /** ISO instant at which it was called off before its day; null: it counts. */
    calledOffAt: text(),
    /** ISO instant from which visitors and the assistant read these questions; null: others, or another subject. */
    liveAt: text(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.version] })],
)
