import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { hasAuxiliaryIndication } from '#domain/catalogue/variant-instrument.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { otherRules } from './metrology-note.tsx'

type Props = { product: ProductDetail; variant: Variant }

/** The three facts by which a model is chosen: what it may be used for, its platform, and when it comes. */
export function KeyFacts({ product, variant }: Props) {
  const t = useTranslate()
  const isInstrument = otherRules[product.subcategory] === undefined
  const days = product.discontinued ? null : (variant.facts?.deliveryDays ?? null)
  const legal = hasAuxiliaryIndication(variant)
    ? 'metrology.auxiliary'
    : `key-fact.legal-${variant.metrologie}`
  const rows: [label: TextKey, text: string | null][] = [
    ['key-fact.use', isInstrument ? t(legal as TextKey) : null],
    ['variants.platform', variant.plateau],
    ['fact.delivery', days === null ? null : t('fact.days', { count: days })],
  ]
  return (
    <dl className="key-facts">
      {rows.map(([label, text]) =>
        text === null ? null : (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
