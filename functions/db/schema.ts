import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
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
import type { Configuration } from '#domain/quotes/configuration.ts'
import type { ConfigurationResult } from '#domain/quotes/configuration-result.ts'
import type { Estimate } from '#domain/quotes/estimate.ts'
import type { QuoteItem } from '#domain/quotes/quote.ts'
import { type ServiceScope, serviceUnits } from '#domain/quotes/quote-service.ts'
import { messageSenders } from '#domain/requests/followed-request.ts'
import { offerStates } from '#domain/requests/offer.ts'
import { requestActors, requestEvents, requestStates } from '#domain/requests/request-state.ts'
import { scaleCountries, scaleUses } from '#domain/scales/scale-use.ts'

/**
 * Catalogue tables. Written as a whole by the import (`seed/`), read by the Worker; masses in micrograms, prices in
 * cents.
 */

/** Key–value data of the catalogue, such as its version. */
export const catalogueMeta = sqliteTable('catalogue_meta', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** The compact index of one catalogue version in parts below D1's limits (`#domain/catalogue/catalogue-index.ts`). */
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

/** One row per product, with what lists and cards need in any language. */
export const products = sqliteTable(
  'products',
  {
    /** Also the row id of the search index. Assigned in catalogue order at import. */
    seq: integer().primaryKey(),
    /** The id in the product's URL, the same in every language. */
    id: text().notNull(),
    category: text().notNull(),
    subcategory: text().notNull(),
    brand: text().notNull(),
    model: text().notNull(),
    /** The lowest price of a variant; null when every variant is on request. */
    priceCents: integer(),
    inStock: integer({ mode: 'boolean' }).notNull(),
    /** ISO date on which the product came into the catalogue. */
    newestOn: text().notNull(),
    /** The variant whose data plate stands on the card. */
    leadReference: text().notNull(),
    variantCount: integer().notNull(),
    /** R2 key of a photograph; without one the drawing is shown. */
    photo: text(),
    drawing: text({ mode: 'json' }).$type<DrawingData>().notNull(),
    /** Similar models by reason; computed by the import over the whole catalogue. */
    similar: text({ mode: 'json' }).$type<{ reason: SimilarReason; seq: number }[]>().notNull(),
    updatedOn: text().notNull(),
  },
  (t) => [uniqueIndex('products_id').on(t.id)],
)

/** Texts of a product in one language. */
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

/** Variants (models) of a product with the numbers of their data plate. */
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

/** Accessories, in every language. */
export const accessories = sqliteTable('accessories', {
  key: text().primaryKey(),
  name: text({ mode: 'json' }).$type<Localized>().notNull(),
  compatibility: text({ mode: 'json' }).$type<Localized>().notNull(),
  priceCents: integer(),
})

/** Which accessory belongs to which product. */
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
    /** References of the variants that it fits; null: every variant of the product. */
    variantReferences: text({ mode: 'json' }).$type<string[] | null>(),
  },
  (t) => [primaryKey({ columns: [t.productSeq, t.position] })],
)

/** Services that can be ordered with a quote, in every language. */
export const services = sqliteTable(
  'services',
  {
    code: text().primaryKey(),
    position: integer().notNull(),
    name: text({ mode: 'json' }).$type<Localized>().notNull(),
    description: text({ mode: 'json' }).$type<Localized>().notNull(),
    /** Per unit; null: on request. */
    priceCents: integer(),
    unit: text({ enum: serviceUnits }).notNull(),
    onSite: integer({ mode: 'boolean' }).notNull(),
    /** The instruments that it is offered for; Max in grams, as `GET /api/services` answers it. */
    appliesTo: text({ mode: 'json' }).$type<ServiceScope>().notNull(),
  },
  (t) => [uniqueIndex('services_position').on(t.position)],
)

/** Deletion neighbourhood of the catalogue's words: finds a word despite a typo of one letter (SymSpell). */
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
    slug: text()
      .notNull()
      .references(() => articles.slug, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    html: text().notNull(),
    /** Reading time in minutes. */
    minutes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.slug, t.locale] })],
)

