import { formatEuros } from '#domain/catalogue/money.ts'
import type { RequestedItem } from '#domain/quote-list/requested-content.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Price } from '#src/site/price.tsx'
import { SheetLine } from '#src/site/sheet-line.tsx'
import { useSite } from '#src/site/site.ts'

/** The requested items with data plates and the prices of that day. */
export function RequestedItems({ items }: { items: readonly RequestedItem[] }) {
  const t = useTranslate()
  return (
    <>
      <ul>
        {items.map((requested) => (
          <Line
            key={`${requested.productId} ${requested.item.variant?.reference} ${requested.item.accessories.map(({ name }) => name)}`}
            requested={requested}
          />
        ))}
      </ul>
      <p className="hint">{t('request.prices-then')}</p>
    </>
  )
}

function Line({ requested: { brand, quantity, price, item } }: { requested: RequestedItem }) {
  const { locale } = useSite()
  return (
    <SheetLine
      item={item}
      brand={brand}
      end={
        <span className="requested-sum">
          {price !== null && quantity > 1 ? (
            <span>{`${quantity}\u00a0×\u00a0${formatEuros(price, locale)}\u00a0=`}</span>
          ) : null}
          {price === null && quantity > 1 ? <span>{quantity}&nbsp;×</span> : null}
          <Price euros={price === null ? null : price * quantity} />
        </span>
      }
    >
      {item.accessories.length ? (
        <ul className="line-accessories">
          {item.accessories.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : null}
    </SheetLine>
  )
}
