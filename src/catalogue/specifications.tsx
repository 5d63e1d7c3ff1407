import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Term, termOf } from './term.tsx'

/** The specification table; terms of metrology have a definition. */
export function Specifications({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  return (
    <table className="specifications">
      <caption className="visually-hidden">{t('product.specifications')}</caption>
      <tbody>
        {Object.entries(product.specifications).map(([name, value]) => {
          const label = t(`spec.${name}` as TextKey)
          const term = termOf(name)
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
