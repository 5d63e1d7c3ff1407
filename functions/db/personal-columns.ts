import { getTableColumns, type SQL } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { messageFields, profileFields, requestFields } from '#domain/forms/person-fields.ts'
import type { Statement } from './batch-by-name.ts'
import type { Db } from './client.ts'
import * as schema from './schema.ts'

type Schema = typeof schema
/** The name under which the schema exports a table. */
export type TableName = { [N in keyof Schema]: Schema[N] extends SQLiteTable ? N : never }[keyof Schema]

/** Every table by its name. */
export const tables: { [N in TableName]: Schema[N] } = schema

/** What export and erasure do with a column. */
export const columnKinds = {
  /** About a person: exported, and emptied where its row outlives the person. */
  personal: { isExported: true, isErased: true, isKeptInContract: false },
  /** As personal, but kept with a contract for as long as the law demands (src/config/retention.ts). */
  contractual: { isExported: true, isErased: true, isKeptInContract: true },
  /** Credentials, keys, and names of other people: erased like personal data, and never exported. */
  withheld: { isExported: false, isErased: true, isKeptInContract: false },
  /** Says nothing about anybody by itself: exported with its row, and may stay. */
  neutral: { isExported: true, isErased: false, isKeptInContract: true },
  /** Bookkeeping of the site, and what belongs to nobody. */
  internal: { isExported: false, isErased: false, isKeptInContract: true },
} as const
/** A kind of column. */
type ColumnKind = keyof typeof columnKinds
/** Names of columns by kind; a line may hold several, separated by spaces. */
export type Classification = Partial<Record<ColumnKind, readonly string[]>>

/**
 * Every column of every table. `test/house/personal-columns.test.ts` fails where one is missing; export and erasure
 * follow from it (docs/decisions/0060).
 */
export const classified = {
  users: {
    personal: [
      ...profileFields,
      'id email locale emailDomain registrationIp createdAt lastLoginAt updatedAt lastContactAt lastLoginAttempt',
      'emailVerifiedAt expiryWarnedAt isActive profileCompleted scaleReminders accountStatus loginAttempts',
    ],
    withheld: ['emailKey'],
  },
  passwords: { personal: ['changedAt'], withheld: ['userId hash'] },
  sessions: { personal: ['createdAt expiresAt network userAgent'], withheld: ['id userId publicId'] },
  accountLinks: {
    personal: ['purpose createdAt expiresAt usedAt email formerEmail ownerConfirmedAt'],
    withheld: ['id hash userId receiverId'],
  },
  savedLists: { personal: ['userId items savedAt'] },
  scales: {
    personal: [
      'id userId make model serial maxUg eUg accuracyClass place country use prepackages weighsPeople',
      'lastVerifiedOn dueOn productId createdAt updatedAt hospital baby bed farm buildingMaterial',
      'previousDueOn lastOverhauledOn remindOn requestReference kind',
    ],
  },
  scaleReminders: { personal: ['scaleId dueOn daysBefore createdAt'], withheld: ['mailId'] },
  scaleVerifications: { personal: ['scaleId event doneOn createdAt'] },
  quoteRequests: {
    personal: ['userId assignee startedByName'],
    contractual: [...requestFields, 'message configuration instruments'],
    neutral: [
      'id reference locale termsAcceptedAt termsVersion createdAt services estimate state dueAt filesSent',
      'acceptedAt',
    ],
    withheld: ['startedBy'],
    internal: ['archivedAt waitingSince'],
  },
  quoteItems: {
    neutral: [
      'quoteId position productId productName brand variantReference variant accessories quantity priceCents',
      'offerVersion',
    ],
  },
  contactMessages: {
    personal: [
      ...messageFields,
      'id reference locale subject message createdAt filesSent origin state requestReference',
    ],
    withheld: ['assignee'],
  },
  contactAnswers: { personal: ['contactId authorName text createdAt'], withheld: ['id author'] },
  newsletterSubscriptions: { personal: ['id email locale state requestedAt confirmedAt'] },
  requestHistory: { contractual: ['id at event actor version note'], neutral: ['quoteId'] },
  requestMessages: {
    personal: ['id sender text createdAt filesSent'],
    // Of the company: it stays with a contract.
    internal: ['author'],
    neutral: ['quoteId'],
  },
  requestNotes: { personal: ['createdAt text'], withheld: ['id author'], neutral: ['quoteId'] },
  requestLinks: {
    personal: ['createdAt expiresAt revokedAt'],
    withheld: ['id hash side'],
    neutral: ['quoteId'],
  },
  offers: {
    personal: ['remindedAt'],
    contractual: [
      'version state sentAt validUntil decidedAt decidedBy orderNumber delivery conditions note',
      'checksum documentId acceptedChecksum termsVersion signature',
    ],
    // Of the company: it stays with a contract.
    internal: ['author'],
    neutral: ['quoteId'],
  },
  offerLines: {
    contractual: ['text'],
    neutral: [
      'quoteId version position quantity unitCents discountCents vatPermille itemPosition optional chosen',
    ],
  },
  // Deleted with the request, as soon as its customer is erased.
  offerDrafts: { withheld: ['content author'], internal: ['quoteId revision after updatedAt'] },
  textBlocks: { internal: ['id title fr en de updatedAt'] },
  files: {
    contractual: ['name checksum'],
    withheld: ['userId'],
    // The sweep deletes the row of an erased file; until then it needs these to find the objects.
    neutral: ['id purpose type size createdAt quoteId messageId contactId scaleId'],
    internal: ['keyHash state pieces dueAt offerVersion'],
  },
  outbox: {
    personal: ['recipient'],
    // An answer of a mail server quotes addresses.
    withheld: ['lastError'],
    neutral: ['kind state createdAt sentAt'],
    internal: ['id subjectId attempts dueAt leaseUntil joinedInto'],
  },
  // Keyed hashes and the answers to retries, deleted after hours or days.
  attempts: { internal: ['id key at'] },
  requestCounts: { internal: ['key count until'] },
  idempotencyKeys: { internal: ['key scope bodyHash answer createdAt'] },
  backups: { internal: ['night position leaseUntil finishedAt'] },
  // Staff and what they did belong to no customer; the journal names references, not persons.
  productDrafts: { internal: ['id version baseRevision document name problems author changedAt isHeld'] },
  staff: { internal: ['email name publicName roles addedAt leftAt'] },
  auditLog: { internal: ['id at who subjectKind subjectId action before after'] },
  watch: { internal: ['id sweptAt lookedAt alertedAt told isOpen'] },
  // Words of nobody: what looks personal is not counted, and what few have asked is a keyed hash.
  searchMisses: { internal: ['day locale query count'] },
  rareSearches: { internal: ['day locale key asker count'] },
  // What the desk has written for pages; its author is of the company.
  articleVersions: { internal: ['slug version state day content author at liveAt'] },
  datedVersions: { internal: ['subject version day content author at calledOffAt liveAt'] },
  announcements: { internal: ['id kind begins ends content revision author changedAt'] },
  // The catalogue and its publications, by the staff.
  catalogueMeta: { internal: ['key value generation'] },
  publications: {
    internal: [
      'id state author createdAt dueAt undoes generation step position done total lease leaseUntil error',
      'faults liveAt sweptAt',
    ],
  },
  media: { internal: ['key type bytes width height dueAt isDeleting'] },
  publicationChanges: { internal: ['publicationId subject seq baseRevision before after'] },
  catalogueIndexParts: { internal: ['version part data'] },
  catalogueModels: { internal: ['version part data'] },
  products: {
    internal: [
      'row seq id category subcategory brand model priceCents inStock newestOn leadReference variantCount photo',
      'drawing updatedOn fromGeneration toGeneration photos documents discontinued',
    ],
  },
  removedProducts: { internal: ['id successor'] },
  productSimilar: { internal: ['seq similar fromGeneration toGeneration'] },
  productTexts: { internal: ['productRow locale name summary description features specifications'] },
  variants: {
    internal: [
      'reference productRow position accuracyClass arrangement ranges platform metrology priceCents inStock',
      'facts',
    ],
  },
  productAccessories: {
    internal: ['productRow position key name compatibility priceCents variantReferences'],
  },
  services: {
    internal: ['code position name description priceCents unit onSite appliesTo fromGeneration toGeneration'],
  },
  searchWordLists: { internal: ['word names products fromGeneration toGeneration'] },
  searchDeletes: { internal: ['form word'] },
  articles: { internal: ['slug publishedOn author subcategories related'] },
  articleTexts: { internal: ['slug locale title excerpt html minutes'] },
} as const satisfies Record<TableName, Classification>

