import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import type { BandPrice } from '#domain/quote-list/service-prices.ts'
import { paths } from '#domain/site/urls.ts'
import { KeyFacts } from '#src/catalogue/key-facts.tsx'
import { modelWords } from '#src/catalogue/model-words.ts'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { CompareButton } from '#src/comparison/compare-button.tsx'
import { toggleCompared, useComparison } from '#src/comparison/comparison-facade.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stepper } from '#src/quote-list/stepper.tsx'
import { Link } from '#src/site/link.tsx'
import { Price, Stock } from '#src/site/price.tsx'
import { useSite } from '#src/site/site.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { unbroken } from '#src/ui/unbroken.tsx'
import { useAdding } from './use-adding.ts'

type Props = { product: ProductDetail /** The chosen model. */; variant: Variant | undefined }

/** What a product is called. */
export function ProductHead({ product, variant }: Props) {
  return (
    <div className="product-head">
      <p className="card-brand">
        {product.brand} · {product.subcategoryLabel}
      </p>
      <Heading>{unbroken(product.name)}</Heading>
      {variant ? <p className="model-reference">{variant.reference}</p> : null}
    </div>
  )
}

/** What its chosen model costs, and what can be done with it. */
export function ProductIntro({ product, variant }: Props) {
  return (
    <div className="product-intro">
      {variant ? <ModelOffer product={product} variant={variant} /> : null}
      {variant && !product.discontinued ? <Adding product={product} variant={variant} /> : null}
      <ProductTools product={product} />
    </div>
  )
}

/** What is worth knowing of its chosen model. */
export function ProductFacts({
  product,
  variant,
  commissioning,
}: Props & { commissioning: readonly BandPrice[] }) {
  const t = useTranslate()
  const { locale } = useSite()
  const words = variant && modelWords(product, variant, t, locale)
  return (
    <div className="product-facts">
      {words ? <p className="model-words">{words}</p> : null}
      {variant ? <KeyFacts product={product} variant={variant} commissioning={commissioning} /> : null}
      <p className="product-text">{product.description.split('\n\n')[0]}</p>
    </div>
  )
}

type ModelProps = { product: ProductDetail; variant: Variant }

/** Plate, price and stock of one and the same model. */
function ModelOffer({ product: { discontinued }, variant }: ModelProps) {
  return (
    <>
      <DataPlate plate={variant.plate} />
      {discontinued ? (
        <Discontinued {...discontinued} />
      ) : (
        <p className="product-price">
          <Price euros={variant.price} />
          <Stock inStock={variant.inStock} />
        </p>
      )}
    </>
  )
}

/** In the place of price and stock. */
function Discontinued({ successor }: NonNullable<ProductDetail['discontinued']>) {
  const t = useTranslate()
  return (
    <p className="notice">
      {t('product.discontinued')}{' '}
      {successor ? (
        <Link to={paths.product(successor.id)}>{t('product.successor', { name: successor.name })}</Link>
      ) : null}
    </p>
  )
}

/** How many, the button that adds them, and what they come to with the ticked accessories. */
function Adding({ product, variant }: ModelProps) {
  const t = useTranslate()
  const { quantity, setQuantity, add, isMore, sum } = useAdding(product, variant)
  const name = `${product.name} ${variant.reference}`
  return (
    <div className="product-actions">
      <Stepper name={name} quantity={quantity} onChange={setQuantity} />
      <button
        type="button"
        className="button"
        data-buy=""
        onClick={add}
        aria-label={t('product.add-named', { name })}
      >
        <Icon name="plus" />
        {t('product.add')}
      </button>
      {isMore && sum !== null ? (
        <p className="product-sum" role="status">
          {t('product.sum')} <Price euros={sum} />
        </p>
      ) : null}
    </div>
  )
}

/** Further actions on a product: compare, share. */
function ProductTools({ product }: { product: ProductDetail }) {
  const { list } = useComparison()
  return (
    <div className="product-tools">
      <CompareButton product={product} list={list} onToggle={toggleCompared} />
      <ShareButton title={product.name} />
    </div>
  )
}
