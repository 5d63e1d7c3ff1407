import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { each } from '#config/locales.ts'
import { messageSenders } from '#domain/quote-requests/followed-request.ts'
import { offerStates } from '#domain/quote-requests/offer.ts'
import { requestActors, requestEvents } from '#domain/quote-requests/request-state.ts'
import { parentId } from './accounts.ts'
import { quoteRequests } from './requests.ts'

/** What has happened to a request: its timeline. Personal, because notes hold free text; deleted with the person. */
export const requestHistory = sqliteTable(
  'request_events',
  {
    /** Also the subject of mails about it. */
    id: text().primaryKey(),
    quoteId: parentId(() => quoteRequests.id),
    /** ISO instant. */
    at: text().notNull(),
    event: text({ enum: requestEvents }).notNull(),
    actor: text({ enum: requestActors }).notNull(),
    /** The version of the offer that it is about. */
    version: integer(),
    /** The reason of a declined offer or a closed request, in the words of who gave it. */
    note: text().notNull().default(''),
  },
  (t) => [index('request_events_quote').on(t.quoteId, t.at)],
)

/** Messages between customer and company about a request. */
export const requestMessages = sqliteTable(
  'request_messages',
  {
    id: text().primaryKey(),
    quoteId: parentId(() => quoteRequests.id),
    sender: text({ enum: messageSenders }).notNull(),
    text: text().notNull(),
    createdAt: text().notNull(),
    /** How many files were sent with it. */
    filesSent: integer().notNull().default(0),
    /** The address of the member of staff who wrote it; empty for the customer and for the link of a mail. */
    author: text().notNull().default(''),
  },
  (t) => [index('request_messages_quote').on(t.quoteId, t.createdAt)],
)

/** Notes of the company about a request; only the export of an account shows them. Deleted with the person. */
export const requestNotes = sqliteTable(
  'request_notes',
  {
    id: text().primaryKey(),
    quoteId: parentId(() => quoteRequests.id),
    /** Who wrote it: the address that Cloudflare Access vouches for, or empty for the link of a mail. */
    author: text().notNull(),
    text: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [index('request_notes_quote').on(t.quoteId, t.createdAt)],
)

/** Whom a link is for: the customer, who follows the request, or the company, which answers it at the desk. */
export const linkSides = ['customer', 'company'] as const

/**
 * Links to a request. The token is derived from the id when a mail is written (`functions/platform/links.ts`); only
 * then are its SHA-256 and the end of its life stored.
 */
export const requestLinks = sqliteTable(
  'request_links',
  {
    id: text().primaryKey(),
    quoteId: parentId(() => quoteRequests.id),
    hash: text(),
    /** ISO instants. */
    createdAt: text().notNull(),
    expiresAt: text(),
    revokedAt: text(),
    side: text({ enum: linkSides }).notNull().default('customer'),
  },
  (t) => [
    uniqueIndex('request_links_hash').on(t.hash),
    index('request_links_quote').on(t.quoteId, t.createdAt),
    index('request_links_expires').on(t.expiresAt),
  ],
)

/** Offers of the company, one row per version; a version that was sent never changes but for its state. */
export const offers = sqliteTable(
  'offers',
  {
    quoteId: parentId(() => quoteRequests.id),
    version: integer().notNull(),
    state: text({ enum: offerStates }).notNull().default('sent'),
    /** ISO instant. */
    sentAt: text().notNull(),
    /** The last day (ISO, in Paris) on which it can be accepted. */
    validUntil: text().notNull(),
    /** Who decided, as typed, and under which number the customer orders. */
    decidedAt: text(),
    decidedBy: text(),
    orderNumber: text(),
    /** Delivery time, conditions and a note to the customer, in the language of the request. */
    delivery: text().notNull().default(''),
    conditions: text().notNull().default(''),
    note: text().notNull().default(''),
    /** When the customer was reminded of the end of validity (ISO instant). */
    remindedAt: text(),
    /** SHA-256 of the document as it was first made, in hexadecimal; null while nobody asked for it. */
    checksum: text(),
    /** The file that holds the document; null while none is stored. */
    documentId: text(),
    /** What was accepted: the checksum of the document, and the version of the general terms. */
    acceptedChecksum: text(),
    termsVersion: text(),
    /**
     * Strokes of a signature that a version before let the customer draw. Nothing writes or shows them any more; they
     * are exported and erased with the offer. The column stays for a rollback.
     */
    signature: text({ mode: 'json' }).$type<number[][] | null>(),
    /** The address of the member of staff who sent it; empty for the link of a mail. */
    author: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.version] }),
    index('offers_validity').on(t.state, t.validUntil),
  ],
)

/** Lines of an offer, in the language of the request; money in integer cents excl. VAT. */
export const offerLines = sqliteTable(
  'offer_lines',
  {
    quoteId: text().notNull(),
    version: integer().notNull(),
    position: integer().notNull(),
    text: text().notNull(),
    quantity: integer().notNull(),
    unitCents: integer().notNull(),
    /** Taken off the whole line. */
    discountCents: integer().notNull().default(0),
    /** 20 % is 200, 5.5 % is 55. */
    vatPermille: integer().notNull(),
    /** Position of the requested instrument that it offers; null for all other lines. */
    itemPosition: integer(),
    /** An option: it counts in the sums only once the customer has chosen it with the acceptance. */
    optional: integer({ mode: 'boolean' }).notNull().default(false),
    chosen: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.version, t.position] }),
    foreignKey({
      columns: [t.quoteId, t.version],
      foreignColumns: [offers.quoteId, offers.version],
    }).onDelete('cascade'),
  ],
)

/**
 * What somebody at the desk has typed of the next version of an offer. Each writing counts the revision up, so that of
 * two editors the second one is refused.
 */
export const offerDrafts = sqliteTable('offer_drafts', {
  quoteId: text()
    .primaryKey()
    .references(() => quoteRequests.id, { onDelete: 'cascade' }),
  revision: integer().notNull(),
  /** The version that it follows. */
  after: integer().notNull(),
  /** Field of the editor → typed text. */
  content: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  author: text().notNull(),
  updatedAt: text().notNull(),
})

/** Texts that the company uses again in offers, in the languages of its customers. */
export const textBlocks = sqliteTable(
  'text_blocks',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    ...each(() => text().notNull()),
    updatedAt: text().notNull(),
  },
  (t) => [index('text_blocks_title').on(t.title)],
)
