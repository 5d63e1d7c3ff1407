import { editingLimits } from '#config/desk-settings.ts'
import { AppError } from '#domain/errors/error.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { PriceChangeForm, PricesForm } from '#domain/publishing/editing-schemas.ts'
import { changedPrice } from '#domain/publishing/price-change.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { checkerOf, type Edited, editedDocument, editedProducts } from './documents.ts'
import { productIds } from './list.ts'
import { changedBy, type DraftChange, saveDrafts } from './save-drafts.ts'

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

/** Changes the prices of a filter by a percentage, as drafts, so many products a call; prices on request stay so. */
export async function changePricesBy(
  env: Bindings,
  who: string,
  { percentHundredths, step, cursor, ...filter }: PriceChangeForm,
): Promise<{ products: number; models: number; nextCursor: string | null }> {
  if (filter.filter === 'drafts' || filter.filter === 'problems')
    throw new AppError('invalid-fields', { fields: { filter: 'form.choice' } })
  const db = openDb(env.DB)
  const { productsAtOnce } = editingLimits
  const ids = await productIds(db, filter, cursor, productsAtOnce + 1)
  const page = ids.slice(0, productsAtOnce)
  const check = await checkerOf(env)
  let products = 0
  let models = 0
  for (let from = 0; from < page.length; from += portion) {
    const edited = await editedProducts(db, page.slice(from, from + portion))
    const drafts = edited.flatMap((each): DraftChange[] => {
      const document = editedDocument(each)
      if (!document) return []
      const variants = document.variants.map((variant) => ({
        ...variant,
        priceCents: changedPrice(variant.priceCents, { percentHundredths, step }),
      }))
      const changed = variants.filter(({ priceCents }, i) => priceCents !== document.variants[i]?.priceCents)
      models += changed.length
      if (changed.length === 0) return []
      const after = { ...document, variants }
      return [{ edited: each, document: after, problems: check(after) }]
    })
    products += drafts.length
    await saveDrafts(db, who, drafts)
  }
  return { products, models, nextCursor: ids.length > page.length ? (page.at(-1) ?? null) : null }
}
