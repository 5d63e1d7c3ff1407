import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { locales } from '#config/locales.ts'
import { accountStates } from '#domain/accounts/account.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'

/** The id of the row that this one belongs to, and goes with. */
export const parentId = (column: () => AnySQLiteColumn) =>
  text().notNull().references(column, { onDelete: 'cascade' })

/** Customer accounts. */
export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** The normalised email (`emailKey`), unique. */
    emailKey: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text().notNull(),
    position: text().notNull().default(''),
    phone: text().notNull(),
    siret: text().notNull().default(''),
    address: text().notNull(),
    city: text().notNull(),
    postalCode: text().notNull(),
    country: text().notNull(),
    /** The language of the person's mails. */
    locale: text({ enum: locales }).notNull(),
    isActive: integer({ mode: 'boolean' }).notNull().default(true),
    profileCompleted: integer({ mode: 'boolean' }).notNull().default(false),
    /** ISO instants. */
    emailVerifiedAt: text(),
    createdAt: text().notNull(),
    lastLoginAt: text(),
    updatedAt: text().notNull(),
    /** Whether mails are sent before a verification falls due; off by default. */
    scaleReminders: integer({ mode: 'boolean' }).notNull().default(false),
    /** `securityMetadata` of the specification. */
    emailDomain: text().notNull(),
    /** The network (/24, /48), never the whole address; deleted after a year. */
    registrationIp: text(),
    accountStatus: text({ enum: accountStates }).notNull().default('active'),
    loginAttempts: integer().notNull().default(0),
    lastLoginAttempt: text(),
    /** The latest contact that is known; accounts are erased years after it (`account-expiry.ts`). */
    lastContactAt: text().notNull().default(''),
    /** When the mail was enqueued that the account will be erased; null: not, or there was contact since. */
    expiryWarnedAt: text(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.emailKey),
    index('users_created').on(t.createdAt),
    index('users_company').on(sql`lower(${t.company})`).where(sql`${t.company} <> ''`),
    index('users_expiry').on(t.expiryWarnedAt, t.lastContactAt),
  ],
)

/**
 * Password hashes, in a table of their own so that reading a user never reads one. PHC string
 * (`functions/accounts/password.ts`).
 */
export const passwords = sqliteTable('passwords', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  changedAt: text().notNull(),
})

/**
 * Sessions, read and written by lucia (`functions/sessions/lucia.ts`). The id is the SHA-256 of the token in the
 * cookie.
 */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: parentId(() => users.id),
    /** Unix seconds; extended while the session is used. */
    expiresAt: integer().notNull(),
    /** Identifies the session in the dashboard; cannot be used to sign in. */
    publicId: text().notNull(),
    createdAt: text().notNull(),
    network: text(),
    userAgent: text().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId, t.createdAt), index('sessions_expires').on(t.expiresAt)],
)

/** What a link in an account mail is for. */
export const accountLinkPurposes = [
  'password-reset',
  'email-verification',
  'address-change',
  'register-handover',
] as const
/** Links in account mails, by the SHA-256 of their token; each works once and expires (`account-link-rows.ts`). */
export const accountLinks = sqliteTable(
  'account_links',
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    purpose: text({ enum: accountLinkPurposes }).notNull(),
    userId: parentId(() => users.id),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    usedAt: text(),
    /** The new address that is to be confirmed, or that of whom the register is offered to. */
    email: text(),
    /** The address before, once the new one is confirmed. */
    formerEmail: text(),
    /** Of a register that is handed over: when its owner confirmed it (ISO instant), and who will have it. */
    ownerConfirmedAt: text(),
    receiverId: text(),
  },
  (t) => [
    uniqueIndex('account_links_hash').on(t.hash),
    index('account_links_user').on(t.userId, t.purpose, t.createdAt),
    index('account_links_expires').on(t.expiresAt),
  ],
)

/** Attempts that must be counted exactly: a keyed hash and the time. Deleted after two days. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: integer().primaryKey(),
    /** Keyed hash of the kind, the network and, where it matters, the email. */
    key: text().notNull(),
    at: text().notNull(),
  },
  (t) => [index('attempts_key').on(t.key, t.at), index('attempts_at').on(t.at)],
)

/** Requests of one network in one window of time, counted exactly. Deleted when the window is over. */
export const requestCounts = sqliteTable(
  'request_counts',
  {
    /** Keyed hash of the limit, the window and the network. */
    key: text().primaryKey(),
    count: integer().notNull(),
    /** End of the window (ISO). */
    until: text().notNull(),
  },
  (t) => [index('request_counts_until').on(t.until)],
)

/** The quote list that a customer saved, as the browser stores it. */
export const savedLists = sqliteTable('saved_lists', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  items: text({ mode: 'json' }).$type<QuoteItem[]>().notNull(),
  savedAt: text().notNull(),
})
