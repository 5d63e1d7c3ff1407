import { formatEuros } from '#domain/catalogue/money.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { Price, Stock } from './price.tsx'
import { useSite } from './site.ts'

/** What all pieces of a line come to, « 2 × 270,00 € = 540,00 € » of several; « on request » without a model. */
export function LinePrice({
  item: { variant, quantity },
}: {
  item: Pick<QuoteItem, 'variant' | 'quantity'>
}) {
  const each = variant ? variant.price : null
  if (each === undefined) return null
  return (
    <span className="item-price">
      <LineSum each={each} quantity={quantity} />
      {variant?.inStock === undefined ? null : <Stock inStock={variant.inStock} />}
    </span>
  )
}

/** Amounts of a sheet: how many, what one costs, and what they come to. */
export function LineSum({ each, quantity }: { each: number | null; quantity: number }) {
  const { locale } = useSite()
  return (
    <span className="line-sum">
      {each !== null && quantity > 1 ? (
        <span>{`${quantity}\u00a0× ${formatEuros(each, locale)}\u00a0= `}</span>
      ) : null}
      <Price euros={each === null ? null : each * quantity} />
    </span>
  )
}

/**
 * Price and stock of the model of a line, for one piece: as on its card. Nothing without a model, or where they are not
 * known.
 */
export function ItemPrice({ variant }: Pick<QuoteItem, 'variant'>) {
  if (variant?.price === undefined) return null
  return (
    <span className="item-price">
      <Price euros={variant.price} />
      {variant.inStock === undefined ? null : <Stock inStock={variant.inStock} />}
    </span>
  )
}
