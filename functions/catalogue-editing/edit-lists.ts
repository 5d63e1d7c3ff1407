import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { serviceChanges } from '#domain/publishing/differences.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems, serviceProblems } from '#domain/publishing/problems.ts'
import type {
  EditedKinds,
  EditedServices,
  KindsForm,
  ServicesForm,
} from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { failUnless } from '#functions/db/insert-if.ts'
import { catalogueMeta, publicationChanges, publications, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { usedKinds } from '#functions/publishing/changes.ts'
import { servicesSubject, subcategoriesSubject } from '#functions/publishing/publication.ts'
import {
  liveVersion,
  servicesRevision,
  servicesToEdit,
  storedSubcategories,
} from '#functions/publishing/read-catalogue.ts'
import { auditPublication, publicationStatements } from '#functions/publishing/start.ts'
import { dueInstant } from './publish.ts'
import { serviceSides } from './save-drafts.ts'

/** Services that are planned are read at once. */
const maxPlanned = 20
/** Others may publish between reading and writing; what they have published is read again. */
const attempts = 5

/** Conditions: a change of that subject is on its way, and none is beside those that were read. */
const isOrdered = (subject: string) =>
  and(eq(publicationChanges.subject, subject), inArray(publications.state, ['waiting', 'running']))
const isNothingElseOrdered = (subject: string, read: readonly { id: string }[] = []) =>
  sql`not exists (
    select 1 from ${publicationChanges} join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
    where ${isOrdered(subject)} and ${publications.id} not in (select value from json_each(${JSON.stringify(read.map(({ id }) => id))})))`

/** A statement that fails, and its batch with it, unless the condition holds. */
const onlyWhile = (db: Db, condition: SQL) =>
  db.select({ untouched: failUnless(condition) }).from(sql`(select 1)`)

/** The services that are live and those that are planned, for their editor. */
export async function readServices(env: Bindings): Promise<EditedServices> {
  const db = openDb(env.DB)
  const { before, after } = publicationChanges
  const [live, ordered] = await Promise.all([
    servicesToEdit(db),
    db
      .select({
        ...{ id: publications.id, dueAt: publications.dueAt, author: publications.author, name: staff.name },
        ...{ before, after },
      })
      .from(publicationChanges)
      .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
      .leftJoin(staff, eq(staff.email, publications.author))
      .where(isOrdered(servicesSubject))
      .orderBy(asc(publications.dueAt), asc(publications.id))
      .limit(maxPlanned),
  ])
  const planned = ordered.map(({ id, dueAt, author, name, before, after }) => ({
    ...{ id, dueAt, by: name || author },
    // Without a base, as an import is, it replaces whatever is live.
    base: before === null ? live.services : JSON.parse(before),
    services: after === null ? [] : JSON.parse(after),
  }))
  return { ...live, planned }
}

/**
 * Orders the publication of services, which is merged with what is published before it. Throws `invalid-fields` at what
 * breaks a rule and for a time that is over, `precondition-failed` where others are live than the writer has seen,
 * `state-changed` where a planned publication changes the same values in its way.
 */
export async function publishServices(
  env: Bindings,
  who: string,
  form: ServicesForm,
  attempt = 1,
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const { revision, services } = form
  const fields = serviceProblems(services).map(({ product, field }) => [`${product}.${field}`, 'form.choice'])
  if (fields.length) throw new AppError('invalid-fields', { fields: Object.fromEntries(fields) })
  const dueAt = dueInstant(form, clock.now()).toISOString()
  const live = await readServices(env)
  await refuseConflict(db, live, form)
  const changes = serviceChanges(live.services, services)
  const { before, after } = serviceSides({ before: live.services, after: services, changes })
  const { id, statements } = publicationStatements(db, {
    ...{ author: who, dueAt, changes: [], services },
  })
  try {
    await db.batch([
      onlyWhile(
        db,
        sql`${servicesRevision} = ${revision} and ${isNothingElseOrdered(servicesSubject, live.planned)}`,
      ),
      ...statements,
      db
        .update(publicationChanges)
        .set({ before: JSON.stringify(live.services) })
        .where(eq(publicationChanges.publicationId, id)),
      auditPublication(env, who, { id, action: 'create', before, after: { dueAt, ...after } }),
    ])
  } catch (cause) {
    if (attempt < attempts) return publishServices(env, who, form, attempt + 1)
    throw cause
  }
  return { id }
}

async function refuseConflict(db: Db, live: EditedServices, { revision, services }: ServicesForm) {
  if (live.revision !== revision) throw await changedSince(db, servicesSubject)
  const isContradicted = live.planned.some(
    (planned) => rebasedServices(planned.base, services, planned.services).conflicts.length,
  )
  if (isContradicted) throw new AppError('state-changed', { state: 'ordered' })
}

/** The kinds of instruments that are live, for their editor, and which of them products are of. */
export async function readKinds(env: Bindings): Promise<EditedKinds> {
  const db = openDb(env.DB)
  const live = await liveVersion(db)
  if (!live) return { kinds: [], used: [] }
  const [kinds, used] = await Promise.all([storedSubcategories(db, live.version), usedKinds(db)])
  return { kinds, used }
}

/**
 * Orders the publication of kinds, renamed, new, in another order or without some, at once. Throws `invalid-fields` at
 * what breaks a rule, and where a kind of which there are products is missing or of another category.
 * `precondition-failed` where others are live than the writer has seen, `state-changed` where some are on their way.
 */
export async function publishKinds(
  env: Bindings,
  who: string,
  { seen, kinds }: KindsForm,
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const used = new Set(await usedKinds(db))
  const wrong = [
    ...kindProblems(kinds).map(({ field }) => `kinds.${field}`),
    ...seen.filter((kind) => used.has(kind.key) && !isKept(kind, kinds)).map(() => 'kinds'),
  ]
  if (wrong.length)
    throw new AppError('invalid-fields', {
      fields: Object.fromEntries(wrong.map((at) => [at, 'form.choice'])),
    })
  const live = await liveVersion(db)
  if (!live || !isSame(await storedSubcategories(db, live.version), seen))
    throw await changedSince(db, subcategoriesSubject)
  const { id, statements } = publicationStatements(db, { author: who, changes: [], subcategories: kinds })
  try {
    await db.batch([
      onlyWhile(db, sql`${isQuiet} and ${versionNow} = ${live.version}`),
      ...statements,
      auditPublication(env, who, { id, action: 'create', ...sidesOf(seen, kinds) }),
    ])
  } catch (cause) {
    const [row] = await db.all<{ quiet: number }>(sql`select ${isQuiet} as quiet`)
    throw row?.quiet === 0 ? new AppError('state-changed', { state: 'ordered' }) : cause
  }
  return { id }
}

const isKept = (kind: SubcategoryDocument, kinds: readonly SubcategoryDocument[]) =>
  kinds.some(({ key, category }) => key === kind.key && category === kind.category)

/** Nothing is on its way that changes kinds. */
const isQuiet = isNothingElseOrdered(subcategoriesSubject)
const versionNow = sql`(select ${catalogueMeta.value} from ${catalogueMeta} where ${catalogueMeta.key} = 'version')`

/** For the journal: the names of what changes by its key, and the order where that changes. */
function sidesOf(seen: readonly SubcategoryDocument[], kinds: readonly SubcategoryDocument[]) {
  const named = (all: readonly SubcategoryDocument[], others: readonly SubcategoryDocument[]) => ({
    ...Object.fromEntries(all.map(({ key, name }) => [key, Object.values(name).join(' / ')])),
    subcategories: all.filter((kind) => others.some(({ key }) => key === kind.key)).map(({ key }) => key),
  })
  return auditDifference(named(seen, kinds), named(kinds, seen))
}

/** The refusal of somebody who has not seen what is live: it says who has published it; no name where an import has. */
async function changedSince(db: Db, subject: string): Promise<AppError> {
  const [row] = await db
    .select({ author: publications.author, name: staff.name, at: publications.liveAt })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .leftJoin(staff, eq(staff.email, publications.author))
    .where(and(eq(publicationChanges.subject, subject), inArray(publications.state, ['live', 'undone'])))
    .orderBy(desc(publications.liveAt))
    .limit(1)
  const changed = row?.at
    ? { by: row.name || row.author, at: row.at }
    : { by: '', at: clock.now().toISOString() }
  return new AppError('precondition-failed', { changed })
}
