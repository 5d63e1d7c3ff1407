import { sql } from 'drizzle-orm'
import { AppError } from '#domain/errors/error.ts'
import { type Change, documentChanges } from '#domain/publishing/differences.ts'
import type { ProductDocument, ServiceDocument } from '#domain/publishing/document.ts'
import { isSame } from '#domain/publishing/is-same.ts'
import type { Problem } from '#domain/publishing/problems.ts'
import { type AuditSides, auditDifference } from '#domain/staff/audit-difference.ts'
import { auditEntries } from '#functions/db/audit.ts'
import type { Statement } from '#functions/db/batch-by-name.ts'
import type { Db } from '#functions/db/client.ts'
import { failUnless } from '#functions/db/insert-if.ts'
import { productDrafts } from '#functions/db/schema.ts'
import { clock } from '#functions/platform/clock.ts'
import { type Edited, editedDocument, editedProducts } from './documents.ts'
import { contradicting, orderedWith } from './ordered-changes.ts'

/** A product and what becomes of its document; null: it is to be taken away. */
export type DraftChange = {
  edited: Edited
  document: ProductDocument | null
  problems: readonly Problem[]
  /** The published revision that the writer has changed; without it, that of `edited`. */
  revision?: number | null | undefined
}

/**
 * Writes drafts, all or none: each only while the version that the writer has seen is the present one, and while it can
 * be published beside what is ordered. A draft that equals what is published ends. Throws `precondition-failed` with
 * who has changed one of them meanwhile, `state-changed` where one contradicts a publication that is ordered.
 */
export async function saveDrafts(db: Db, who: string, drafts: readonly DraftChange[]): Promise<void> {
  if (drafts.length === 0) return
  if ((await contradicting(db, drafts)).size) throw new AppError('state-changed', { state: 'ordered' })
  const now = clock.now()
  const at = now.toISOString()
  const version = Math.max(now.getTime(), ...drafts.map(({ edited }) => (edited.draft?.version ?? 0) + 1))
  const rows = JSON.stringify(drafts.map(rowOf))
  const seen = drafts.map(({ edited }) => ({ id: edited.id, seen: edited.draft?.version ?? 0 }))
  await untouchedBatch(db, seen, (untouched) =>
    db.batch([
      untouched,
      db
        .insert(productDrafts)
        .select(
          sql`select value ->> 'id', ${version}, value ->> 'base', value ->> 'document', value ->> 'name',
            value ->> 'problems', ${who}, ${at}, 0 from json_each(${rows}) where not value ->> 'ends'`,
        )
        .onConflictDoUpdate({ target: productDrafts.id, set: replaced }),
      db
        .delete(productDrafts)
        .where(
          sql`${productDrafts.id} in (select value ->> 'id' from json_each(${rows}) where value ->> 'ends')`,
        ),
      auditEntries(
        db,
        drafts.map((draft) => ({ who, at, ...auditOf(draft) })),
      ),
    ]),
  )
}

