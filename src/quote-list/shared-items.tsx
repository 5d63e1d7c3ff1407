import { formatEuros } from '#domain/catalogue/money.ts'
import { quoteSections } from '#domain/quote-list/quote-sections.ts'
import type { SharedItem, SharedList } from '#domain/quote-list/shared-list-schema.ts'
import { formatDay } from '#domain/time/dates.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { EstimateSummary } from '#src/site/estimate-summary.tsx'
import { FactSections } from '#src/site/fact-sections.tsx'
import { Price } from '#src/site/price.tsx'
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
    <SheetLine item={item} brand={brand} end={<LineAmount shared={shared} />}>
      <Accessories shared={shared} />
      {priceChanged ? <p className="hint">{t('shared-list.changed')}</p> : null}
      {accessoriesGone ? (
        <p className="hint">{t('shared-list.accessories-gone', { count: accessoriesGone })}</p>
      ) : null}
    </SheetLine>
  )
}

function Accessories({ shared: { item } }: { shared: SharedItem }) {
  const { locale } = useSite()
  if (item.accessories.length === 0) return null
  return (
    <ul className="line-accessories">
      {item.accessories.map(({ key, name, price }) => (
        <li key={key}>
          {name} {price == null ? null : <small>+ {formatEuros(price, locale)}</small>}
        </li>
      ))}
    </ul>
  )
}

/** What the line comes to with its accessories, and what one of several costs. */
function LineAmount({ shared: { quantity, price, amount } }: { shared: SharedItem }) {
  const { locale } = useSite()
  return (
    <>
      <Price euros={amount} />
      {price === null || quantity === 1 ? null : (
        <small>{`${quantity}\u00a0× ${formatEuros(price, locale)}`}</small>
      )}
    </>
  )
}
