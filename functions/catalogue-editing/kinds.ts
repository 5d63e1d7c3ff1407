import { sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import type { SubcategoryDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import { kindProblems } from '#domain/publishing/problems.ts'
import type { EditedKinds, KindsForm } from '#domain/publishing/publish-schemas.ts'
import { openDb } from '#functions/db/client.ts'
import { failUnless } from '#functions/db/fail-unless.ts'
import { catalogueMeta, publicationChanges, publications } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { auditPublication } from '#functions/publishing/audit-publication.ts'
import { liveVersion, storedSubcategories } from '#functions/publishing/read-catalogue.ts'
import { publicationStatements } from '#functions/publishing/start.ts'
import { subcategoriesSubject } from '#functions/publishing/subjects.ts'
import { lastChange } from './last-change.ts'

/** The kinds of instruments that are live, for their editor. */
export async function readKinds(env: Bindings): Promise<EditedKinds> {
  const db = openDb(env.DB)
  const live = await liveVersion(db)
  return { kinds: live ? await storedSubcategories(db, live.version) : [] }
}

/**
 * Orders the publication of kinds that are renamed or new, at once. Throws `invalid-fields` at what breaks a rule, and
 * where a kind is missing or of another category: products are of it. `precondition-failed` where others are live than
 * the writer has seen, `state-changed` where some are on their way.
 */
export async function publishKinds(
  env: Bindings,
  who: string,
  { seen, kinds }: KindsForm,
): Promise<{ id: string }> {
  const db = openDb(env.DB)
  const wrong = [...kindProblems(kinds).map(({ field }) => `kinds.${field}`), ...missing(seen, kinds)]
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

const missing = (seen: readonly SubcategoryDocument[], kinds: readonly SubcategoryDocument[]) =>
  seen.every(({ key, category }) => kinds.some((kind) => kind.key === key && kind.category === category))
    ? []
    : ['kinds']

/** Nothing is on its way that changes kinds. */
const isQuietNow = sql`not exists (select 1 from ${publicationChanges}
  join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
  where ${publicationChanges.subject} = ${subcategoriesSubject} and ${publications.state} in ('waiting', 'running'))`

const isUntouched = (version: string) =>
  sql`${isQuietNow}
    and (select ${catalogueMeta.value} from ${catalogueMeta} where ${catalogueMeta.key} = 'version') = ${version}`

/** For the journal: the names of what changes, by the present French name or the key of what is new. */
function sidesOf(seen: readonly SubcategoryDocument[], kinds: readonly SubcategoryDocument[]) {
  const nameOf = ({ name }: SubcategoryDocument) => Object.values(name).join(' / ')
  const before = new Map(seen.map((kind) => [kind.key, kind]))
  const changed = kinds.filter((kind) => !isSame(before.get(kind.key), kind))
  return {
    before: Object.fromEntries(
      changed.map(({ key }) => {
        const old = before.get(key)
        return [key, old ? nameOf(old) : null]
      }),
    ),
    after: Object.fromEntries(changed.map((kind) => [kind.key, nameOf(kind)])),
  }
}
