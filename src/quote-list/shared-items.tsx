import { formatEuros } from '#domain/catalogue/money.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { SharedItem, SharedList } from '#domain/quote-list/shared-list-schema.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Sheet } from '#src/site/sheet.tsx'
import { SheetLine } from '#src/site/sheet-line.tsx'
import { useSite } from '#src/site/site.ts'
import { withStyles } from '#src/site/stylesheet.tsx'

/** The lines of a shared list with drawings, plates and prices of the day, then its services and what it comes to. */
export const SharedItems = withStyles(ItemsAndServices, FactSections, EstimateSummary)

function ItemsAndServices({ list: { day, items, services, estimate } }: { list: SharedList }) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <Sheet
      title={<h2>{t('shared-list.items')}</h2>}
      facts={<p className="hint">{t('shared-list.prices', { day: formatDay(day, locale) })}</p>}
    >
      {items.length ? (
        <ul>
          {items.map((one, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of an address never changes
            <Line key={n} shared={one} />
          ))}
        </ul>
      ) : null}
      <FactSections sections={quoteSections({ services, configuration: null, estimate: null }, t, locale)} />
      {estimate ? <EstimateSummary estimate={estimate} /> : null}
    </Sheet>
  )
}

function Line({ shared }: { shared: SharedItem }) {
  const t = useTranslate()
  const { brand, item, priceChanged, accessoriesGone } = shared
  return (
    <SheetLine item={item} brand={brand} end={<Price shared={shared} />}>
      <Accessories shared={shared} />
      {priceChanged ? <p className="hint">{t('shared-list.changed')}</p> : null}
      {accessoriesGone ? (
        <p className="hint">{t('shared-list.accessories-gone', { count: accessoriesGone })}</p>
      ) : null}
    </SheetLine>
  )
}

function Accessories({ shared: { item } }: { shared: SharedItem }) {
  const t = useTranslate()
  const { locale } = useSite()
  if (item.accessories.length === 0) return null
  return (
    <ul className="line-accessories">
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
    <>
      <span>
        {quantity}&nbsp;×{' '}
        {price === null
          ? t('price.on-request')
          : t('shared-list.each', { price: formatEuros(price, locale) })}
      </span>
      {amount === null ? null : (
        <strong className="price">{t('shared-list.amount', { price: formatEuros(amount, locale) })}</strong>
      )}
    </>
  )
}
