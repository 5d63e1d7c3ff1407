import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { editingLimits } from '#config/desk-settings.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { ProductDocument, SubcategoryDocument } from '#domain/publishing/document.ts'
import { productDoubts } from '#domain/publishing/doubts.ts'
import type { EditedRow } from '#domain/publishing/editing-schemas.ts'
import { productChecker } from '#domain/publishing/problems.ts'
import { rebased } from '#domain/publishing/rebase.ts'
import { withCatalogue } from '#functions/catalogue/snapshot.ts'
import { batchByName } from '#functions/db/batch-by-name.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { productDrafts, products, staff } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { baseDocuments } from '#functions/publishing/base-documents.ts'
import { vocabulary } from '#functions/publishing/check-changes.ts'
import { storedProducts } from '#functions/publishing/stored-products.ts'
import { plannedDocuments } from './ordered-changes.ts'

/** A draft with the name of whoever changed it last. */
type DraftRow = typeof productDrafts.$inferSelect & { by: string }
/** A product as it is published and as it is edited; at least one of both is there. */
export type Edited = {
  id: string
  published: { document: ProductDocument; revision: number } | null
  draft: DraftRow | null
  /** A new product whose publication is ordered: it has no draft any more. */
  planned?: ProductDocument
}

/** What is published, drafted and planned of products, in the order of the ids; unknown ids are left out. */
export async function editedProducts(db: Db, ids: readonly string[]): Promise<Edited[]> {
  const [stored, drafts, planned] = await Promise.all([
    storedProducts(db, sql`${products.id} in (select value from json_each(${JSON.stringify(ids)}))`),
    draftsOf(db, ids),
    plannedDocuments(db, ids),
  ])
  const published = new Map(
    stored.map(({ product, revision }) => [product.id, { document: product, revision }]),
  )
  const drafted = new Map(drafts.map((draft) => [draft.id, draft]))
  const present = ids.flatMap((id): Edited[] => {
    const edited = { id, published: published.get(id) ?? null, draft: drafted.get(id) ?? null }
    if (edited.published || edited.draft) return [edited]
    const document = planned.get(id)
    return document ? [{ ...edited, planned: document }] : []
  })
  return onWhatIsLive(db, present)
}

/** Drafts as changes of what is live now, where others have published since they were begun. */
export async function onWhatIsLive(db: Db, products: readonly Edited[]): Promise<Edited[]> {
  const moved = products.flatMap(({ id, published, draft }) =>
    published && draft?.document && draft.baseRevision !== null && draft.baseRevision !== published.revision
      ? [{ id, revision: draft.baseRevision }]
      : [],
  )
  const bases = await baseDocuments(db, moved)
  return products.map((edited) => {
    const { id, published, draft } = edited
    const base = bases.get(id)
    const document = base && published && draft?.document && rebased(base, published.document, draft.document)
    // What contradicts it stays as it was written: publishing is refused with who has changed it.
    return document ? { ...edited, draft: { ...draft, document, baseRevision: published.revision } } : edited
  })
}

/** Drafts with the name of whoever changed them last. */
export const selectDrafts = (db: Db) =>
  db
    .select({ draft: productDrafts, name: staff.name })
    .from(productDrafts)
    .leftJoin(staff, eq(staff.email, productDrafts.author))

/** A draft with a name for its author: that of the member of staff, or what is known of it. */
export const namedDraft = ({ draft, name }: Awaited<ReturnType<typeof selectDrafts>>[number]): DraftRow => ({
  ...draft,
  by: name || draft.author,
})

const draftsOf = async (db: Db, ids: readonly string[]): Promise<DraftRow[]> =>
  (
    await selectDrafts(db)
      .where(sql`${productDrafts.id} in (select value from json_each(${JSON.stringify(ids)}))`)
      .limit(ids.length)
  ).map(namedDraft)

/** The document that is edited: the draft, or what is published; null: it is to be taken away. */
export const editedDocument = ({ published, draft, planned }: Edited): ProductDocument | null =>
  draft ? draft.document : (published?.document ?? planned ?? null)

/** What became of a product at the desk. */
export function stateOf({ published, draft, planned }: Edited): EditedRow['state'] {
  if (planned) return 'new'
  if (!draft) return published?.document.discontinued ? 'discontinued' : 'published'
  if (draft.document === null) return 'removed'
  return published ? 'changed' : 'new'
}

/** The kinds of instruments that are live. */
export async function kindsOf(env: Bindings): Promise<SubcategoryDocument[]> {
  const { catalogue } = await withCatalogue(env, {})
  return catalogue.index.subcategories.flatMap(({ key, category, name }) => {
    const named = categories[category]
    return named ? [{ key, category: named, name }] : []
  })
}

/** A kind as the desk names it. */
export const namedKind = ({ key, category, name }: SubcategoryDocument) => ({ key, category, name: name.fr })

/** Tells what is wrong with a document by itself. */
export const checkerOf = async (env: Bindings) => productChecker(await kindsOf(env), vocabulary)

/** Tells what is doubtful in a document, by the live prices of its kind. */
export async function doubterOf(env: Bindings): Promise<(document: ProductDocument | null) => Doubted> {
  const { catalogue } = await withCatalogue(env, {})
  const medians = new Map<string, number | null>()
  return (document) => {
    if (!document) return { doubts: [], medianCents: null }
    const { subcategory } = document
    const medianCents = medians.get(subcategory) ?? medianPrice(catalogue.index, subcategory)
    medians.set(subcategory, medianCents)
    return { doubts: productDoubts(document, medianCents), medianCents }
  }
}

type Doubted = Pick<EditedRow, 'doubts' | 'medianCents'>

/** A page of the documents for a file: of what is published as drafts have it, then new products. */
export async function documentPage(
  env: Bindings,
  cursor: string,
): Promise<{ documents: ProductDocument[]; nextCursor: string | null }> {
  const db = openDb(env.DB)
  const { pageSize } = editingLimits
  const { live, fresh } = await batchByName(db, {
    live: db
      .select({ id: products.id })
      .from(products)
      .where(and(gt(products.id, cursor), isIn(products)))
      .orderBy(asc(products.id))
      .limit(pageSize),
    fresh: db
      .select({ id: productDrafts.id })
      .from(productDrafts)
      .where(gt(productDrafts.id, cursor))
      .orderBy(asc(productDrafts.id))
      .limit(pageSize),
  })
  const ids = [...new Set([...live, ...fresh].map(({ id }) => id))].sort().slice(0, pageSize)
  const documents = (await editedProducts(db, ids)).map(editedDocument).filter((each) => each !== null)
  return { documents, nextCursor: ids.length === pageSize ? (ids.at(-1) ?? null) : null }
}

/** The median of the prices of a kind of instrument, in cents; null where none has a price. */
export function medianPrice(
  { subcategories, groups, group, firstVariant, variants }: CatalogueIndex,
  kind: string,
): number | null {
  const place = subcategories.findIndex(({ key }) => key === kind)
  const prices: number[] = []
  group.forEach((of, product) => {
    if (groups[of]?.subcategory !== place) return
    prices.push(...variants.priceCents.subarray(firstVariant[product], firstVariant[product + 1]))
  })
  const sorted = prices.filter((cents) => cents > 0).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}
