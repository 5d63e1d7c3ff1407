import { company } from '#config/company.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { Price, Stock } from '#src/catalogue/price.tsx'
import { useTranslate } from '#src/i18n/index.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { ProductTools } from './product-tools.tsx'

type Props = { product: ProductDetail /** The chosen model. */; variant: Variant | undefined }

/** What a product is, what it costs, and what can be done with it. */
export function ProductIntro({ product, variant }: Props) {
  const t = useTranslate()
  return (
    <div className="product-intro">
      <p className="card-brand">
        {product.brand} · {product.subcategoryLabel}
      </p>
      <Heading>{product.name}</Heading>
      {variant ? <DataPlate plate={variant.plate} /> : null}
      <p className="product-text">{product.description.split('\n\n')[0]}</p>
      <p className="product-price">
        <Price euros={product.price} from={product.variantCount > 1} />
        <Stock inStock={product.inStock} />
      </p>
      <p className="product-actions">
        <a className="button" href="#models">
          {t('product.choose-model', { count: product.variantCount })}
        </a>
        <ProductTools product={product} />
      </p>
      {company.catalogueIsDemonstration ? <p className="demo-note">{t('list.demonstration')}</p> : null}
    </div>
  )
}
