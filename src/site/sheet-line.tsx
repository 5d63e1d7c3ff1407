import type { ReactNode } from 'react'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { NotForTrade } from '#src/ui/not-for-trade.tsx'
import { OptionalImage } from '#src/ui/optional-image.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

type Props = {
  item: Pick<QuoteItem, 'productId' | 'productName' | 'productImage' | 'variant'>
  brand?: string
  /** Below the data plate: accessories, notes, errors. */
  children?: ReactNode
  /** At the end of the line: quantity and price. */
  end: ReactNode
  isWrong?: boolean
}

/** One instrument on a sheet, in the list as in what was sent: drawing, name, model, data plate, and its end. */
export function SheetLine({ item, brand, children, end, isWrong = false }: Props) {
  const t = useTranslate()
  const { productId, productName, productImage, variant } = item
  return (
    <li className={isWrong ? 'sheet-line wrong' : 'sheet-line'}>
      <OptionalImage src={productImage} width={160} height={120} instead={<span />} />
      <div className="sheet-line-text">
        <p>
          <Link to={paths.product(productId, variant?.reference)}>{productName}</Link>
          {brand ? <small> {brand}</small> : null}
        </p>
        <p className="hint">
          {variant
            ? unbroken([variant.reference, variant.plateau].filter(Boolean).join(' · '))
            : t('quote.standard')}
        </p>
        {variant?.plate ? <DataPlate plate={variant.plate} /> : null}
        <NotForTrade plate={variant?.plate} />
        {children}
      </div>
      <div className="sheet-line-end">{end}</div>
    </li>
  )
}
