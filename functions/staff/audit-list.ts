import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import { staffLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import { type AuditEntries, type AuditQuery, operatorPrefix } from '#domain/staff/audit.ts'
import { addDays, fromParis } from '#domain/time/business-hours.ts'
import { openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { auditLog, productDrafts, products, productTexts, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'

/** Of the products of a publication the first are named. */
const maxNamed = 3

/** The present French name of a product, or that of its draft; null: there is none. */
const productName = (id: SQL) => sql`coalesce(
    (select ${productTexts.name} from ${productTexts} join ${products} on ${products.row} = ${productTexts.productRow}
      where ${products.id} = ${id} and ${productTexts.locale} = 'fr' and ${isIn(products)}),
    (select ${productDrafts.name} from ${productDrafts} where ${productDrafts.id} = ${id}))`

/** The present name of the product that a discontinued one names (« yes, id »). */
const successorName = sql<string | null>`case when ${auditLog.after} ->> '$.discontinued' like 'yes, %'
  then ${productName(sql`substr(${auditLog.after} ->> '$.discontinued', 6)`)} end`.as('successor_name')

/** The present name of what an entry is about; null where its id is its name, or it is gone. */
const subjectName = sql<string | null>`case ${auditLog.subjectKind}
  when 'staff' then (select member.name from staff as member where member.email = ${auditLog.subjectId})
  when 'product' then coalesce(${productName(sql`${auditLog.subjectId}`)}, ${auditLog.before} ->> '$.name')
  when 'article' then (select written.content ->> '$.texts.fr.title' from article_versions as written
    where written.slug = ${auditLog.subjectId} order by written.version desc limit 1)
  when 'publication' then (select group_concat(name, ', ') from (
    select coalesce(after ->> '$.name.fr', before ->> '$.name.fr') as name from publication_changes
    where publication_id = ${auditLog.subjectId} and subject not like '#%' order by subject limit ${maxNamed}))
    || coalesce((select ' +' || cast(count(*) - ${maxNamed} as integer) from publication_changes
      where publication_id = ${auditLog.subjectId} and subject not like '#%' having count(*) > ${maxNamed}), '')
  end`.as('subject_name')

/** A page of the journal, newest first, by day (in Paris), person and subject. */
export async function listAudit(
  env: Bindings,
  { day, who, kind, subject, cursor }: AuditQuery,
): Promise<AuditEntries> {
  const rows = await openDb(env.DB)
    .select({ entry: auditLog, name: staff.name, subject: subjectName, successor: successorName })
    .from(auditLog)
    .leftJoin(staff, eq(staff.email, auditLog.who))
    .where(
      and(
        day === '' ? undefined : within(day),
        who === '' ? undefined : isBy(who.toLowerCase()),
        kind === '' ? undefined : eq(auditLog.subjectKind, kind),
        subject === '' ? undefined : eq(auditLog.subjectId, subject),
        cursor === '' ? undefined : lt(auditLog.id, readCursor(cursor)),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(staffLimits.pageSize + 1)
  const items = rows.slice(0, staffLimits.pageSize).map(({ entry, name, subject, successor }) => ({
    ...{ id: entry.id, at: entry.at, who: entry.who, name: name ?? '', action: entry.action },
    subject: { kind: entry.subjectKind, id: entry.subjectId, name: subject ?? '' },
    before: entry.before,
    after: successor ? { ...(entry.after as object), discontinued: `yes, ${successor}` } : entry.after,
  }))
  const last = items.at(-1)
  return { items, nextCursor: rows.length > items.length && last ? String(last.id) : null }
}

/** By somebody of the staff, one login of the command line, or all of them. */
const isBy = (who: string): SQL =>
  who === operatorPrefix
    ? sql`substr(${auditLog.who}, 1, ${operatorPrefix.length}) = ${operatorPrefix}`
    : eq(auditLog.who, who)

/** From midnight to midnight in Paris. */
function within(day: string): SQL | undefined {
  const [from, to] = [day, addDays(day, 1)].map((each) => fromParis(each, 0).toISOString())
  return and(gte(auditLog.at, from ?? ''), lt(auditLog.at, to ?? ''))
}

function readCursor(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) throw new AppError('invalid-fields', { fields: { cursor: 'form.choice' } })
  return Number(cursor)
}
