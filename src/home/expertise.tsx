import type { ReactNode } from 'react'
import { company } from '#config/company.ts'
import { pricedZones } from '#domain/area/travel-zone.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { formatCapacity, gram } from '#domain/metrology/mass.ts'
import type { BandPrice, ServicePrices } from '#domain/quote-list/service-prices.ts'
import { sceneDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { Process } from './process.tsx'

const trades = [
  { key: 'sales', scene: 'counter', priced: 'commissioning' },
  { key: 'inspection', scene: 'weights', priced: 'verification' },
  { key: 'maintenance', scene: 'van', priced: 'travel' },
] as const
type ServiceTrade = (typeof trades)[number]['key']

type Props = {
  /** How many products the catalogue has; each comes in several models. */
  products: number
  prices: ServicePrices
  /** Asks for a visit of this service: a form that leads to the contact page. */
  ask: (trade: Exclude<ServiceTrade, 'sales'>) => ReactNode
}

/** The three services of the company with their prices, and the four steps of each. */
export function Expertise({ products, prices, ask }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const { travelCents } = useCompany()
  const inMass = ({ upToG, priceCents }: BandPrice) => ({
    upTo: formatCapacity(upToG * gram, locale),
    priceCents,
  })
  const rows = {
    commissioning: prices.commissioning.map(inMass),
    verification: prices.verification.map(inMass),
    travel: pricedZones(travelCents).map(({ upToKm, priceCents }) => ({
      upTo: `${upToKm}\u00a0km`,
      priceCents,
    })),
  }
  return (
    <section className="wrap">
      <h2>{t('expertise.title')}</h2>
      <ul className="priced">
        {trades.map(({ key, scene, priced }) => (
          <li key={key}>
            <img
              src={sceneDrawing(scene)}
              alt={t(`expertise.${key}-scene`)}
              width="280"
              height="176"
              loading="lazy"
              decoding="async"
            />
            <h3>{t(`expertise.${key}`)}</h3>
            <p>{t(`expertise.${key}-text`, { products, models: company.modelCount })}</p>
            <Prices name={t(`expertise.${priced}`)} rows={rows[priced]} />
            {key === 'sales' ? <Link to={paths.products()}>{t('expertise.sales-link')}</Link> : ask(key)}
          </li>
        ))}
      </ul>
      <Process />
    </section>
  )
}

type PricesProps = { name: string; rows: readonly { upTo: string; priceCents: number }[] }

function Prices({ name, rows }: PricesProps) {
  const t = useTranslate()
  const { locale } = useSite()
  if (rows.length === 0) return null
  return (
    <>
      <p className="priced-name">
        {name}, {t('price.excl-vat')}
      </p>
      <dl>
        {rows.map(({ upTo, priceCents }) => (
          <div key={upTo}>
            <dt>{`≤\u00a0${upTo}`}</dt>
            <dd>{formatEuros(priceCents / 100, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
