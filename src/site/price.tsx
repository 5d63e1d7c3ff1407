import { formatEuros } from '#domain/catalogue/money.ts'
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

/** In a list, where nearly everything is in stock, only what is not says so. */
export const OnOrder = ({ inStock }: { inStock: boolean }) => (inStock ? null : <Stock inStock={false} />)

export function Stock({ inStock }: { inStock: boolean }) {
  const t = useTranslate()
  return <span className={inStock ? 'stock in' : 'stock'}>{t(inStock ? 'stock.in' : 'stock.out')}</span>
}
