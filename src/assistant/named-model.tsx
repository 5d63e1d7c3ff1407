import type { ReactNode } from 'react'
import type { NamedProduct } from '#domain/assistant/conversation-schema.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'

type Props = {
  product: NamedProduct
  /** Compare and quote, which belong to other features. */
  tools: ReactNode
  onFollow: () => void
}

/** A model that an answer names: its own data plate, its own price. */
export function NamedModel({ product, tools, onFollow }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { id, reference, name, plate, price, why } = product
  return (
    <article className="named-model">
      <h3>
        <Link to={paths.product(id, reference)} onClick={onFollow}>
          {name}
        </Link>{' '}
        <small>{reference}</small>
      </h3>
      <DataPlate plate={plate} />
      {name.startsWith(why.replace(/\.$/, '')) ? null : <p className="named-why">{why}</p>}
      <div className="named-foot">
        <span className={price === null ? 'price on-request' : 'price'}>
          {price === null ? (
            t('price.on-request')
          ) : (
            <>
              {formatEuros(price, locale)} <small>{t('price.excl-vat')}</small>
            </>
          )}
        </span>
        <span className="named-tools">{tools}</span>
      </div>
    </article>
  )
}
