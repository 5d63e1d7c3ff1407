import { and, asc, count, desc, eq, gt, inArray, isNotNull, notLike, or, type SQL, sql } from 'drizzle-orm'
import { editingLimits } from '#config/desk-settings.ts'
import { cardFile, mediaPath } from '#domain/catalogue/media.ts'
import { dataPlate, plateLine } from '#domain/metrology/plate-lines.ts'
import type { EditedRow, EditedRows, EditingQuery } from '#domain/publishing/editing-schemas.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import {
  productDrafts,
  products,
  productTexts,
  publicationChanges,
  publications,
  variants,
} from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import {
  checkerOf,
  doubterOf,
  type Edited,
  editedDocument,
  editedProducts,
  kindsOf,
  namedKind,
  stateOf,
} from './documents.ts'
import { orderedWith } from './ordered-changes.ts'

type Filter = Omit<EditingQuery, 'cursor'>

/** A page of products by their French names, as their drafts have them. Drafts alone come with the newest first. */
export async function listProducts(env: Bindings, { cursor, ...filter }: EditingQuery): Promise<EditedRows> {
  const db = openDb(env.DB)
  const [idsOf, doubted] = [filter.filter === 'problems' ? problemIds : productIds, await doubterOf(env)]
  const [ids, kinds, [drafts]] = await Promise.all([
    idsOf(db, filter, cursor, editingLimits.pageSize + 1, env),
    kindsOf(env),
    db.select({ n: count() }).from(productDrafts),
  ])
  const page = ids.slice(0, editingLimits.pageSize)
  const [edited, ordered] = await Promise.all([editedProducts(db, page), orderedWith(db, page)])
  return {
    items: edited.map((each) => ({
      ...rowOf(each),
      ...doubted(editedDocument(each)),
      ordered: ordered.get(each.id) ?? null,
    })),
    nextCursor: ids.length > page.length ? (page.at(-1) ?? null) : null,
    drafts: drafts?.n ?? 0,
    subcategories: kinds.map(namedKind),
  }
}

/** The ids of a filter behind that of the cursor, so many at most. */
export async function productIds(db: Db, filter: Filter, cursor: string, limit: number): Promise<string[]> {
  const idsOf =
    { drafts: draftIds, problems: draftIds, planned: plannedIds }[filter.filter as string] ?? liveIds
  const rows: { id: string }[] = await idsOf(db, filter, cursor, limit)
  return rows.map(({ id }) => id)
}

/**
 * The ids of drafts that break a rule, and then those of live products that do, as a version of the site may bring new
 * rules, or that are doubtful.
 */
async function problemIds(
  db: Db,
  filter: Filter,
  cursor: string,
  limit: number,
  env: Bindings,
): Promise<string[]> {
  const [check, doubted] = await Promise.all([checkerOf(env), doubterOf(env)])
  const isFaulty = ({ draft }: Edited) => (draft?.problems.length ?? 0) > 0
  const [last] = cursor ? await editedProducts(db, [cursor]) : []
  const isAmongDrafts = !last || isFaulty(last)
  const ids = isAmongDrafts ? await productIds(db, filter, cursor, limit) : []
  for (let at = isAmongDrafts ? '' : cursor; ids.length < limit; ) {
    const portion = await productIds(db, { ...filter, filter: 'all' }, at, editingLimits.productsAtOnce)
    for (const each of await editedProducts(db, portion)) {
      const document = editedDocument(each)
      if (!document || isFaulty(each)) continue
      if (check(document).length || doubted(document).doubts.length) ids.push(each.id)
    }
    at = portion.at(-1) ?? ''
    if (portion.length < editingLimits.productsAtOnce) break
  }
  return ids.slice(0, limit)
}

const plannedIds = (db: Db, { q, ...kind }: Filter, cursor: string, limit: number) => {
  const { subject, after } = publicationChanges
  return db
    .selectDistinct({ id: subject })
    .from(publicationChanges)
    .innerJoin(publications, eq(publications.id, publicationChanges.publicationId))
    .where(
      and(
        inArray(publications.state, ['waiting', 'running']),
        notLike(subject, '#%'),
        gt(subject, cursor),
        ...wordsOf(q).map((word) => or(has(subject, word), has(after, word))),
        isOfKind(after, kind),
      ),
    )
    .orderBy(asc(subject))
    .limit(limit)
}

