import { sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems } from '#domain/publishing/problems.ts'
import type { EditedKinds, KindsForm } from '#domain/publishing/publish-schemas.ts'
import { auditDifference } from '#domain/staff/audit-difference.ts'
import { openDb } from '#functions/db/client.ts'
import { failUnless } from '#functions/db/insert-if.ts'
import { catalogueMeta, publicationChanges, publications } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import { liveVersion, storedSubcategories } from '#functions/publishing/read-catalogue.ts'
import { publicationStatements } from '#functions/publishing/start.ts'
import { subcategoriesSubject } from '#functions/publishing/subjects.ts'
import { usedKinds } from '#functions/publishing/used-kinds.ts'
import { lastChange } from './last-change.ts'

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
    throw new AppError('precondition-failed', {
      changed: (await lastChange(db, subcategoriesSubject)) ?? { by: '', at: clock.now().toISOString() },
    })
  const { id, statements } = publicationStatements(db, { author: who, changes: [], subcategories: kinds })
  try {
    await db.batch([
      db.select({ untouched: failUnless(isUntouched(live.version)) }).from(sql`(select 1)`),
      ...statements,
      auditPublication(env, who, { id, action: 'create', ...sidesOf(seen, kinds) }),
    ])
  } catch (cause) {
    const [{ isQuiet } = { isQuiet: 1 }] = await db.all<{ isQuiet: number }>(
      sql`select ${isQuietNow} as "isQuiet"`,
    )
    throw isQuiet ? cause : new AppError('state-changed', { state: 'ordered' })
  }
  return { id }
}

const isKept = (kind: SubcategoryDocument, kinds: readonly SubcategoryDocument[]) =>
  kinds.some(({ key, category }) => key === kind.key && category === kind.category)

/** Nothing is on its way that changes kinds. */
const isQuietNow = sql`not exists (select 1 from ${publicationChanges}
  join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
  where ${publicationChanges.subject} = ${subcategoriesSubject} and ${publications.state} in ('waiting', 'running'))`

const isUntouched = (version: string) =>
  sql`${isQuietNow}
    and (select ${catalogueMeta.value} from ${catalogueMeta} where ${catalogueMeta.key} = 'version') = ${version}`

/** For the journal: the names of what changes by its key, and the order where that changes. */
function sidesOf(seen: readonly SubcategoryDocument[], kinds: readonly SubcategoryDocument[]) {
  const named = (all: readonly SubcategoryDocument[], others: readonly SubcategoryDocument[]) => ({
    ...Object.fromEntries(all.map(({ key, name }) => [key, Object.values(name).join(' / ')])),
    subcategories: all.filter((kind) => others.some(({ key }) => key === kind.key)).map(({ key }) => key),
  })
  return auditDifference(named(seen, kinds), named(kinds, seen))
}
