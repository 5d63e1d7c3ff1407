import type { ProductDocument } from '#domain/publishing/document.ts'
import type { PricesForm } from '#domain/publishing/editing-schemas.ts'
import { openDb } from '#functions/db/client.ts'
import type { Bindings } from '#functions/env.ts'
import { checkerOf, type Edited, editedDocument, editedProducts } from './documents.ts'
import { changedBy, type DraftChange, saveDrafts } from './save-drafts.ts'

/** Products that are read and written at once: their documents stay below the limits of a value. */
export const portion = 50

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
