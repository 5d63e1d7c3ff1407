import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { hasAuxiliaryIndication } from '#domain/catalogue/variant-instrument.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Facts } from '#src/ui/facts.tsx'
import { otherRules } from './metrology-note.tsx'

type Props = { product: ProductDetail; variant: Variant }

/** The three facts by which a model is chosen: what it may be used for, its platform, and when it comes. */
export function KeyFacts({ product, variant }: Props) {
  const t = useTranslate()
  const isInstrument = otherRules[product.subcategory] === undefined
  const days = product.discontinued ? null : (variant.facts?.deliveryDays ?? null)
  const legal = hasAuxiliaryIndication(variant)
    ? 'metrology.auxiliary'
    : (`key-fact.legal-${variant.metrologie}` as const)
  return (
    <Facts
      className="key-facts"
      rows={[
        [t('key-fact.use'), isInstrument ? t(legal) : null],
        [t('variants.platform'), variant.plateau],
        [t('fact.delivery'), days === null ? null : t('fact.days', { count: days })],
      ]}
    />
  )
}
