import type { ReactNode } from 'react'
import type { ProductCard as Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { OnOrder, Price } from '#src/site/price.tsx'
import { ProductPicture } from '#src/site/product-picture.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'

type Props = {
  product: Product
  /** The first cards are visible at once; the others' pictures load lazily. */
  eager?: boolean
  onQuote: ((product: Product) => void) | null
  /** Shown above the name: why this model is recommended. */
  note?: string
  /** Further actions, such as comparing. */
  tools?: ReactNode
}

export function ProductCard({ product, eager = false, onQuote, note, tools }: Props) {
  const t = useTranslate()
  return (
    <article className="card">
      <figure>
        <ProductPicture
          image={product.image}
          photo={product.photo}
          alt={t('product.drawing', { name: product.name })}
          width={280}
          height={176}
          sizes="(max-width: 560px) 30vw, (max-width: 900px) 50vw, 320px"
          eager={eager}
        />
        {product.metrology === 'yes' ? <LegalMark plate={product.plate} /> : null}
      </figure>
      <div>
        {note ? <p className="card-note">{note}</p> : null}
        <p className="card-brand">
          <span className="card-make">{product.brand} </span>
          {product.leadReference}
          {product.variantCount > 1 ? (
            <span className="card-models"> · {t('variants.title', { count: product.variantCount })}</span>
          ) : null}
        </p>
        <h3>
          <Link to={cardPath(product)}>{unbroken(product.name)}</Link>
        </h3>
      </div>
      <DataPlate plate={product.plate} />
      <div className="card-foot">
        <p>
          <Price euros={product.price} /> <OnOrder inStock={product.inStock} />
        </p>
        {onQuote ? (
          <button
            type="button"
            className="button small ghost"
            onClick={() => onQuote(product)}
            aria-label={t('product.add-named', { name: product.name })}
          >
            <Icon name="plus" />
            {t('product.add-short')}
          </button>
        ) : null}
      </div>
      {tools}
    </article>
  )
}

type MarkProps = { plate: Pick<Product['plate'], 'e' | 'd'> }

/** The M of legal metrology, as on the instrument; with d < e it is not for sale to the public (OIML R 76-1, 4.13). */
export function LegalMark({ plate: { e, d } }: MarkProps) {
  const t = useTranslate()
  const meaning = t(e !== null && d !== null ? 'metrology.auxiliary' : 'metrology.yes')
  return (
    <span className="legal-mark" title={meaning}>
      <span aria-hidden="true">M</span>
      <span className="visually-hidden">{meaning}</span>
    </span>
  )
}

/** The page of a product, opened at the model of its card; named only where the page would open at another one. */
export const cardPath = ({ id, leadReference, leadIsDefault }: Product): string =>
  paths.product(id, leadIsDefault ? undefined : leadReference)
