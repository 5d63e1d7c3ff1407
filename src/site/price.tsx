import { formatEuros } from '#domain/catalogue/money.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/** A price excl. VAT, or « on request ». */
export function Price({ euros }: { euros: number | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (euros === null) return <span className="price on-request">{t('price.on-request')}</span>
  return (
    <span className="price">
      {formatEuros(euros, locale)} <small>{t('price.excl-vat')}</small>
    </span>
  )
}

export function Stock({ inStock }: { inStock: boolean }) {
  const t = useTranslate()
  return <span className={inStock ? 'stock in' : 'stock'}>{t(inStock ? 'stock.in' : 'stock.out')}</span>
}

/** The price of all pieces of a line, and of one where there are several; « on request » without a model. */
export function LinePrice({
  item: { variant, quantity },
}: {
  item: Pick<QuoteItem, 'variant' | 'quantity'>
}) {
  const { locale } = useSite()
  const each = variant ? variant.price : null
  if (each === undefined) return null
  return (
    <span className="item-price">
      <Price euros={each === null ? null : each * quantity} />
      {each !== null && quantity > 1 ? (
        <small>{`${quantity}\u00a0× ${formatEuros(each, locale)}`}</small>
      ) : null}
      {variant?.inStock === undefined ? null : <Stock inStock={variant.inStock} />}
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
