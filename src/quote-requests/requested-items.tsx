import { useState } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'

/** The requested items with data plates and the prices of that day. */
export function RequestedItems({ items }: { items: readonly RequestedItem[] }) {
  const t = useTranslate()
  return (
    <section className="dash-block">
      <h2>{t('request.asked')}</h2>
      <ul className="dash-rows">
        {items.map((requested) => (
          <AskedLine
            key={`${requested.productId} ${requested.item.variant?.reference} ${requested.item.accessories.map(({ name }) => name)}`}
            requested={requested}
          />
        ))}
      </ul>
      <p className="hint">{t('request.prices-then')}</p>
    </section>
  )
}

function AskedLine({
  requested: { productId, productName, brand, quantity, price, item },
}: {
  requested: RequestedItem
}) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <li className="dash-row dash-line">
      <p className="dash-times">{t('request.times', { count: quantity })}</p>
      <Drawing src={item.productImage} />
      <div>
        <p>
          <Link className="dash-product" to={paths.product(productId, item.variant?.reference)}>
            {productName}
          </Link>{' '}
          <small>{brand}</small>
        </p>
        <p className="hint">
          {item.variant
            ? [item.variant.reference, item.variant.plateau].filter(Boolean).join(' · ')
            : t('quote.standard')}
        </p>
        {item.variant?.plate ? <DataPlate plate={item.variant.plate} /> : null}
        {item.accessories.length ? (
          <ul className="quote-line-accessories">
            {item.accessories.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <p className="price">
        {price === null ? (
          t('price.on-request')
        ) : (
          <>
            {formatEuros(price, locale)} <small>{t('price.excl-vat')}</small>
          </>
        )}
      </p>
    </li>
  )
}

/** The drawing of the product; nothing when the product has left the catalogue. */
function Drawing({ src }: { src: string }) {
  const [missing, setMissing] = useState(false)
  return missing ? (
    <span />
  ) : (
    <img src={src} alt="" width={160} height={120} loading="lazy" onError={() => setMissing(true)} />
  )
}
