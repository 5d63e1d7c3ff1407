import { sql } from 'drizzle-orm'
import { editingLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { ProductDoubt } from '#domain/publishing/doubts.ts'
import type {
  EditingQuery,
  PriceChangeForm,
  PriceChangePreview,
  PricesForm,
} from '#domain/publishing/editing-schemas.ts'
import { changedPrice } from '#domain/publishing/price-change.ts'
import { openDb } from '#functions/db/client.ts'
import { productDrafts } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { checkerOf, doubterOf, type Edited, editedDocument, editedProducts } from './documents.ts'
import { listedIds, productIds } from './list-edited-products.ts'
import { contradicting } from './ordered-changes.ts'
import { changedBy, type DraftChange, saveDrafts } from './save-drafts.ts'

type Filter = Omit<EditingQuery, 'cursor'>

/** Drafts are changed one by one: a percentage of what nobody has published is of no price that customers know. */
function refuseDrafts({ filter }: Filter): void {
  if (filter === 'drafts' || filter === 'problems' || filter === 'planned')
    throw new AppError('invalid-fields', { fields: { filter: 'form.choice' } })
}

type Changed = {
  products: number
  models: number
  skipped: number
  doubts: ProductDoubt[]
  nextCursor: string | null
}

/**
 * Changes the prices of a filter by a percentage, as drafts, so many products a call, or says what that would bring.
 * Prices on request stay so, and products whose prices a publication that is ordered changes are skipped.
 */
export async function changePricesBy(
  env: Bindings,
  who: string,
  { cursor, percentHundredths, step, basis, save, ...filter }: PriceChangeForm,
): Promise<Changed> {
  refuseDrafts(filter)
  const db = openDb(env.DB)
  const { productsAtOnce } = editingLimits
  const ids = await productIds(db, filter, cursor, productsAtOnce + 1)
  const page = ids.slice(0, productsAtOnce)
  const [check, doubted] = await Promise.all([checkerOf(env), doubterOf(env)])
  const sum = { products: 0, models: 0, skipped: 0, doubts: [] as ProductDoubt[] }
  for (let from = 0; from < page.length; from += portion) {
    const edited = await editedProducts(db, page.slice(from, from + portion))
    const changed = edited.flatMap((each): (DraftChange & { models: number })[] => {
      const document = editedDocument(each)
      if (!document) return []
      const after = withPrices(
        document,
        basis === 'published' ? each.published?.document : document,
        (cents) => changedPrice(cents, { percentHundredths, step }),
      )
      const models = after.variants.filter(
        ({ priceCents }, i) => priceCents !== document.variants[i]?.priceCents,
      ).length
      return models ? [{ edited: each, document: after, problems: check(after), models }] : []
    })
    const contradicted = await contradicting(db, changed, true)
    const drafts = changed.filter(({ edited }) => !contradicted.has(edited.id))
    if (save) await saveDrafts(db, who, drafts)
    sum.doubts.push(...drafts.flatMap((draft) => doubtsBrought(draft, doubted)))
    sum.products += drafts.length
    sum.skipped += contradicted.size
    sum.models += drafts.reduce((models, draft) => models + draft.models, 0)
  }
  return { ...sum, nextCursor: ids.length > page.length ? (page.at(-1) ?? null) : null }
}

/** The doubts about a changed product that it did not have before. */
function doubtsBrought(
  { edited, document }: DraftChange,
  doubted: Awaited<ReturnType<typeof doubterOf>>,
): ProductDoubt[] {
  const before = new Set(doubted(editedDocument(edited)).doubts.map(({ code, about }) => code + about))
  return doubted(document)
    .doubts.filter(({ code, about }) => !before.has(code + about))
    .map((doubt) => ({ product: edited.id, ...doubt }))
}

/** A document with new prices, each of the price in the basis, or of its own where the basis lacks the model. */
function withPrices(
  document: ProductDocument,
  basis: ProductDocument | undefined,
  change: (cents: number | null) => number | null,
): ProductDocument {
  const prices = new Map(basis?.variants.map(({ reference, priceCents }) => [reference, priceCents]))
  const variants = document.variants.map((variant) => {
    const price = prices.get(variant.reference)
    return { ...variant, priceCents: change(price === undefined ? variant.priceCents : price) }
  })
  return { ...document, variants }
}

/** Products among which the examples are looked for, and how many models are examples. */
const [looked, shown] = [20, 3]
const maxDrafts = 100_000

/** What a change of the prices of a filter would meet: how many drafts, and the first models as examples. */
export async function previewPriceChange(
  env: Bindings,
  { cursor: _, ...filter }: EditingQuery,
): Promise<PriceChangePreview> {
  refuseDrafts(filter)
  const db = openDb(env.DB)
  const [drafts, edited] = await Promise.all([
    db.$count(productDrafts, sql`${productDrafts.id} in ${listedIds(db, filter, '', maxDrafts)}`),
    productIds(db, filter, '', looked).then((ids) => editedProducts(db, ids)),
  ])
  return { drafts, examples: edited.flatMap(examplesOf).slice(0, shown) }
}

/** The first priced model of a product. */
function examplesOf(edited: Edited): PriceChangePreview['examples'] {
  const document = editedDocument(edited)
  const prices = new Map(
    edited.published?.document.variants.map(({ reference, priceCents }) => [reference, priceCents]),
  )
  const priced = (document?.variants ?? []).filter(({ priceCents }) => priceCents !== null).slice(0, 1)
  return priced.map(({ reference, priceCents }) => ({
    ...{ name: document?.name.fr ?? '', reference, draftCents: priceCents },
    publishedCents: prices.get(reference) ?? null,
  }))
}

/** Products that are read and written at once: their documents stay below the limits of a value. */
const portion = 50

/**
 * Prices and stock that were typed into the list. Throws `precondition-failed` where a model is no longer as the writer
 * has seen it, 404 where it is gone.
 */
export async function changePrices(
  env: Bindings,
  who: string,
  { changes }: PricesForm,
): Promise<{ products: number }> {
  const db = openDb(env.DB)
  const byProduct = Map.groupBy(changes, ({ id }) => id)
  const ids = [...byProduct.keys()]
  const check = await checkerOf(env)
  for (let from = 0; from < ids.length; from += portion) {
    const edited = await editedProducts(db, ids.slice(from, from + portion))
    const drafts = edited.map((each): DraftChange => {
      const document = applied(each, byProduct.get(each.id) ?? [])
      return { edited: each, document, problems: check(document) }
    })
    if (edited.length < Math.min(portion, ids.length - from)) throw changedBy(null)
    await saveDrafts(db, who, drafts)
  }
  return { products: ids.length }
}

/** The document with the changes of its models. */
function applied(edited: Edited, changes: PricesForm['changes']): ProductDocument {
  const document = editedDocument(edited)
  if (!document) throw changedBy(edited.draft)
  const wanted = new Map(changes.map((change) => [change.reference, change]))
  const variants = document.variants.map((variant) => {
    const change = wanted.get(variant.reference)
    if (!change) return variant
    const { seen, priceCents, inStock } = change
    if (seen.priceCents !== variant.priceCents || seen.inStock !== variant.inStock)
      throw changedBy(edited.draft)
    wanted.delete(variant.reference)
    return { ...variant, priceCents, inStock }
  })
  if (wanted.size) throw changedBy(edited.draft)
  return { ...document, variants }
}
