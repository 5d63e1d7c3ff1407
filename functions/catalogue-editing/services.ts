import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { serviceChanges } from '#domain/publishing/differences.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import { serviceProblems } from '#domain/publishing/problems.ts'
import type { EditedServices, ServicesForm } from '#domain/publishing/publish-schemas.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { publicationChanges, publications, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import { servicesRevision, servicesToEdit } from '#functions/publishing/read-catalogue.ts'
import { publicationStatements } from '#functions/publishing/start.ts'
import { servicesSubject } from '#functions/publishing/subjects.ts'
import { auditSides } from './audit-sides.ts'
import { orderedWith } from './ordered-changes.ts'
import { dueInstant } from './publish.ts'

/** The services that are live, for their editor. */
export async function readServices(env: Bindings): Promise<EditedServices> {
  const db = openDb(env.DB)
  const [live, ordered] = await Promise.all([servicesToEdit(db), orderedWith(db, [servicesSubject])])
  return { ...live, ordered: ordered.get(servicesSubject) ?? null }
}

/**
 * Orders the publication of services. Throws `invalid-fields` at what breaks a rule and for a time that is over,
 * `precondition-failed` where others are live than the writer has seen, `state-changed` where some are ordered.
 */
export async function publishServices(
  env: Bindings,
  who: string,
  { revision, services, day, time }: ServicesForm,
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const fields = serviceProblems(services).map(({ product, field }) => [`${product}.${field}`, 'form.choice'])
  if (fields.length) throw new AppError('invalid-fields', { fields: Object.fromEntries(fields) })
  const dueAt = dueInstant({ day, time }, clock.now()).toISOString()
  const live = await servicesToEdit(db)
  const { before, after } = auditSides(
    serviceChanges(live.services, services),
    namesOf([...live.services, ...services]),
  )
  const { id, statements } = publicationStatements(db, { author: who, dueAt, changes: [], services })
  try {
    await db.batch([
      db.select({ untouched: isUntouched(revision) }).from(sql`(select 1)`),
      ...statements,
      auditPublication(env, who, { id, action: 'create', before, after: { dueAt, ...after } }),
    ])
  } catch (cause) {
    await throwConflict(env, revision)
    throw cause
  }
  return { id }
}

/** The French name of a service by its code; of two with one name the codes, so that no change hides another. */
function namesOf(services: readonly ServiceDocument[]) {
  const byCode = new Map(services.map(({ code, name }) => [code, name.fr]))
  const all = [...byCode.values()]
  return ({ product: code }: { product: string }) => {
    const name = byCode.get(code)
    return name && all.indexOf(name) === all.lastIndexOf(name) ? name : code
  }
}

/** An expression that fails, and its batch with it, as that of drafts: SQLite refuses malformed JSON. */
const isUntouched = (revision: string) =>
  sql<string>`json(case when ${servicesRevision} <> ${revision} or exists (
    select 1 from ${publicationChanges} join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
    where ${publicationChanges.subject} = ${servicesSubject} and ${publications.state} in ('waiting', 'running'))
  then 'changed meanwhile' else 'true' end)`.as('untouched')

async function throwConflict(env: Bindings, seen: string): Promise<void> {
  const db = openDb(env.DB)
  const [{ revision, ordered }, changed] = await Promise.all([readServices(env), lastChange(db)])
  if (revision !== seen)
    throw new AppError('precondition-failed', {
      changed: changed ?? { by: '', at: clock.now().toISOString() },
    })
  if (ordered) throw new AppError('state-changed', { state: 'ordered' })
}

/** Who has published the services that are live, and when; undefined: an import has. */
async function lastChange(db: Db): Promise<{ by: string; at: string } | undefined> {
  const [row] = await db
    .select({ author: publications.author, name: staff.name, at: publications.liveAt })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .leftJoin(staff, eq(staff.email, publications.author))
    .where(
      and(eq(publicationChanges.subject, servicesSubject), inArray(publications.state, ['live', 'undone'])),
    )
    .orderBy(desc(publications.liveAt))
    .limit(1)
  return row?.at ? { by: row.name || row.author, at: row.at } : undefined
}
