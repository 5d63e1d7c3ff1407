import { type FactCell, type FactName, factRow } from '#domain/catalogue/fact-cells.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { divisionsOf, hasAuxiliaryIndication } from '#domain/catalogue/variant-instrument.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { dataSheetPath } from '#domain/site/data-sheet.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useHref, useSite } from '#src/site/site.ts'
import { otherRules } from './metrology-note.tsx'

type Props = { product: ProductDetail; variant: Variant }

/** What a professional asks of a model before its price: n, temperature, delivery, legal state, data sheet. */
export function KeyFacts({ product, variant }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const href = useHref()
  const n = divisionsOf(variant)
  const fact = (name: FactName) => {
    const [cell] = factRow(name, [variant.facts], locale).cells
    return cell ? textOf(cell, t) : null
  }
  const isInstrument = otherRules[product.subcategory] === undefined
  const { arrangement } = variant
  const rows: [label: TextKey, text: string | null][] = [
    ['key-fact.n', n === null ? null : formatNumber(n, locale)],
    [
      'key-fact.arrangement',
      arrangement === 'single' || arrangement === 'nominal' ? null : t(`arrangement.${arrangement}`),
    ],
    ['key-fact.direct-sale', hasAuxiliaryIndication(variant) ? t('key-fact.no-direct-sale') : null],
    ['fact.temperature', fact('temperature')],
    ['fact.delivery', fact('delivery')],
    ['key-fact.duty', variant.duty],
    ['key-fact.legal', isInstrument ? t(`key-fact.legal-${variant.metrologie}`) : null],
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
      <div>
        <dt>{t('product.documents')}</dt>
        <dd>
          <a className="lone" href={href(dataSheetPath(product.id))} type="application/pdf">
            {t('product.data-sheet')}
          </a>
        </dd>
      </div>
    </dl>
  )
}

function textOf(cell: FactCell, t: ReturnType<typeof useTranslate>): string | null {
  if (cell.state === 'value') return cell.text
  return cell.state === 'word'
    ? t(cell.word, cell.count === undefined ? undefined : { count: cell.count })
    : null
}
