import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Localized, locales } from '#config/locales.ts'
import type {
  accuracyClasses,
  arrangements,
  metrologyStates,
  WeighingRange,
} from '#domain/metrology/metrology.ts'
import type { Configuration } from '#domain/quote-list/configuration.ts'
import type { ConfigurationResult } from '#domain/quote-list/configuration-result.ts'
import type { Estimate } from '#domain/quote-list/estimate.ts'
import type { serviceUnits } from '#domain/quote-list/quote-service.ts'
import { contactOrigins, contactStates } from '#domain/quote-requests/contact-forms.ts'
import { requestStates } from '#domain/quote-requests/request-state.ts'
import type { VisitedInstrument } from '#domain/scales/visited-instrument.ts'
import { parentId } from './accounts.ts'

/** A telephone without its separators, by which the desk finds it in any spelling. */
export const phoneDigits = (phone: SQLWrapper): SQL =>
  [' ', '.', '-', '/', '(', ')'].reduce(
    (text, separator) => sql`replace(${text}, ${sql.raw(`'${separator}'`)}, '')`,
    sql`${phone}`,
  )

/** Quote requests with the contact data of the sender. */
export const quoteRequests = sqliteTable(
  'quote_requests',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    company: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    zipCode: text().notNull(),
    country: text().notNull(),
    message: text().notNull(),
    /** ISO instant; sending the request accepts the general terms. Empty where the company wrote it down. */
    termsAcceptedAt: text().notNull(),
    createdAt: text().notNull(),
    /** The user who was signed in when it was sent; null for a guest. */
    userId: text(),
    /** Services ordered with it, as they were offered then. */
    services: text({ mode: 'json' }).$type<QuotedService[]>().notNull().default([]),
    /** Answers of the configurator and what the rules said of them; null without configurator. */
    configuration: text({ mode: 'json' }).$type<QuotedConfiguration | null>(),
    /** The indicative amount as it was worked out then; null where there is nothing to price. */
    estimate: text({ mode: 'json' }).$type<Estimate | null>(),
    /** Changed by `functions/quote-requests/transition.ts` only, together with its event. */
    state: text({ enum: requestStates }).notNull().default('received'),
    /** When the answer is due (ISO instant); null on requests older than the column. */
    dueAt: text(),
    /** How many files were sent with it; those that could not be attached are missing in `files`. */
    filesSent: integer().notNull().default(0),
    /** Who of the company looks after it, as typed at the desk; empty: nobody yet. */
    assignee: text().notNull().default(''),
    /** Version of the accepted terms (`versionName`); null on requests older than the column. */
    termsVersion: text(),
    /** When an offer was accepted (ISO instant): it is a contract since, and kept as one (docs/decisions/0069). */
    acceptedAt: text(),
    /** When the account of a contract was erased (ISO instant): only the desk sees it since. */
    archivedAt: text(),
    /** Since when the customer waits for the company (ISO instant, functions/db/waiting.ts); null: not. */
    waitingSince: text(),
    /** The instruments of a visit, as the register had them then. */
    instruments: text({ mode: 'json' }).$type<VisitedInstrument[]>().notNull().default([]),
    /** Who of the company wrote it down: the address at the desk, and the name; empty where the customer sent it. */
    startedBy: text().notNull().default(''),
    startedByName: text().notNull().default(''),
  },
  (t) => [
    check(
      'quote_requests_state',
      sql`state in ('received', 'in-progress', 'offered', 'accepted', 'declined', 'expired', 'closed')`,
    ),
    uniqueIndex('quote_requests_reference').on(t.reference),
    index('quote_requests_created').on(t.createdAt),
    // Retention: of which no contract came by age, contracts by acceptance.
    index('quote_requests_unaccepted').on(t.createdAt).where(sql`${t.acceptedAt} is null`),
    index('quote_requests_accepted').on(t.acceptedAt).where(sql`${t.acceptedAt} is not null`),
    index('quote_requests_user').on(t.userId, t.createdAt),
    index('quote_requests_email').on(sql`lower(${t.email})`, t.createdAt),
    // The desk: by state and time left (what was sent first is due first), and by the beginning of a name.
    index('quote_requests_desk').on(t.state, t.createdAt, t.id).where(sql`${t.archivedAt} is null`),
    index('quote_requests_waiting').on(t.waitingSince, t.id).where(sql`${t.waitingSince} is not null`),
    index('quote_requests_waiting_of')
      .on(t.assignee, t.waitingSince, t.id)
      .where(sql`${t.waitingSince} is not null`),
    index('quote_requests_archived').on(t.createdAt, t.id).where(sql`${t.archivedAt} is not null`),
    index('quote_requests_name').on(sql`lower(${t.name})`),
    index('quote_requests_company').on(sql`lower(${t.company})`),
    index('quote_requests_phone').on(phoneDigits(t.phone)),
  ],
)

