import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Term, termOf } from './term.tsx'

/** The specification table; terms of metrology have a definition. */
export function Specifications({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  return (
    <table className="specifications">
      <caption className="visually-hidden">{t('product.specifications')}</caption>
      <tbody>
        {Object.entries(product.specifications).map(([name, value]) => {
          const isNominal = name === 'capacity' && product.plate.nominal
          const label = isNominal ? t('spec.nominal') : t(`spec.${name}` as TextKey)
          const term = isNominal ? null : termOf(name)
          return (
            <tr key={name}>
              <th scope="row">{term ? <Term term={term}>{label}</Term> : label}</th>
              <td>{value}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
