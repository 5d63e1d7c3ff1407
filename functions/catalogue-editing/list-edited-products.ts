import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  notLike,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type AnySQLiteColumn, unionAll } from 'drizzle-orm/sqlite-core'
import { editingLimits } from '#config/desk-settings.ts'
import { cardFile, mediaPath } from '#domain/catalogue/media.ts'
import { dataPlate, plateLine } from '#domain/metrology/plate-lines.ts'
import type { EditedRow, EditedRows, EditingQuery } from '#domain/publishing/editing-schemas.ts'
import { leadVariant } from '#domain/publishing/numbered.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { foldedSql } from '#functions/db/folded-sql.ts'
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
import { documentText, hasWords, productText } from './list-words.ts'
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
    { drafts: draftIds, problems: draftIds, planned: plannedIds }[filter.filter as string] ?? listedIds
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
        hasWords(q, documentText(subject, sql`${after} ->> '$.name.fr'`, sql`${after}`)),
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

/** What a draft is found by. */
const draftText = documentText(productDrafts.id, sql`${productDrafts.name}`, sql`${productDrafts.document}`)

const draftIds = (db: Db, { filter, q, ...kind }: Filter, cursor: string, limit: number) =>
  db
    .select({ id: productDrafts.id })
    .from(productDrafts)
    .where(
      and(
        filter === 'problems' ? sql`${productDrafts.problems} <> '[]'` : undefined,
        hasWords(q, draftText),
        isOfKind(productDrafts.document, kind),
        cursor === '' ? undefined : isBehindDraft(cursor),
      ),
    )
    .orderBy(desc(productDrafts.changedAt), asc(productDrafts.id))
    .limit(limit)

const isBehindDraft = (cursor: string) =>
  sql`(${productDrafts.changedAt}, ${cursor}) < ((select changed_at from product_drafts where id = ${cursor}), ${productDrafts.id})`

const isNew = and(
  isNull(productDrafts.baseRevision),
  sql`not exists (select 1 from ${products} where ${products.id} = ${productDrafts.id} and ${isIn(products)})`,
)

/** The ids of published products that meet a filter, and, among all, of new ones, in the order of the list. */
export function listedIds(db: Db, { filter, q, ...kind }: Filter, cursor: string, limit: number) {
  const behind = (name: SQL, id: AnySQLiteColumn) =>
    cursor === '' ? undefined : sql`(${name}, ${id}) > (${nameOf(cursor)}, ${cursor})`
  const [name, draftName] = [foldedSql(sql`${productTexts.name}`), foldedSql(sql`${productDrafts.name}`)]
  const published = db
    .select({ id: products.id, name: name.as('name') })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productRow, products.row), eq(productTexts.locale, 'fr')))
    .where(
      and(isIn(products), isPublished(filter, kind), hasWords(q, productText), behind(name, products.id)),
    )
  const fresh = db
    .select({ id: productDrafts.id, name: draftName.as('name') })
    .from(productDrafts)
    .where(
      and(
        filter === 'all' ? isNew : sql`false`,
        isOfKind(productDrafts.document, kind),
        hasWords(q, draftText),
        behind(draftName, productDrafts.id),
      ),
    )
  const all = unionAll(published, fresh).as('listed')
  return db.select({ id: all.id }).from(all).orderBy(asc(all.name), asc(all.id)).limit(limit)
}

/** The folded name that places a product of the list. */
const nameOf = (id: string) => sql`coalesce(
  (select ${foldedSql(sql`texts.name`)} from products as own
    join product_texts as texts on texts.product_row = own."row" and texts.locale = 'fr'
    where own.id = ${id} order by own.from_generation desc limit 1),
  (select ${foldedSql(sql`own.name`)} from product_drafts as own where own.id = ${id}))`

function isPublished(
  filter: Filter['filter'],
  { subcategory, category }: Pick<Filter, 'subcategory' | 'category'>,
) {
  const isWithoutPrice = sql`exists (select 1 from ${variants} where ${and(
    eq(variants.productRow, products.row),
    sql`${variants.priceCents} is null`,
  )})`
  return and(
    subcategory === '' ? undefined : eq(products.subcategory, subcategory),
    category && eq(products.category, category),
    filter === 'without-price' ? isWithoutPrice : undefined,
    filter === 'without-photo' ? eq(products.photos, []) : undefined,
    filter === 'discontinued' ? isNotNull(products.discontinued) : undefined,
  )
}

function rowOf(edited: Edited): Omit<EditedRow, 'ordered' | 'doubts' | 'medianCents'> {
  const { id, draft, published } = edited
  const document = editedDocument(edited) ?? published?.document
  const photo = document?.photos[0]
  // What visitors see, whatever the draft says.
  const shown = published?.document ?? document
  const represented = shown?.variants.length ? leadVariant(shown).reference : null
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
      isRepresented: variant.reference === represented,
    })),
  }
}
