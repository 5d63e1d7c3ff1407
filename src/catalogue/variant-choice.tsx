import { limits } from '#config/limits.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { QuantityInput } from '#src/ui/quantity-input.tsx'
import { Price, Stock } from './price.tsx'
import { Term } from './term.tsx'

/** Reference → quantity of the chosen models. */
export type Chosen = Readonly<Record<string, number>>

type Props = {
  product: ProductDetail
  /** Several models, each with its quantity, instead of one. */
  several: boolean
  onSeveral: (several: boolean) => void
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  inQuote: (reference: string) => boolean
}

/** The terms of the data plate, explained below the table. */
const plateTerms = [
  { term: 'class', symbol: '' },
  { term: 'max', symbol: 'Max' },
  { term: 'min', symbol: 'Min' },
  { term: 'e', symbol: 'e' },
  { term: 'd', symbol: 'd' },
] as const

/** The table of models: one is chosen, or on request several, each with its quantity. */
export function VariantChoice({ product, several, onSeveral, chosen, onChange, inQuote }: Props) {
  const t = useTranslate()
  const set = (reference: string, quantity: number | null) => {
    if (!several) return onChange({ [reference]: 1 })
    const { [reference]: _, ...others } = chosen
    onChange(quantity === null ? others : { ...others, [reference]: quantity })
  }
  return (
    <>
      <table className="variants">
        <caption>{t('variants.title', { count: product.variants.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('variants.model')}</th>
            <th scope="col">{t('plate.title')}</th>
            <th scope="col">{t('variants.platform')}</th>
            <th scope="col">
              <Term term="metrology">{t('variants.metrology')}</Term>
            </th>
            <th scope="col">{t('variants.price')}</th>
            {several ? (
              <th scope="col" className="quantity-column">
                {t('variants.quantity')}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {product.variants.map((variant) => (
            <VariantRow
              key={variant.reference}
              variant={variant}
              quantity={chosen[variant.reference] ?? null}
              several={several}
              listed={inQuote(variant.reference)}
              onChange={(quantity) => set(variant.reference, quantity)}
            />
          ))}
        </tbody>
      </table>
      {product.variants.length > 1 ? (
        <label className="several-models">
          <input type="checkbox" checked={several} onChange={({ target }) => onSeveral(target.checked)} />
          {t('variants.several')}
        </label>
      ) : null}
      <p className="plate-glossary">
        {(product.plate.nominal ? [] : plateTerms).map(({ term, symbol }) => (
          <Term key={term} term={term}>
            {symbol ? t('plate.explained', { symbol, name: t(`plate.${term}`) }) : t(`plate.${term}`)}
          </Term>
        ))}
      </p>
    </>
  )
}

type RowProps = {
  variant: Variant
  quantity: number | null
  several: boolean
  listed: boolean
  onChange: (quantity: number | null) => void
}

function VariantRow({ variant, quantity, several, listed, onChange }: RowProps) {
  const t = useTranslate()
  const { reference, arrangement } = variant
  return (
    <tr className={quantity === null ? undefined : 'chosen'}>
      <th scope="row">
        <label className="variant-pick">
          <input
            type={several ? 'checkbox' : 'radio'}
            name={several ? undefined : 'chosen-model'}
            checked={quantity !== null}
            onChange={(event) => onChange(event.target.checked ? 1 : null)}
          />
          <span>{reference}</span>
        </label>
        {listed ? <span className="listed">{t('variants.listed')}</span> : null}
      </th>
      <td>
        <DataPlate plate={variant.plate} />
        {arrangement === 'single' || arrangement === 'nominal' ? null : (
          <small className="arrangement">
            <Term term={arrangement}>{t(`arrangement.${arrangement}` as TextKey)}</Term>
          </small>
        )}
      </td>
      <td data-label={t('variants.platform')}>{variant.plateau ?? '–'}</td>
      <td data-label={t('variants.metrology')} className={`metrology ${variant.metrologie}`}>
        {t(`variants.metrology-${variant.metrologie}` as TextKey)}
      </td>
      <td>
        <Price euros={variant.price} />
        <Stock inStock={variant.inStock} />
      </td>
      {several ? (
        <td className="quantity-column">
          <ModelQuantity reference={reference} quantity={quantity} onChange={onChange} optional />
        </td>
      ) : null}
    </tr>
  )
}

type QuantityProps = {
  reference: string
  quantity: number | null
  onChange: (quantity: number | null) => void
  /** Empty is none of it. */
  optional?: boolean
}

/** How many of a model. */
export function ModelQuantity({ reference, ...rest }: QuantityProps) {
  const t = useTranslate()
  const { locale } = useSite()
  return (
    <QuantityInput
      className="quantity"
      label={t('variants.quantity-of', { reference })}
      range={t('variants.quantity-range', { max: limits.quoteQuantity.toLocaleString(locale) })}
      {...rest}
    />
  )
}
