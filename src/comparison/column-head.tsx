import type { ReactNode } from 'react'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { Variant } from '#domain/catalogue/product.ts'
import { comparisonEntryText } from '#domain/comparison/comparison.ts'
import type { Column } from '#domain/comparison/comparison-rows.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { ProductPicture } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'
import { Icon } from '#src/ui/icon.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

type Props = { column: Column; removal: ReactNode }

/** Picture of a compared product, and in its corner what removes it. */
export function ColumnHead({ column: { product }, removal }: Props) {
  const t = useTranslate()
  return (
    <td>
      <div className="column-head">
        <ProductPicture
          image={product.image}
          photo={product.photo}
          alt={t('product.drawing', { name: product.name })}
          width={280}
          height={176}
          sizes="280px"
          eager
        />
        <span className="column-actions">{removal}</span>
      </div>
    </td>
  )
}

type LineProps = {
  column: Column
  isCheapest: boolean
  onModel: (id: string, reference: string) => void
  onQuote: (column: Column) => void
  onLeave: (() => void) | undefined
}

/** What stays in view while the page scrolls: the name of a product, its model, price and the button that adds it. */
export function ColumnLine({ column, isCheapest, onModel, onQuote, onLeave }: LineProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const { product, variant } = column
  return (
    <th scope="col">
      <span className="column-line">
        <Link className="column-link" to={paths.product(product.id, variant.reference)} onClick={onLeave}>
          <strong className="column-name">{unbroken(product.name)}</strong>
        </Link>
        <ModelChoice column={column} onModel={onModel} />
        <span className="column-offer">
          <span className="column-price">
            {variant.price === null ? t('price.on-request') : formatEuros(variant.price, locale)}{' '}
            {variant.price === null ? null : <small>{t('price.excl-vat')}</small>}
            {isCheapest ? (
              <small className="best-reason">
                <Icon name="check" />
                {t('compare.best-price')}
              </small>
            ) : null}
          </span>
          <button
            type="button"
            className="button small ghost"
            onClick={() => onQuote(column)}
            aria-label={t('product.add-named', { name: `${product.name} ${variant.reference}` })}
          >
            <Icon name="plus" />
            {t('product.add-short')}
          </button>
        </span>
      </span>
    </th>
  )
}

/** The models by reference and range; in a form the value has the format of the URL. */
function ModelChoice({ column: { product, variant }, onModel }: Pick<LineProps, 'column' | 'onModel'>) {
  const t = useTranslate()
  if (product.variants.length === 1) {
    return (
      <>
        <span className="column-model">{variant.reference}</span>
        <input
          type="hidden"
          name="p"
          value={comparisonEntryText({ id: product.id, reference: variant.reference })}
        />
      </>
    )
  }
  return (
    <span className="column-select">
      <span aria-hidden="true">
        {variant.reference}
        <span className="column-range"> · {variant.porteeMax}</span>
      </span>
      <select
        name="p"
        aria-label={t('compare.model-of', { name: product.name })}
        value={comparisonEntryText({ id: product.id, reference: variant.reference })}
        onChange={({ target }) => onModel(product.id, target.value.slice(product.id.length + 1))}
      >
        {product.variants.map((offered) => (
          <option
            key={offered.reference}
            value={comparisonEntryText({ id: product.id, reference: offered.reference })}
          >
            {modelText(offered)}
          </option>
        ))}
      </select>
    </span>
  )
}

const modelText = ({ reference, porteeMax, precision }: Variant) =>
  [reference, porteeMax, precision].filter(Boolean).join(' · ')
