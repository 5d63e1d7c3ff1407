import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { QuoteAccessory, QuoteItem, QuoteVariant } from './quote-stored.ts'

/** The model of a line: a product, and its variant where one was chosen. */
export type LineModel = { productId: string; reference: string | null }

/** What the catalogue says today of the model of a line; EUR excl. VAT. */
export const CurrentLine = v.object({
  productName: QuoteItem.entries.productName,
  productImage: v.string(),
  /** Null: the line has no variant. */
  variant: v.nullable(QuoteVariant),
  /** Those offered with the model, by which a line finds the names of its own. */
  accessories: v.array(QuoteAccessory),
})
export type CurrentLine = v.InferOutput<typeof CurrentLine>

const separator = ','

/** The models of a list as one parameter of a query, « id:reference,id ». */
export const writeLineModels = (models: readonly LineModel[]): string =>
  models
    .map(({ productId, reference }) => (reference === null ? productId : `${productId}:${reference}`))
    .join(separator)

/** The models in such a parameter; null where one of them is none, or there are more than a list holds. */
export function readLineModels(text: string): LineModel[] | null {
  const parts = text.split(separator)
  if (parts.length > limits.quoteItems) return null
  const models = parts.map((part): LineModel => {
    const at = part.indexOf(':')
    return at < 0
      ? { productId: part, reference: null }
      : { productId: part.slice(0, at), reference: part.slice(at + 1) }
  })
  const isModel = ({ productId, reference }: LineModel) =>
    isProductId(productId) && (reference === null || /^[^,]{1,60}$/.test(reference))
  return models.every(isModel) ? models : null
}
