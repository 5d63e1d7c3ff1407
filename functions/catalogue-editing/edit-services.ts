import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { serviceChanges } from '#domain/publishing/differences.ts'
import { serviceProblems } from '#domain/publishing/problems.ts'
import type { EditedServices, ServicesForm } from '#domain/publishing/publish-schemas.ts'
import { rebasedServices } from '#domain/publishing/rebase.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { failUnless } from '#functions/db/insert-if.ts'
import { publicationChanges, publications, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import { servicesRevision, servicesToEdit } from '#functions/publishing/read-catalogue.ts'
import { publicationStatements } from '#functions/publishing/start.ts'
import { servicesSubject } from '#functions/publishing/subjects.ts'
import { serviceSides } from './audit-sides.ts'
import { lastChange } from './last-change.ts'
import { dueInstant } from './publish.ts'

/** Services that are planned are read at once. */
const maxPlanned = 20
/** Others may publish between reading and writing; what they have published is read again. */
const attempts = 5

const isOrdered = and(
  eq(publicationChanges.subject, servicesSubject),
  inArray(publications.state, ['waiting', 'running']),
)

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
      .where(isOrdered)
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
      db.select({ untouched: failUnless(isUntouched(revision, live.planned)) }).from(sql`(select 1)`),
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
  if (live.revision !== revision)
    throw new AppError('precondition-failed', {
      changed: (await lastChange(db, servicesSubject)) ?? { by: '', at: clock.now().toISOString() },
    })
  const isContradicted = live.planned.some(
    (planned) => rebasedServices(planned.base, services, planned.services).conflicts.length,
  )
  if (isContradicted) throw new AppError('state-changed', { state: 'ordered' })
}

/** The same services are live and planned as were read. */
const isUntouched = (revision: string, planned: EditedServices['planned']) =>
  sql`${servicesRevision} = ${revision} and not exists (
    select 1 from ${publicationChanges} join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
    where ${isOrdered} and ${publications.id} not in (select value from json_each(${JSON.stringify(planned.map(({ id }) => id))})))`
