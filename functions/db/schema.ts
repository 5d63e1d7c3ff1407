import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { type Localized, locales } from '#config/locales.ts'
import { accountStates } from '#domain/accounts/account.ts'
import type { DrawingData } from '#domain/catalogue/drawing-data.ts'
import type { SimilarReason } from '#domain/catalogue/product.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import {
  accuracyClasses,
  arrangements,
  metrologyStates,
  type WeighingRange,
} from '#domain/metrology/metrology.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { quoteStates } from '#domain/quotes/quote-state.ts'
import { scaleCountries, scaleUses } from '#domain/scales/scale-use.ts'

/** Catalogue. Written as a whole by the import (`seed/`), read by the Worker; masses in micrograms, prices in cents. */

export const catalogueMeta = sqliteTable('catalogue_meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** The compact index of one catalogue version in parts below D1's limits (`#domain/catalogue-index.ts`). */
export const catalogueSnapshot = sqliteTable(
  'catalogue_snapshot',
  {
    version: text().notNull(),
    part: integer().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.part] })],
)

/** Every variant as the choice of an instrument judges it, packed in the same way (`#domain/fit/model-pack.ts`). */
export const catalogueModels = sqliteTable(
  'catalogue_models',
  {
    version: text().notNull(),
    part: integer().notNull(),
    data: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.version, t.part] })],
)

export const products = sqliteTable(
  'products',
  {
    /** Also the row of the search index. Assigned in catalogue order at import. */
    seq: integer().primaryKey(),
    /** The address of the product in every language. */
    id: text().notNull(),
    category: text().notNull(),
    subcategory: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    /** The lowest price of a variant; null when every variant is on request. */
    priceCents: integer(),
    inStock: integer({ mode: 'boolean' }).notNull(),
    /** ISO date; when the product came into the catalogue. */
    newestOn: text().notNull(),
    /** The variant whose plate stands on the card. */
    leadReference: text().notNull(),
    variantCount: integer().notNull(),
    /** R2 key of a photograph; the drawing stands in where there is none. */
    photo: text(),
    drawing: text({ mode: 'json' }).$type<DrawingData>().notNull(),
    /** Other models worth a look, by reason; the import works them out over the whole catalogue. */
    similar: text({ mode: 'json' }).$type<{ reason: SimilarReason; seq: number }[]>().notNull(),
    updatedOn: text().notNull(),
  },
  (t) => [uniqueIndex('products_id').on(t.id)],
)

export const productTexts = sqliteTable(
  'product_texts',
  {
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    name: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    features: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** Specification key → value in this language; labels are in the dictionaries. */
    specifications: text({ mode: 'json' }).$type<Record<string, string>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.productSeq, t.locale] })],
)

export const variants = sqliteTable(
  'variants',
  {
    reference: text().primaryKey(),
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    position: integer().notNull(),
    accuracyClass: text({ enum: accuracyClasses }),
    arrangement: text({ enum: arrangements }).notNull(),
    ranges: text({ mode: 'json' }).$type<WeighingRange[]>().notNull(),
    /** As printed, e.g. « 400 × 500 mm »; language-neutral. */
    platform: text(),
    metrology: text({ enum: metrologyStates }).notNull(),
    priceCents: integer(),
    inStock: integer({ mode: 'boolean' }).notNull(),
    /** What a data sheet states beside the plate; null: nothing is known. */
    facts: text({ mode: 'json' }).$type<VariantFacts | null>(),
  },
  (t) => [uniqueIndex('variants_product').on(t.productSeq, t.position)],
)

export const accessories = sqliteTable('accessories', {
  key: text().primaryKey(),
  name: text({ mode: 'json' }).$type<Localized>().notNull(),
  compatibility: text({ mode: 'json' }).$type<Localized>().notNull(),
  priceCents: integer(),
})

export const productAccessories = sqliteTable(
  'product_accessories',
  {
    productSeq: integer()
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    position: integer().notNull(),
    accessoryKey: text()
      .notNull()
      .references(() => accessories.key),
    /** The variants it fits; null: every variant of the product. */
    variantReferences: text({ mode: 'json' }).$type<string[] | null>(),
  },
  (t) => [primaryKey({ columns: [t.productSeq, t.position] })],
)

/** Deletion neighbourhood of the catalogue's words: finds a word behind a typo of one letter (SymSpell). */
export const searchDeletes = sqliteTable(
  'search_deletes',
  {
    form: text().notNull(),
    word: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
)

/** Articles. Written by the import like the catalogue; their HTML is rendered and sanitised there (`seed/markdown.ts`). */
export const articles = sqliteTable(
  'articles',
  {
    slug: text().primaryKey(),
    /** ISO date. */
    publishedOn: text().notNull(),
    author: text().notNull(),
    /** Kinds of instruments that it speaks of, and articles to read on. */
    subcategories: text({ mode: 'json' }).$type<string[]>().notNull(),
    related: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (t) => [index('articles_newest').on(t.publishedOn)],
)

export const articleTexts = sqliteTable(
  'article_texts',
  {
    slug: text()
      .notNull()
      .references(() => articles.slug, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    html: text().notNull(),
    /** Reading time. */
    minutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.locale] })],
)