/** Condition on the text of a document: it is of the kind or category that is asked for. */
const isOfKind = (document: unknown, { subcategory, category }: Pick<Filter, 'subcategory' | 'category'>) =>
  and(
    subcategory === '' ? undefined : sql`${document} ->> 'subcategory' = ${subcategory}`,
    category && sql`${document} ->> 'category' = ${category}`,
  )

const draftIds = (db: Db, { filter, q, ...kind }: Filter, cursor: string, limit: number) =>
  db
    .select({ id: productDrafts.id })
    .from(productDrafts)
    .where(
      and(
        filter === 'problems' ? sql`${productDrafts.problems} <> '[]'` : undefined,
        ...wordsOf(q).map((word) => or(has(productDrafts.name, word), has(productDrafts.document, word))),
        isOfKind(productDrafts.document, kind),
        cursor === '' ? undefined : isBehindDraft(cursor),
      ),
    )
    .orderBy(desc(productDrafts.changedAt), asc(productDrafts.id))
    .limit(limit)

const isBehindDraft = (cursor: string) =>
  sql`(${productDrafts.changedAt}, ${cursor}) < ((select changed_at from product_drafts where id = ${cursor}), ${productDrafts.id})`

const name = sql`lower(${productTexts.name})`

/** The ids of published products that meet a filter, in the order of the list. */
export function liveIds(db: Db, { filter, q, subcategory, category }: Filter, cursor: string, limit: number) {
  const isWithoutPrice = sql`exists (select 1 from ${variants} where ${and(
    eq(variants.productRow, products.row),
    sql`${variants.priceCents} is null`,
  )})`
  return db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productRow, products.row), eq(productTexts.locale, 'fr')))
    .where(
      and(
        isIn(products),
        subcategory === '' ? undefined : eq(products.subcategory, subcategory),
        category && eq(products.category, category),
        filter === 'without-price' ? isWithoutPrice : undefined,
        filter === 'without-photo' ? eq(products.photos, []) : undefined,
        filter === 'discontinued' ? isNotNull(products.discontinued) : undefined,
        ...wordsOf(q).map(hasWord),
        cursor === '' ? undefined : isBehind(cursor),
      ),
    )
    .orderBy(name, asc(products.id))
    .limit(limit)
}

const isBehind = (cursor: string) =>
  sql`(${name}, ${products.id}) > (select lower(texts.name), own.id from products as own
    join product_texts as texts on texts.product_row = own."row" and texts.locale = 'fr'
    where own.id = ${cursor} order by own.from_generation desc limit 1)`

const mostWords = 8
const wordsOf = (q: string) => q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords)

/** True where a text has the word, in any case of ASCII letters. */
const has = (text: unknown, word: string): SQL => sql`instr(lower(${text}), ${word}) > 0`

const hasWord = (word: string): SQL | undefined =>
  or(
    has(productTexts.name, word),
    has(products.brand, word),
    has(products.id, word),
    sql`exists (select 1 from ${variants} where ${and(
      eq(variants.productRow, products.row),
      has(variants.reference, word),
    )})`,
  )

function rowOf(edited: Edited): Omit<EditedRow, 'ordered' | 'doubts' | 'medianCents'> {
  const { id, draft, published } = edited
  const document = editedDocument(edited) ?? published?.document
  const photo = document?.photos[0]
  return {
    id,
    name: document?.name.fr ?? draft?.name ?? id,
    brand: document?.brand ?? '',
    subcategory: document?.subcategory ?? '',
    state: stateOf(edited),
    draft: draft && { version: draft.version, by: draft.by, at: draft.changedAt },
    problems: draft?.problems.length ?? 0,
    photo: photo ? mediaPath(cardFile(photo).key) : null,
    models: (document?.variants ?? []).map((variant) => ({
      reference: variant.reference,
      plate: plateLine(dataPlate(variant, 'fr')),
      priceCents: variant.priceCents,
      inStock: variant.inStock,
    })),
  }
}
