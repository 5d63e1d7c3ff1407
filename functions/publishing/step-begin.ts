import { and, max, sql } from 'drizzle-orm'
import { readDocument, type ServiceDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { productChecker } from '#domain/publishing/problems.ts'
import { rebased, rebasedServices } from '#domain/publishing/rebase.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { isIn } from '#functions/db/generations.ts'
import { products } from '#functions/db/schema.ts'
import { baseDocuments } from './base-documents.ts'
import { kindsOf, nextChanges, refuseUsedKinds } from './changes.ts'
import { conflicts, storedProblems, vocabulary } from './check-changes.ts'
import { fenced, type Progress, Refusal, type Run } from './progress.ts'
import { type Change, isProduct, servicesSubject, subcategoriesSubject } from './publication.ts'
import { storedServices } from './read-catalogue.ts'
import { type StoredProduct, storedProducts } from './stored-products.ts'
import { jsonParts } from './write-rows.ts'

/** Keeps what is there before, numbers new products, and checks again what may have changed since it was ordered. */
export async function begin(run: Run): Promise<Progress> {
  const { DB, db, publication } = run
  const changes = await nextChanges(run)
  const last = changes.at(-1)
  if (!last) return fenced(run, await renamedKinds(run), { step: 'rows', position: '' })
  const ids = changes.map(({ subject }) => subject).filter(isProduct)
  const present = new Map(
    (
      await storedProducts(db, sql`${products.id} in (select value from json_each(${JSON.stringify(ids)}))`)
    ).map((stored) => [stored.product.id, stored]),
  )
  const wanted = changes.map(({ subject: id, after, baseRevision }) => ({
    ...{ id, baseRevision, document: after === null || !isProduct(id) ? null : readDocument(after) },
  }))
  const rebasedOn = await rebasedChanges(run, wanted, present)
  await refuse(
    run,
    wanted.map((change) => rebasedOn.get(change.id) ?? change),
  )
  const numberOf = await numbering(
    run,
    changes.map(({ seq }) => seq),
  )
  const others = await otherDocuments(run, changes)
  const services = rebasedOnLive(run, changes, others.get(servicesSubject) as ServiceDocument[] | undefined)
  const rows = changes.map(({ subject, seq, after }) => {
    const before = present.get(subject)?.product ?? others.get(subject) ?? null
    const number = isProduct(subject) ? numberOf(present.get(subject)?.seq, seq) : null
    const document = subject === servicesSubject ? services : rebasedOn.get(subject)?.document
    return [
      ...[subject, number, present.get(subject)?.revision ?? null],
      ...[before && textBefore(before, document ?? null, after), document ? JSON.stringify(document) : null],
    ]
  })
  const statements = jsonParts(rows).map((part) =>
    DB.prepare(
      `insert into publication_changes (publication_id, subject, seq, base_revision, before, after)
        select ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?2) where true
        on conflict do update set seq = excluded.seq, base_revision = excluded.base_revision,
          before = excluded.before, after = coalesce(excluded.after, after)`,
    ).bind(publication.id, part),
  )
  return fenced(run, statements, { step: 'begin', position: last.subject, done: changes.length })
}

/** What is published as it was keeps its revision: both texts are equal then, and an undo leaves it alone. */
function textBefore(before: unknown, rebasedTo: unknown, ordered: string | null): string {
  const after = rebasedTo === null ? ordered : JSON.stringify(rebasedTo)
  return after !== null && isSame(before, JSON.parse(after)) ? after : JSON.stringify(before)
}

/**
 * The changes of products that others have published since the author saw them, as changes of what is live now, by
 * their ids. What contradicts it, or would break a rule with it, is left out, and refused as changed meanwhile; an undo
 * brings back exactly what was before, or nothing.
 */
async function rebasedChanges(
  run: Run,
  changes: readonly Change[],
  present: ReadonlyMap<string, StoredProduct>,
): Promise<Map<string, Change>> {
  const { db, publication } = run
  const moved = changes.flatMap(({ id, baseRevision, document }) => {
    const live = present.get(id)
    const isMoved = document && live && baseRevision != null && baseRevision !== live.revision
    return isMoved ? [{ id, revision: baseRevision, document, live }] : []
  })
  if (moved.length === 0 || publication.undoes) return new Map()
  const bases = await baseDocuments(db, moved)
  const isForLater = publication.dueAt > publication.createdAt
  const problemsOf = productChecker((await kindsOf(run)).after, vocabulary)
  return new Map(
    moved.flatMap(({ id, document: edited, live }) => {
      const base = bases.get(id)
      const document = base ? rebased(base, live.product, edited, isForLater) : null
      if (!document || problemsOf(document).length) return []
      return [[id, { id, baseRevision: live.revision, document }]]
    }),
  )
}

/**
 * The services of a publication, merged with those that others have published since its author saw them; null where it
 * replaces whatever is live, as an import does. An undo is refused where others are live than those that it takes back.
 */
function rebasedOnLive(
  { publication }: Run,
  changes: Awaited<ReturnType<typeof nextChanges>>,
  live: readonly ServiceDocument[] | undefined,
): ServiceDocument[] | null {
  const { before, after } = changes.find(({ subject }) => subject === servicesSubject) ?? {}
  if (!live || !before || !after) return null
  const { services, conflicts } = rebasedServices(JSON.parse(before), live, JSON.parse(after))
  const isMoved = publication.undoes !== null && !isSame(JSON.parse(before), live)
  if (isMoved || conflicts.length) throw new Refusal('services: changed meanwhile')
  return services
}

async function refuse(run: Run, changes: readonly Change[]): Promise<void> {
  const { db } = run
  if (changes.some(({ id }) => id === subcategoriesSubject)) await refuseUsedKinds(run)
  const [changed] = await conflicts(db, changes)
  if (changed) throw new Refusal(`${changed[0]}: ${changed[1]}`)
  const [problem] = await storedProblems(db, changes)
  if (problem)
    throw new Refusal(`${problem.product}: ${[problem.reference, problem.problem].filter(Boolean).join(' ')}`)
}

/**
 * Gives each product its number: the one that it has or had, while no other has it, or one behind all others. Until
 * the rows are written the highest stays what it is, and at most so many are new as changes were worked on before.
 */
async function numbering({ db, publication }: Run, wanted: readonly (number | null)[]) {
  const had = JSON.stringify(wanted.filter((seq) => seq !== null))
  const { last, taken } = await batchByName(db, {
    last: db.select({ seq: max(products.seq).as('seq') }).from(products),
    taken: db
      .select({ seq: products.seq })
      .from(products)
      .where(and(sql`${products.seq} in (select value from json_each(${had}))`, isIn(products))),
  })
  const others = new Set(taken.map(({ seq }) => seq))
  let free = Math.max(last[0]?.seq ?? 0, ...wanted.map((seq) => seq ?? 0)) + publication.done
  return (present: number | undefined, before: number | null) =>
    present ?? (before !== null && !others.has(before) ? before : ++free)
}

async function otherDocuments(run: Run, changes: readonly { subject: string }[]) {
  const documents = new Map<string, object>()
  const has = (name: string) => changes.some(({ subject }) => subject === name)
  if (has(servicesSubject)) documents.set(servicesSubject, await storedServices(run.db))
  if (has(subcategoriesSubject)) documents.set(subcategoriesSubject, (await kindsOf(run)).before)
  return documents
}

/** Products whose kind has another name are found by other words: they are changes that change nothing else. */
async function renamedKinds(run: Run): Promise<D1PreparedStatement[]> {
  const { DB, db, publication } = run
  const { before, after } = await kindsOf(run)
  const old = new Map(before.map(({ key, name }) => [key, name]))
  const renamed = after
    .filter(({ key, name }) => old.has(key) && !isSame(old.get(key), name))
    .map(({ key }) => key)
  const statements: D1PreparedStatement[] = []
  for (let seq = 0; renamed.length; ) {
    const page = await storedProducts(
      db,
      sql`${products.seq} > ${seq} and ${products.subcategory} in (select value from json_each(${JSON.stringify(renamed)})) and ${isIn(products)}`,
    )
    if (page.length === 0) break
    seq = page.at(-1)?.seq ?? seq
    for (const part of jsonParts(page.map((row) => [row.product.id, row.seq, JSON.stringify(row.product)])))
      statements.push(
        DB.prepare(
          `insert or ignore into publication_changes (publication_id, subject, seq, before, after)
            select ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 2 from json_each(?2)`,
        ).bind(publication.id, part),
      )
  }
  return statements
}
