import { formatEuros } from '#domain/catalogue/money.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { SharedItem, SharedList } from '#domain/quote-list/shared-list-schema.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import href from './shared-list.css?url'

/** The lines of a shared list with drawings, plates and prices of the day, then its services and what it comes to. */
export const SharedItems = withStyles(ItemsAndServices, href, FactSections, EstimateSummary)

function ItemsAndServices({ list: { day, items, services, estimate } }: { list: SharedList }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <>
      <Stylesheet href={href} />
      {items.length ? (
        <section>
          <h2>{t('shared-list.items')}</h2>
          <ul className="shared-lines">
            {items.map((one, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of an address never changes
              <Line key={n} shared={one} />
            ))}
          </ul>
        </section>
      ) : null}
      <FactSections sections={quoteSections({ services, configuration: null, estimate: null }, locale)} />
      {estimate ? <EstimateSummary estimate={estimate} /> : null}
      <p className="hint">{t('shared-list.prices', { day: formatDay(day, locale) })}</p>
    </>
  )
}

function Line({ shared }: { shared: SharedItem }) {
  const t = useTranslate()
  const { productId, productName, brand, item, priceChanged, accessoriesGone } = shared
  const { variant } = item
  return (
    <li className="shared-line">
      <img src={item.productImage} alt="" width="160" height="120" />
      <div className="shared-line-text">
        <p>
          <Link to={paths.product(productId, variant?.reference)}>{productName}</Link> <small>{brand}</small>
        </p>
        <p className="hint">
          {variant ? [variant.reference, variant.plateau].filter(Boolean).join(' · ') : t('quote.standard')}
        </p>
        {variant?.plate ? <DataPlate plate={variant.plate} /> : null}
        <Accessories shared={shared} />
        {priceChanged ? <p className="shared-note">{t('shared-list.changed')}</p> : null}
        {accessoriesGone ? (
          <p className="shared-note">{t('shared-list.accessories-gone', { count: accessoriesGone })}</p>
        ) : null}
      </div>
      <Price shared={shared} />
    </li>
  )
}

function Accessories({ shared: { item } }: { shared: SharedItem }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (item.accessories.length === 0) return null
  return (
    <ul className="quote-line-accessories">
      {item.accessories.map(({ key, name, price }) => (
        <li key={key}>
          {name}{' '}
          <small>
            {price == null
              ? t('price.on-request')
              : t('shared-list.each', { price: formatEuros(price, locale) })}
          </small>
        </li>
      ))}
    </ul>
  )
}

/** Quantity and price of one piece, then what the line comes to with its accessories. */
function Price({ shared: { quantity, price, amount } }: { shared: SharedItem }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <p className="shared-price">
      <span>
        {quantity}&nbsp;×{' '}
        {price === null
          ? t('price.on-request')
          : t('shared-list.each', { price: formatEuros(price, locale) })}
      </span>
      {amount === null ? null : (
        <strong className="price">{t('shared-list.amount', { price: formatEuros(amount, locale) })}</strong>
      )}
    </p>
  )
}
