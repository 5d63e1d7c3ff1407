import { sql } from 'drizzle-orm'
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The first answer to an idempotency key, replayed to retries; deleted after a day. */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    key: text().primaryKey(),
    scope: text().notNull(),
    bodyHash: text().notNull(),
    answer: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [index('idempotency_keys_created').on(t.createdAt)],
)

/** States of an outbox row. `dead`: will not be sent. */
export const outboxStates = ['pending', 'sent', 'dead'] as const
/** Every kind of mail; `functions/queue/writers.ts` maps each one to its writer. */
export const mailKinds = [
  'quote-company',
  'quote-visitor',
  'contact-company',
  'contact-visitor',
  'contact-answer',
  'newsletter-confirm',
  'newsletter-welcome',
  'account-welcome',
  'account-verify',
  'password-reset',
  'password-changed',
  'address-confirm',
  'address-asked',
  'address-changed',
  'address-confirmed',
  'handover-owner',
  'handover-receiver',
  'handover-given',
  'handover-received',
  'registrations-alert',
  'account-expiring',
  'scale-reminder',
  'request-link',
  'request-started',
  'request-message-company',
  'request-message-customer',
  'request-decision-company',
  'request-offer-customer',
  'request-accepted-customer',
  'request-closed-customer',
  'offer-reminder',
  'operations-alert',
  'operations-recovered',
  'joined',
] as const

/**
 * Transactional outbox: mails to send. The queue carries only the id; this row is authoritative (docs/architecture.md).
 */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    /**
     * Id of what the mail is about: a request, its event, message or link, a contact message, its answer, subscription,
     * account link, user, day, hour of an alert, or round of reminders; of a joined mail its own.
     */
    subjectId: text().notNull(),
    /**
     * The key of the email that it goes to (`emailKey`), on mail that anybody can have begun: it is limited by mailbox.
     * Null on mail to the company, and on what its recipient has begun or what the company has written.
     */
    recipient: text(),
    state: text({ enum: outboxStates }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** ISO instants. Not sent before `dueAt`; leased to one worker until `leaseUntil`. */
    dueAt: text().notNull(),
    leaseUntil: text(),
    lastError: text(),
    createdAt: text().notNull(),
    sentAt: text(),
    /** The joined mail that says what this one would have said; it is not sent by itself then. */
    joinedInto: text().references((): AnySQLiteColumn => outbox.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('outbox_joined').on(t.joinedInto).where(sql`${t.joinedInto} is not null`),
    index('outbox_due').on(t.state, t.dueAt),
    index('outbox_subject').on(t.subjectId),
    index('outbox_recipient').on(t.recipient, t.createdAt).where(sql`${t.recipient} is not null`),
  ],
)