const replaced = Object.fromEntries(
  ['version', 'baseRevision', 'document', 'name', 'problems', 'author', 'changedAt', 'isHeld'].map((name) => [
    name,
    sql.raw(`excluded.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
  ]),
)

/** A product and the version of its draft that somebody has seen; 0: none. */
type Seen = { id: string; seen: number }

/**
 * Runs a batch that begins with a statement which fails where a draft is no longer as it was seen, or its product is
 * new or taken away by a publication that is ordered. Throws `precondition-failed` or `state-changed` then.
 */
export async function untouchedBatch<Result>(
  db: Db,
  seen: readonly Seen[],
  batch: (untouched: Statement) => Promise<Result>,
): Promise<Result> {
  const rows = JSON.stringify(seen)
  try {
    return await batch(db.select({ untouched: failUnless(isUntouched(rows)) }).from(sql`(select 1)`))
  } catch (cause) {
    await throwConflict(db, seen)
    throw cause
  }
}

/** Every product has the draft that was seen, and none is created or taken away by what is ordered. */
const isUntouched = (rows: string) =>
  sql`not exists (
    select 1 from json_each(${rows}) left join product_drafts on product_drafts.id = value ->> 'id'
    where coalesce(product_drafts.version, 0) <> value ->> 'seen')
  and not exists (
    select 1 from json_each(${rows}) join publication_changes as change on change.subject = value ->> 'id'
    join publications as whole on whole.id = change.publication_id
    where whole.state in ('waiting', 'running') and (change.after is null or change.base_revision is null))`

function rowOf({ edited, document, problems, revision }: DraftChange) {
  const { id, published, draft } = edited
  const present = draft ? draft.baseRevision : (published?.revision ?? null)
  return {
    id,
    base: revision === undefined ? present : revision,
    document: document && JSON.stringify(document),
    name: document?.name.fr ?? published?.document.name.fr ?? id,
    problems: JSON.stringify(problems),
    ends: published !== null && document !== null && isSame(published.document, document),
  }
}

function auditOf({ edited, document }: DraftChange) {
  const before = editedDocument(edited)
  const subject = { kind: 'product' as const, id: edited.id }
  if (document === null) return { subject, action: 'delete' as const, before: { name: before?.name.fr } }
  if (before === null) return { subject, action: 'create' as const, after: { name: document.name.fr } }
  const changes = documentChanges(before, document)
  return { subject, action: 'draft' as const, ...productSides({ before, after: document, changes }) }
}

/** Throws for the first product that is no longer as it was seen. */
async function throwConflict(db: Db, seen: readonly Seen[]): Promise<void> {
  const ids = seen.map(({ id }) => id)
  const [present, ordered] = await Promise.all([editedProducts(db, ids), orderedWith(db, ids)])
  const drafted = new Map(present.map(({ id, draft }) => [id, draft]))
  for (const { id, seen: version } of seen) {
    const draft = drafted.get(id) ?? null
    if ((draft?.version ?? 0) !== version) throw changedBy(draft)
  }
  if ([...ordered.values()].some(({ isLocking }) => isLocking))
    throw new AppError('state-changed', { state: 'ordered' })
}

/** The refusal of somebody who has not seen the newest draft. */
export const changedBy = (draft: Edited['draft']): AppError =>
  new AppError('precondition-failed', {
    changed: { by: draft?.by ?? '', at: draft?.changedAt ?? clock.now().toISOString() },
  })

/** Of a longer list of differences the journal keeps the first. */
const maxAudited = 40

/** Something of the catalogue before a change and after it, and the differences between the two. */
type ChangedPart<Part> = { before: Part; after: Part; changes: readonly Change[] }

/** The differences of a product as the journal keeps them, by the model and the field. */
const productSides = ({ before, after, changes }: ChangedPart<ProductDocument>) =>
  sidesOf(changes, ({ reference, change }) => {
    const [old, now] = [before, after].map((product) => partOf(product, reference))
    return { name: [reference, change].filter(Boolean).join(' '), sides: valuesOf(change, old, now) }
  })

const partOf = (product: ProductDocument, reference: string | null) =>
  reference === null ? product : product.variants.find((variant) => variant.reference === reference)

/** The differences of services as the journal keeps them, by the name of the service and the field. */
export function serviceSides({ before, after, changes }: ChangedPart<readonly ServiceDocument[]>) {
  const names = new Map([...before, ...after].map(({ code, name }) => [code, name.fr]))
  const all = [...names.values()]
  return sidesOf(changes, ({ product: code, change }) => {
    const name = names.get(code)
    const isUnique = name && all.indexOf(name) === all.lastIndexOf(name)
    const [old, now] = [before, after].map((services) => services.find((service) => service.code === code))
    return { name: `${isUnique ? name : code} ${change}`, sides: valuesOf(change, old, now) }
  })
}

/** What the field of a difference has been and has become, where that has no short text. */
const valuesOf = (field: string, old: object | undefined, now: object | undefined) =>
  auditDifference(old && Reflect.get(old, field), now && Reflect.get(now, field))

type Named = { name: string; sides: AuditSides | null }

function sidesOf(changes: readonly Change[], namedOf: (change: Change) => Named) {
  const named = changes.slice(0, maxAudited).map((change) => {
    const { name, sides } = namedOf(change)
    const { before, after } = change.before === null && change.after === null && sides ? sides : change
    return { name, before, after: /^(?:new|removed) /.test(change.change) ? 'yes' : after }
  })
  const side = (which: keyof AuditSides) =>
    Object.fromEntries(named.map((entry) => [entry.name, entry[which] ?? null]))
  return { before: side('before'), after: side('after') }
}