/** Requests. What is accepted here is never lost: the outbox row is written in the same batch. */

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
    /** ISO instants; the general terms are accepted when the request is sent. */
    termsAcceptedAt: text().notNull(),
    createdAt: text().notNull(),
    /** Who was signed in when it was sent; null for a guest. */
    userId: text(),
    /** Set by the company (docs/operations.md); what the customer area shows. */
    state: text({ enum: quoteStates }).notNull().default('received'),
  },
  (t) => [
    uniqueIndex('quote_requests_reference').on(t.reference),
    index('quote_requests_created').on(t.createdAt),
    index('quote_requests_user').on(t.userId, t.createdAt),
    index('quote_requests_email').on(sql`lower(${t.email})`, t.createdAt),
  ],
)

/** As the visitor saw it when sending: names and plates are copied, so that a later import changes nothing. */
export const quoteItems = sqliteTable(
  'quote_items',
  {
    quoteId: text()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    productId: text().notNull(),
    productName: text({ mode: 'json' }).$type<Localized>().notNull(),
    brand: text().notNull(),
    variantReference: text(),
    variant: text({ mode: 'json' }).$type<QuotedVariant | null>(),
    accessories: text({ mode: 'json' }).$type<QuotedAccessory[]>().notNull(),
    quantity: integer().notNull(),
    priceCents: integer(),
  },
  (t) => [primaryKey({ columns: [t.quoteId, t.position] })],
)
export type QuotedVariant = {
  accuracyClass: (typeof accuracyClasses)[number] | null
  arrangement: (typeof arrangements)[number]
  ranges: WeighingRange[]
  platform: string | null
  metrology: (typeof metrologyStates)[number]
}
export type QuotedAccessory = { name: Localized; compatibility: Localized; priceCents: number | null }

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
  },
  (t) => [
    uniqueIndex('contact_messages_reference').on(t.reference),
    index('contact_messages_created').on(t.createdAt),
  ],
)

/**
 * Who wants the newsletter. An unconfirmed row is deleted after a week, a confirmed one when its reader unsubscribes;
 * the links in mails follow from the id and end with the row (`functions/platform/links.ts`).
 */
export const subscriptionStates = ['pending', 'confirmed'] as const
export const newsletterSubscriptions = sqliteTable(
  'newsletter_subscriptions',
  {
    id: text().primaryKey(),
    /** Lower-cased. */
    email: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    state: text({ enum: subscriptionStates }).notNull().default('pending'),
    /** ISO instants, the proof of consent: asked for, and confirmed from the mailbox itself. */
    requestedAt: text().notNull(),
    confirmedAt: text(),
  },
  (t) => [
    uniqueIndex('newsletter_subscriptions_email').on(t.email),
    index('newsletter_subscriptions_state').on(t.state, t.requestedAt),
  ],
)

/** The first answer given to a key, so that a retry is answered alike; kept for a day. */
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

export const outboxStates = ['pending', 'sent', 'dead'] as const
export const mailKinds = [
  'quote-company',
  'quote-visitor',
  'contact-company',
  'contact-visitor',
  'newsletter-confirm',
  'newsletter-welcome',
  'account-welcome',
  'account-verify',
  'password-reset',
  'password-changed',
  'registrations-alert',
  'scale-reminder',
] as const

/** Mail that is owed. The queue only carries the id; this row holds the truth (docs/architecture.md). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: text().primaryKey(),
    kind: text({ enum: mailKinds }).notNull(),
    /** What it speaks of: a request, a message, a subscription, a link, a person, a day, a round of reminders. */
    subjectId: text().notNull(),
    /**
     * The visitor's address on a confirmation, lower-cased, so that they can be counted; null on company mail, and on
     * the newsletter's, which are counted by their subscription.
     */
    recipient: text(),
    state: text({ enum: outboxStates }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** ISO instants. Not before `dueAt`; nobody else while `leaseUntil` lies ahead. */
    dueAt: text().notNull(),
    leaseUntil: text(),
    lastError: text(),
    createdAt: text().notNull(),
    sentAt: text(),
  },
  (t) => [
    index('outbox_due').on(t.state, t.dueAt),
    index('outbox_subject').on(t.subjectId),
    index('outbox_recipient').on(t.recipient, t.createdAt).where(sql`${t.recipient} is not null`),
  ],
)

