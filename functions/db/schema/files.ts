import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { filePurposes, fileTypes } from '#domain/files/file.ts'
import { users } from './accounts.ts'
import { requestMessages } from './request-history.ts'
import { contactMessages, quoteRequests } from './requests.ts'
import { scales } from './scales.ts'

/** `uploading`: its object may be incomplete. `deleting`: only the sweep touches it. */
export const fileStates = ['uploading', 'stored', 'deleting'] as const

/**
 * Uploaded files. The row is written before the object in R2 and deleted after it, so that no object is without a row.
 * A file belongs to at most one of the subjects below; one whose subject is deleted is loose again, and the sweep
 * deletes loose files after `dueAt` (docs/decisions/0032).
 */
export const files = sqliteTable(
  'files',
  {
    /** Random; part of the keys of its objects. */
    id: text().primaryKey(),
    /** SHA-256 of the key that was given to the uploader. */
    keyHash: text().notNull(),
    /** Who was signed in at the upload; null for a guest. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    purpose: text({ enum: filePurposes }).notNull(),
    state: text({ enum: fileStates }).notNull().default('uploading'),
    name: text().notNull(),
    /** Known once it is stored. */
    type: text({ enum: fileTypes }),
    size: integer(),
    /** SHA-256 of the stored bytes, in hexadecimal. */
    checksum: text(),
    /** Number of objects that it is stored as. */
    pieces: integer(),
    /** ISO instants. */
    createdAt: text().notNull(),
    dueAt: text().notNull(),
    quoteId: text().references(() => quoteRequests.id, { onDelete: 'set null' }),
    /** With `quoteId`: a file of that version of the offer instead of the request itself. */
    offerVersion: integer(),
    messageId: text().references(() => requestMessages.id, { onDelete: 'set null' }),
    contactId: text().references(() => contactMessages.id, { onDelete: 'set null' }),
    scaleId: text().references(() => scales.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('files_state', sql`state in ('uploading', 'stored', 'deleting')`),
    index('files_loose')
      .on(t.dueAt)
      .where(sql`quote_id is null and message_id is null and contact_id is null and scale_id is null`),
    index('files_user').on(t.userId).where(sql`user_id is not null`),
    index('files_quote').on(t.quoteId).where(sql`quote_id is not null`),
    index('files_message').on(t.messageId).where(sql`message_id is not null`),
    index('files_contact').on(t.contactId).where(sql`contact_id is not null`),
    index('files_scale').on(t.scaleId).where(sql`scale_id is not null`),
  ],
)