type Classified = typeof classified
type Words<Line extends string> = Line extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Line
type NamesOf<N extends TableName, K extends ColumnKind> = Classified[N] extends {
  [kind in K]: readonly (infer Line extends string)[]
}
  ? Words<Line>
  : never
type Row<N extends TableName> = Schema[N]['$inferSelect']

const wordsOf = (lines: readonly string[] = []) => lines.flatMap((line) => line.split(' '))

/** The kind of each column that a classification names. */
export const kindsOf = (classification: Classification): Map<string, ColumnKind> =>
  new Map(
    (Object.keys(columnKinds) as ColumnKind[]).flatMap((kind) =>
      wordsOf(classification[kind]).map((name) => [name, kind] as const),
    ),
  )

const columnsWhere = (table: TableName, holds: (kind: (typeof columnKinds)[ColumnKind]) => boolean) => {
  const kinds = kindsOf(classified[table])
  return Object.entries(getTableColumns<SQLiteTable>(tables[table])).filter(([name]) => {
    const kind = kinds.get(name)
    return kind !== undefined && holds(columnKinds[kind])
  })
}

/** A row as the export shows it to its owner. */
export type Exported<N extends TableName> = Pick<
  Row<N>,
  (NamesOf<N, 'personal'> | NamesOf<N, 'contractual'> | NamesOf<N, 'neutral'>) & keyof Row<N>
>
/** Upper bound of rows per table; above what a customer can have. */
const maxRows = 100_000

/** Query: the rows of a table that fulfil a condition, as the export shows them. */
export function exportedRows<N extends TableName>(db: Db, table: N, where: SQL | undefined) {
  const columns = Object.fromEntries(columnsWhere(table, ({ isExported }) => isExported))
  const query = db.select(columns).from<SQLiteTable>(tables[table]).where(where).limit(maxRows)
  return query as unknown as Statement & PromiseLike<Exported<N>[]>
}

/**
 * What is left of a row that outlives its person: the erased columns null, or empty where they cannot be null. In a
 * contract that is kept fewer of them are.
 */
export const erasedValues = (
  table: TableName,
  { inContract = false }: { inContract?: boolean } = {},
): Record<string, null | ''> =>
  Object.fromEntries(
    columnsWhere(table, (kind) => kind.isErased && !(inContract && kind.isKeptInContract)).map(
      ([name, { notNull }]) => [name, notNull ? '' : null],
    ),
  )
