import { and, asc, eq, gt } from 'drizzle-orm'
import { type ProductDocument, readDocument, type SubcategoryDocument } from '#domain/publishing/document.ts'
import { products, publicationChanges } from '#functions/db/schema.ts'
import type { Run } from './progress.ts'
import { liveVersion, storedSubcategories } from './read-catalogue.ts'
import { storedProducts } from './stored-products.ts'
import { everythingSubject, isProduct, subcategoriesSubject } from './subjects.ts'

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