/** Accounts. What a person wrote of himself and what the service keeps about him; the password stands elsewhere. */

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    /** What makes an address one and the same (`emailKey`). */
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
    /** The language of his mails. */
    locale: text({ enum: locales }).notNull(),
    isActive: integer({ mode: 'boolean' }).notNull().default(true),
    profileCompleted: integer({ mode: 'boolean' }).notNull().default(false),
    /** ISO instants. */
    emailVerifiedAt: text(),
    createdAt: text().notNull(),
    lastLoginAt: text(),
    updatedAt: text().notNull(),
    /** Mails before a verification falls due; off until asked for. */
    scaleReminders: integer({ mode: 'boolean' }).notNull().default(false),
    /** securityMetadata of the specification. */
    emailDomain: text().notNull(),
    /** The network (/24, /48), never the whole address; forgotten after a year. */
    registrationIp: text(),
    accountStatus: text({ enum: accountStates }).notNull().default('active'),
    loginAttempts: integer().notNull().default(0),
    lastLoginAttempt: text(),
  },
  (t) => [uniqueIndex('users_email').on(t.emailKey), index('users_created').on(t.createdAt)],
)

/** Apart from the person, so that reading a person never reads it. A PHC string (`functions/accounts/password.ts`). */
export const passwords = sqliteTable('passwords', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  hash: text().notNull(),
  changedAt: text().notNull(),
})

/** Read and written by lucia (`functions/sessions/lucia.ts`). The id is the SHA-256 of what the cookie holds. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Unix seconds; moved on while the session is used. */
    expiresAt: integer().notNull(),
    /** Names the session in the dashboard. */
    publicId: text().notNull(),
    createdAt: text().notNull(),
    network: text(),
    userAgent: text().notNull(),
  },
  (t) => [index('sessions_user').on(t.userId, t.createdAt), index('sessions_expires').on(t.expiresAt)],
)

export const accountLinkPurposes = ['password-reset', 'email-verification'] as const
/** Links of mails, by the SHA-256 of their token; each works once, for half an hour. */
export const accountLinks = sqliteTable(
  'account_links',
  {
    id: text().primaryKey(),
    hash: text().notNull(),
    purpose: text({ enum: accountLinkPurposes }).notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: text().notNull(),
    expiresAt: text().notNull(),
    usedAt: text(),
  },
  (t) => [
    uniqueIndex('account_links_hash').on(t.hash),
    index('account_links_user').on(t.userId, t.purpose, t.createdAt),
    index('account_links_expires').on(t.expiresAt),
  ],
)

/** What must be counted exactly: a keyed hash of who did it, and when. Forgotten after two days. */
export const attempts = sqliteTable(
  'attempts',
  {
    id: integer().primaryKey(),
    /** A keyed hash of kind, network and, where it matters, address. */
    key: text().notNull(),
    at: text().notNull(),
  },
  (t) => [index('attempts_key').on(t.key, t.at), index('attempts_at').on(t.at)],
)

/** The quote list that a customer saved, as his browser keeps it. */
export const savedLists = sqliteTable('saved_lists', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  items: text({ mode: 'json' }).$type<QuoteItem[]>().notNull(),
  savedAt: text().notNull(),
})

/** « My scales »: a customer's register of instruments; masses in micrograms. */
export const scales = sqliteTable(
  'scales',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    make: text().notNull(),
    model: text().notNull(),
    serial: text().notNull(),
    maxUg: integer(),
    eUg: integer(),
    accuracyClass: text({ enum: accuracyClasses }),
    place: text().notNull(),
    country: text({ enum: scaleCountries }).notNull(),
    use: text({ enum: scaleUses }).notNull(),
    /** Prepackages are made without the buyer present: the longer period does not apply (domain D.3). */
    prepackages: integer({ mode: 'boolean' }).notNull().default(false),
    /** It weighs people: Germany has a period of its own (domain D.4). */
    weighsPeople: integer({ mode: 'boolean' }).notNull().default(false),
    /** ISO dates; `dueOn` follows from the rest and is kept so that reminders can be found. */
    lastVerifiedOn: text(),
    dueOn: text(),
    /** The model of the catalogue that it was added from. */
    productId: text(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
  },
  (t) => [index('scales_user').on(t.userId, t.dueOn), index('scales_due').on(t.dueOn)],
)

/** Reminders that were owed, each once for a due date; `mailId` gathers those of one mail. */
export const scaleReminders = sqliteTable(
  'scale_reminders',
  {
    scaleId: text()
      .notNull()
      .references(() => scales.id, { onDelete: 'cascade' }),
    dueOn: text().notNull(),
    daysBefore: integer().notNull(),
    mailId: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scaleId, t.dueOn, t.daysBefore] }),
    index('scale_reminders_mail').on(t.mailId),
  ],
)
