import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import type { OfferForm } from '#domain/quote-requests/offer-form.ts'
import { oneLine } from './offer-grid.tsx'
import type { Offered } from './offer-line-values.ts'

type Page = Pick<DeskRequest, 'designations' | 'blocks'>

/**
 * What of an offer somebody typed, and the customer reads as it is: the lines by their number from 1, and the terms.
 * What the catalogue or a stored text says stands in the customer's language.
 */
export function freeTexts(offer: OfferForm, { designations, blocks }: Page, products: Offered['products']) {
  const known = new Set([...designations, ...blocks.flatMap(({ text }) => [text, oneLine(text)])])
  const modelName = ({ model }: OfferForm['lines'][number]) => {
    const product = model && products.get(model.productId)
    return product ? `${product.name}, ${model.variantReference}` : null
  }
  return {
    lines: offer.lines.flatMap((line, i) =>
      known.has(line.text) || line.text === modelName(line) ? [] : [i + 1],
    ),
    terms: (['delivery', 'conditions', 'note'] as const).filter(
      (name) => offer[name] && !known.has(offer[name]),
    ),
  }
}
