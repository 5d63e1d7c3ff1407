import { asc, desc, type SQL, sql } from 'drizzle-orm'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import type { DeskRow } from '#domain/quote-requests/desk-schemas.ts'
import { contractKeptUntil } from '#domain/quote-requests/kept-until.ts'
import { isAwaited } from '#domain/quote-requests/request-state.ts'
import { productPicture } from '#domain/site/picture-address.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import type { Calendar } from '#domain/time/work-calendar.ts'
import type { Db } from '#functions/db/client.ts'
import { photosOfItem } from '#functions/db/quote-items.ts'
import { offerLines, quoteItems, quoteRequests, requestMessages } from '#functions/db/schema.ts'

/** The column by whose instants a view is ordered, and its direction. */
export type Order = {
  column: typeof quoteRequests.createdAt | typeof quoteRequests.waitingSince
  ascending: boolean
}

// Columns of a select from one table are written without it, and would mean those of the inner table.
const requestId = sql`${quoteRequests}.${sql.identifier('id')}`
const items = sql<number>`(select count(*) from ${quoteItems}
  where ${quoteItems.quoteId} = ${requestId} and ${quoteItems.offerVersion} is null)`
const first = sql<string | null>`(select json_object('id', ${quoteItems.productId},
  'name', ${quoteItems.productName} ->> '$.fr', 'reference', ${quoteItems.variantReference}, 'photos', json(${photosOfItem}))
  from ${quoteItems} where ${quoteItems.quoteId} = ${requestId} order by ${quoteItems.position} limit 1)`
const lastMessage = sql<DeskRow['lastMessage']>`(select ${requestMessages.sender} from ${requestMessages}
  where ${requestMessages.quoteId} = ${requestId} order by ${requestMessages.createdAt} desc limit 1)`
/** The sum of the newest offer of a request in cents excl. VAT. */
export const offerCents = sql<
  number | null
>`(select sum(${offerLines.quantity} * ${offerLines.unitCents} - ${offerLines.discountCents})
  from ${offerLines} where ${offerLines.quoteId} = ${requestId} and not (${offerLines.optional} and not ${offerLines.chosen})
  and ${offerLines.version} = (select max("newest".version) from ${offerLines} as "newest" where "newest".quote_id = ${requestId}))`

/** Rows of the desk's lists in that order. */
export function rowsOf(db: Db, where: SQL | undefined, { column, ascending }: Order) {
  const order = ascending ? asc : desc
  const { id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate } =
    quoteRequests
  const { archivedAt, acceptedAt, waitingSince } = quoteRequests
  return db
    .select({
      ...{ id, reference, state, createdAt, dueAt, name, company, city, locale, assignee, estimate },
      ...{ archivedAt, acceptedAt, waitingSince },
      items,
      instruments: sql<number>`json_array_length(${quoteRequests.instruments})`.as('visited'),
      ...{ lastMessage, first, offerCents },
    })
    .from(quoteRequests)
    .where(where)
    .orderBy(order(column), order(id))
}

/** A row as `rowsOf` reads it. */
export type StoredRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** The last day (ISO, in Paris) on which an archived contract is kept; null for what is not archived. */
export const archivedUntil = ({
  archivedAt,
  acceptedAt,
}: {
  archivedAt: string | null
  acceptedAt: string | null
}): string | null => (archivedAt === null ? null : contractKeptUntil(acceptedAt ?? archivedAt))

/** A row of the desk's lists. */
export const presentRow =
  (calendar: Calendar) =>
  ({ id: _, dueAt, estimate, archivedAt, acceptedAt, first, ...row }: StoredRow): DeskRow => ({
    ...row,
    dueAt: dueOf({ ...row, dueAt }, calendar),
    estimateCents: estimate?.totalCents ?? null,
    archivedUntil: archivedUntil({ archivedAt, acceptedAt }),
    first: first === null ? null : presentFirst(JSON.parse(first)),
  })

/** The promise to a new request, or the same promise to what the customer wrote or accepted since. */
function dueOf(
  {
    state,
    dueAt,
    createdAt,
    waitingSince,
  }: Pick<StoredRow, 'state' | 'dueAt' | 'createdAt' | 'waitingSince'>,
  calendar: Calendar,
): string {
  if (isAwaited(state) && dueAt) return dueAt
  const since = isAwaited(state) ? createdAt : (waitingSince ?? createdAt)
  return replyDueAt(new Date(since), calendar).toISOString()
}

type First = { id: string; name: string; reference: string | null; photos: ProductPhoto[] | null }

const presentFirst = ({ id, name, reference, photos }: First) => ({
  name: [name, reference].filter(Boolean).join(', '),
  drawing: productPicture(id, photos ?? [], reference),
})
