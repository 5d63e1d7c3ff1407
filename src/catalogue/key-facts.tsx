import { formatEuros } from '#domain/catalogue/money.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { hasAuxiliaryIndication, instrumentOf } from '#domain/catalogue/variant-instrument.ts'
import { gram } from '#domain/metrology/mass.ts'
import { type BandPrice, priceForMax } from '#domain/quote-list/service-prices.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { otherRules } from './metrology-note.tsx'

type Props = { product: ProductDetail; variant: Variant; commissioning: readonly BandPrice[] }

/** Max of a model, g. */
const maxOf = (variant: Variant) => Math.max(...instrumentOf(variant).ranges.map(({ maxUg }) => maxUg)) / gram

/** By what a model is chosen and bought: its use, its platform, when it comes, its warranty, its commissioning. */
export function KeyFacts({ product, variant, commissioning }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const isInstrument = otherRules[product.subcategory] === undefined
  const days = product.discontinued ? null : (variant.facts?.deliveryDays ?? null)
  const legal = hasAuxiliaryIndication(variant)
    ? 'metrology.auxiliary'
    : (`key-fact.legal-${variant.metrologie}` as const)
  const isCommissioned = isInstrument && commissioning.length > 0 && !product.discontinued
  const cents = priceForMax(commissioning, maxOf(variant))
  const commissioningText =
    cents === null ? t('price.on-request') : `${formatEuros(cents / 100, locale)}\u00a0${t('price.excl-vat')}`
  return (
    <Facts
      className="key-facts"
      rows={[
        [t('key-fact.use'), isInstrument ? t(legal) : null],
        [t('variants.platform'), variant.plateau],
        [
          t('fact.delivery'),
          days === null ? null : t('key-fact.delivery', { days: t('fact.days', { count: days }) }),
        ],
        [t('spec.warranty'), product.specifications.warranty],
        [
          t('key-fact.commissioning'),
          isCommissioned ? `${commissioningText} ${t('quote.travel-by-postcode')}` : null,
        ],
      ]}
    />
  )
}
