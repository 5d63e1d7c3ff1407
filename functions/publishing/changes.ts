import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type ProductDocument, readDocument, type SubcategoryDocument } from '#domain/publishing/document.ts'
import { operatorPrefix } from '#domain/staff/audit.ts'
import type { Db } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { productDrafts, products, publicationChanges, publications } from '#functions/db/schema.ts'
import { Refusal, type Run } from './progress.ts'
import { everythingSubject, isProduct, subcategoriesSubject } from './publication.ts'
import { liveVersion, storedSubcategories } from './read-catalogue.ts'
import { storedProducts } from './stored-products.ts'

/** Changes that are worked on together: their documents are some megabytes, and an isolate has 128. */
const together = 400

type Row = typeof publicationChanges.$inferSelect

/** The next changes of a publication in the order of their subjects. */
export const nextChanges = ({ db, publication }: Run): Promise<Row[]> =>
  db
    .select()
    .from(publicationChanges)
    .where(
      and(
        eq(publicationChanges.publicationId, publication.id),
        gt(publicationChanges.subject, publication.position),
      ),
    )
    .orderBy(asc(publicationChanges.subject))
    .limit(together)

/** A product before and after, with its row number. */
export type ChangedProduct = { seq: number; before: ProductDocument | null; after: ProductDocument | null }

/** The products among changes. */
export const productsOf = (changes: readonly Row[]): ChangedProduct[] =>
  changes
    .filter(({ subject }) => isProduct(subject))
    .map(({ seq, before, after }) => ({
      seq: seq ?? 0,
      before: before === null ? null : readDocument(before),
      after: after === null ? null : readDocument(after),
    }))

/** Products that are worked on together, and where the next ones begin. */
type Portion = { changed: readonly ChangedProduct[]; last: string; done: number }

/**
 * The next products whose words and passages are written: those that change, or every one as a new one where everything
 * is derived anew; null behind the last one.
 */
export async function nextProducts(run: Run): Promise<Portion | null> {
  if (await derivesEverything(run)) return nextOfAll(run)
  const changes = await nextChanges(run)
  const last = changes.at(-1)
  return last ? { changed: productsOf(changes), last: last.subject, done: changes.length } : null
}

async function nextOfAll({ db, publication: { position } }: Run): Promise<Portion | null> {
  const page = await storedProducts(db, gt(products.seq, Number(position)))
  const last = page.at(-1)
  const changed = page.map(({ seq, product }) => ({ seq, before: null, after: product }))
  return last ? { changed, last: String(last.seq), done: 0 } : null
}

/** True where a publication changes nothing, but writes index, words and passages of all products. */
export async function derivesEverything({ db, publication }: Run): Promise<boolean> {
  const { publicationId, subject } = publicationChanges
  const row = await db
    .select({ subject })
    .from(publicationChanges)
    .where(and(eq(publicationId, publication.id), eq(subject, everythingSubject)))
    .get()
  return row !== undefined
}

type Kinds = { before: readonly SubcategoryDocument[]; after: readonly SubcategoryDocument[] }
const kindsOfRuns = new WeakMap<Run, Kinds>()

/** The kinds of the catalogue before and after a publication; a run reads them once. */
export async function kindsOf(run: Run): Promise<Kinds> {
  const kinds = kindsOfRuns.get(run) ?? (await readKinds(run))
  kindsOfRuns.set(run, kinds)
  return kinds
}

async function readKinds({ db, publication }: Run): Promise<Kinds> {
  const live = await liveVersion(db)
  const before = live ? await storedSubcategories(db, live.version) : []
  const change = await db
    .select({ after: publicationChanges.after })
    .from(publicationChanges)
    .where(
      and(
        eq(publicationChanges.publicationId, publication.id),
        eq(publicationChanges.subject, subcategoriesSubject),
      ),
    )
    .get()
  return { before, after: change?.after ? JSON.parse(change.after) : before }
}

/** The kinds of products that are live and not changed by the publication, of drafts and of planned changes. */
const uses = (publicationId: string): SQL =>
  sql`select ${products.subcategory} as kind from ${products}
    where ${isIn(products)} and ${products.id} not in (
      select subject from publication_changes where publication_id = ${publicationId})
  union select ${productDrafts.document} ->> 'subcategory' from ${productDrafts}
  union select ${publicationChanges.after} ->> 'subcategory' from ${publicationChanges}
    join ${publications} on ${publications.id} = ${publicationChanges.publicationId}
    where ${publications.state} = 'waiting' and ${publicationChanges.subject} not like '#%'`

/** The keys of kinds of which there are products, drafts or planned changes. */
export async function usedKinds(db: Db): Promise<string[]> {
  const rows = await db.all<{ kind: string | null }>(uses(''))
  return rows.flatMap(({ kind }) => kind ?? [])
}

/**
 * Refuses to take away kinds of which there are products, drafts or planned changes by now. An import replaces the
 * whole catalogue: drafts of a kind that it takes away are told so as their problem.
 */
export async function refuseUsedKinds(run: Run): Promise<void> {
  const { db, publication } = run
  if (!publication.undoes && publication.author.startsWith(operatorPrefix)) return
  const { before, after } = await kindsOf(run)
  const stays = new Set(after.map(({ key }: SubcategoryDocument) => key))
  const removed = JSON.stringify(before.map(({ key }) => key).filter((key) => !stays.has(key)))
  if (removed === '[]') return
  const [used] = await db.all<{ kind: string }>(
    sql`select kind from (${uses(publication.id)}) where kind in (select value from json_each(${removed})) limit 1`,
  )
  if (used) throw new Refusal(`kinds: ${used.kind} is used`)
}