/** Requests. The outbox row is written in the same batch, so that an accepted request never loses its mail. */

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
    /** ISO instant; sending the request accepts the general terms. */
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
    /** Changed by `functions/requests/transition.ts` only, together with its event. */
    state: text({ enum: requestStates }).notNull().default('received'),
    /** When the answer is due (ISO instant); null on requests older than the column. */
    dueAt: text(),
  },
  (t) => [
    check(
      'quote_requests_state',
      sql`state in ('received', 'in-progress', 'offered', 'accepted', 'declined', 'expired', 'closed')`,
    ),
    uniqueIndex('quote_requests_reference').on(t.reference),
    index('quote_requests_created').on(t.createdAt),
    index('quote_requests_user').on(t.userId, t.createdAt),
    index('quote_requests_email').on(sql`lower(${t.email})`, t.createdAt),
  ],
)

/**
 * Items of a quote request as the visitor saw them: names, data plates and prices are copied, so that a later import
 * changes nothing.
 */
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

/** What has happened to a request: its timeline. Personal, because notes hold free text; deleted with the person. */
export const requestHistory = sqliteTable(
  'request_events',
  {
    /** Also the subject of mails about it. */
    id: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
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
    quoteId: text()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    sender: text({ enum: messageSenders }).notNull(),
    text: text().notNull(),
    createdAt: text().notNull(),
  },
  (t) => [index('request_messages_quote').on(t.quoteId, t.createdAt)],
)

/**
 * Links to a request. The token is derived from the id when a mail is written (`functions/platform/links.ts`); only
 * then are its SHA-256 and the end of its life stored.
 */
export const requestLinks = sqliteTable(
  'request_links',
  {
    id: text().primaryKey(),
    quoteId: text()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    hash: text(),
    /** ISO instants. */
    createdAt: text().notNull(),
    expiresAt: text(),
    revokedAt: text(),
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
    quoteId: text()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
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
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.version, t.position] }),
    foreignKey({
      columns: [t.quoteId, t.version],
      foreignColumns: [offers.quoteId, offers.version],
    }).onDelete('cascade'),
  ],
)

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
  },
  (t) => [
    uniqueIndex('contact_messages_reference').on(t.reference),
    index('contact_messages_created').on(t.createdAt),
  ],
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
/** Every kind of mail; `functions/queue/deliver.ts` maps each one to its writer. */
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
  'request-link',
  'request-message-company',
  'request-message-customer',
  'request-decision-company',
  'request-offer-customer',
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
     * Id of what the mail is about: a request, its event, message or link, a contact message, subscription, account
     * link, user, day, or round of reminders.
     */
    subjectId: text().notNull(),
    /**
     * The visitor's email on a confirmation, lower-cased, to limit mails per address; null on mail to the company and
     * on newsletter mail, which is limited per subscription.
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
  },
  (t) => [
    index('outbox_due').on(t.state, t.dueAt),
    index('outbox_subject').on(t.subjectId),
    index('outbox_recipient').on(t.recipient, t.createdAt).where(sql`${t.recipient} is not null`),
  ],
)

/** Accounts. What a person entered and what the service records about them; the password is in `passwords`. */

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
  },
  (t) => [uniqueIndex('users_email').on(t.emailKey), index('users_created').on(t.createdAt)],
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
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
export const accountLinkPurposes = ['password-reset', 'email-verification'] as const
/** Links in account mails, by the SHA-256 of their token; each works once and expires after 30 minutes. */
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
    /** True when prepackages are made without the buyer present: the longer period does not apply (domain D.3). */
    prepackages: integer({ mode: 'boolean' }).notNull().default(false),
    /** True when it weighs people: Germany has a separate period (domain D.4). */
    weighsPeople: integer({ mode: 'boolean' }).notNull().default(false),
    /** ISO dates; `dueOn` is derived from the other columns and stored so that reminders can be queried. */
    lastVerifiedOn: text(),
    dueOn: text(),
    /** The catalogue model that it was added from. */
    productId: text(),
    createdAt: text().notNull(),
    updatedAt: text().notNull(),
    /** What else the period depends on (`VerifiedInstrument`); null: not said. */
    hospital: integer({ mode: 'boolean' }),
    baby: integer({ mode: 'boolean' }).notNull().default(false),
    bed: integer({ mode: 'boolean' }).notNull().default(false),
    farm: integer({ mode: 'boolean' }).notNull().default(false),
    buildingMaterial: integer({ mode: 'boolean' }).notNull().default(false),
    previousDueOn: text(),
    lastOverhauledOn: text(),
  },
  (t) => [index('scales_user').on(t.userId, t.dueOn), index('scales_due').on(t.dueOn)],
)

/** Reminders that were enqueued, each once per due date; `mailId` groups those of one mail. */
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
