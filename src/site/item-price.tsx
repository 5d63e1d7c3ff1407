import { formatEuros } from '#domain/catalogue/money.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'

/**
 * Price and stock of the model of a line, for one piece: as on its card. Nothing without a model, or where they are not
 * known.
 */
export function ItemPrice({ variant }: Pick<QuoteItem, 'variant'>) {
  const t = useTranslate()
  if (variant?.price === undefined) return null
  return (
    <span className="item-price">
      <PriceOf euros={variant.price} />
      {variant.inStock === undefined ? null : (
        <span className={variant.inStock ? 'stock in' : 'stock'}>
          {t(variant.inStock ? 'stock.in' : 'stock.out')}
        </span>
      )}
    </span>
  )
}

/** A price excl. VAT, or « on request ». */
export function PriceOf({ euros }: { euros: number | null }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <span className="price">
      {euros === null ? (
        t('price.on-request')
      ) : (
        <>
          {formatEuros(euros, locale)} <small>{t('price.excl-vat')}</small>
        </>
      )}
    </span>
  )
}
