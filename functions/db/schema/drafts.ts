import { customType, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type ProductDocument, readDocument } from '#domain/publishing/document.ts'
import type { Problem } from '#domain/publishing/problems.ts'

const documentText = customType<{ data: ProductDocument; driverData: string }>({
  ...{ dataType: () => 'text', toDriver: JSON.stringify, fromDriver: readDocument },
})

/** Changes of products that nobody sees yet. A publication takes a draft over; then its row is deleted. */
export const productDrafts = sqliteTable(
  'product_drafts',
  {
    /** The id of the product, which may be new. */
    id: text().primaryKey(),
    /** Counts up with each change: of two editors the second learns of the first. */
    version: integer().notNull(),
    /** The revision of the published product that it changes; null: a new product. */
    baseRevision: integer(),
    /** JSON; null: the product is to be taken away. */
    document: documentText(),
    /** The name in French, so that a draft is found. */
    name: text().notNull(),
    /** What keeps it from being published. */
    problems: text({ mode: 'json' }).$type<Problem[]>().notNull(),
    author: text().notNull(),
    changedAt: text().notNull(),
    /** It came back from a publication that was called off or failed; the next one takes it only where it is chosen. */
    isHeld: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [index('product_drafts_changed').on(t.changedAt)],
)