/**
 * Items of a quote request as the visitor saw them: names, data plates and prices are copied, so that a later import
 * changes nothing.
 */
export const quoteItems = sqliteTable(
  'quote_items',
  {
    quoteId: parentId(() => quoteRequests.id),
    position: integer().notNull(),
    productId: text().notNull(),
    productName: text({ mode: 'json' }).$type<Localized>().notNull(),
    brand: text().notNull(),
    variantReference: text(),
    variant: text({ mode: 'json' }).$type<QuotedVariant | null>(),
    accessories: text({ mode: 'json' }).$type<QuotedAccessory[]>().notNull(),
    quantity: integer().notNull(),
    priceCents: integer(),
    /** The version of the offer that brought it; null: the customer asked for it. */
    offerVersion: integer(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.position] })],
)
/** Data plate of the variant as it was when the request was sent. */
export type QuotedVariant = {
  accuracyClass: (typeof accuracyClasses)[number] | null
  arrangement: (typeof arrangements)[number]
  ranges: WeighingRange[]
  platform: string | null
  metrology: (typeof metrologyStates)[number]
}
/** An accessory as it was when the request was sent; price in cents excl. VAT, null: on request. */
export type QuotedAccessory = { name: Localized; compatibility: Localized; priceCents: number | null }

/** A service as it was offered when the request was sent; price in cents excl. VAT, null: on request. */
export type QuotedService = {
  code: string
  name: Localized
  unit: (typeof serviceUnits)[number]
  onSite: boolean
  quantity: number
  priceCents: number | null
}
/** Answers of the configurator; the result is null when the rules could not be asked. */
export type QuotedConfiguration = { answers: Configuration; result: ConfigurationResult | null }

/** Messages of the contact form. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: text().notNull(),
    /** How many files were sent with it. */
    filesSent: integer().notNull().default(0),
    origin: text({ enum: contactOrigins }).notNull().default('form'),
    state: text({ enum: contactStates }).notNull().default('open'),
    /** Who of the company looks after it; empty: nobody yet. */
    assignee: text().notNull().default(''),
    /** The reference of the request that it was turned into. */
    requestReference: text(),
  },
  (t) => [
    uniqueIndex('contact_messages_reference').on(t.reference),
    index('contact_messages_created').on(t.createdAt),
    index('contact_messages_open').on(t.createdAt, t.id).where(sql`${t.state} = 'open'`),
    index('contact_messages_open_of').on(t.assignee, t.createdAt, t.id).where(sql`${t.state} = 'open'`),
    index('contact_messages_email').on(sql`lower(${t.email})`, t.createdAt),
  ],
)

/** What the company answered to a contact message, by mail. */
export const contactAnswers = sqliteTable(
  'contact_answers',
  {
    id: text().primaryKey(),
    contactId: parentId(() => contactMessages.id),
    /** Who wrote it: the address at the desk, and the name that the mail is signed with. */
    author: text().notNull(),
    authorName: text().notNull(),
    text: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [index('contact_answers_contact').on(t.contactId, t.createdAt)],
)

/**
 * States of a newsletter subscription. A pending row is deleted after a week, a confirmed one when the reader
 * unsubscribes; links in mails are derived from the id and end with the row (`functions/platform/links.ts`).
 */
export const subscriptionStates = ['pending', 'confirmed'] as const
/** Newsletter subscriptions, one per email. */
export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    /** ISO instants, the proof of consent: when it was requested, and when it was confirmed from the mailbox. */
    requestedAt: text().notNull(),
    confirmedAt: text(),
  },
  (t) => [
    uniqueIndex('newsletter_subscriptions_email').on(t.email),
    index('newsletter_subscriptions_state').on(t.state, t.requestedAt),
  ],
)
