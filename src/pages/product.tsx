import { company } from '#config/company.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { AppError } from '#domain/site/error.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { deferred } from '#src/app/deferred.tsx'
import { definePage, type MetaContext } from '#src/app/page.ts'
import { Price, Stock } from '#src/catalogue/price.tsx'
import { LegalMark } from '#src/catalogue/product-card.tsx'
import { type TextKey, type Translate, useTranslate } from '#src/i18n/index.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductCards } from './product-cards.tsx'

const ProductMore = deferred<{ product: ProductDetail }>(
  () => import('./product-more.tsx').then((module) => module.ProductMore),
  { texts: ['models'] },
)

const ProductTools = deferred<{ product: ProductDetail }>(
  () => import('./product-tools.tsx').then((module) => module.ProductTools),
  { texts: ['models'] },
)

export const productPage = definePage<ProductDetail>({
  load: async ({ callApi, locale, params: { id = '' } }) => {
    if (!isProductId(id)) throw new AppError('not-found')
    return callApi('GET /products/:id', { params: { id }, query: { lang: locale } })
  },
  meta: (product, context) => ({
    title: `${product.name} ${product.brand} | ${company.name}`,
    description: descriptionOf(product, context.t),
    keywords: [
      product.name,
      product.brand,
      product.subcategoryLabel,
      ...product.variants.map((variant) => variant.reference),
    ].join(', '),
    canonicalPath: paths.product(product.id),
    type: 'product',
    picture: {
      url: context.pictureOf('product', product.id),
      alt: context.t('product.drawing', { name: product.name }),
    },
    breadcrumbs: crumbsOf(product, context.t),
    jsonLd: [productJsonLd(product, context)],
  }),
  View: ProductView,
  deferred: [ProductTools, ProductMore, ProductCards],
})

function descriptionOf(product: ProductDetail, t: Translate): string {
  const capacity = product.specifications.capacity
  const text = product.description.split('\n')[0] ?? ''
  return t('product.description', {
    name: `${product.name} ${product.brand}`,
    capacity: capacity ? `${capacity}. ` : '',
    text,
  }).slice(0, 300)
}

function crumbsOf(product: ProductDetail, t: Translate) {
  return [
    { name: t('nav.home'), path: paths.home },
    { name: t('nav.products'), path: paths.products() },
    {
      name: t(`category.${product.category}` as TextKey),
      path: paths.products({ category: [product.category] }),
    },
    { name: product.subcategoryLabel, path: paths.products({ subcategory: [product.subcategory] }) },
    { name: product.name, path: paths.product(product.id) },
  ]
}

/** Offers need a price, so products on request have none. Valid for a year, as the specification requires. */
function productJsonLd(product: ProductDetail, { locale, origin, now }: MetaContext): object {
  const url = origin + inLocale(locale, paths.product(product.id))
  const nextYear = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), now.getUTCDate()))
  const availability = (inStock: boolean) => `https://schema.org/${inStock ? 'InStock' : 'BackOrder'}`
  const offers = product.variants
    .filter((variant) => variant.price !== null)
    .map((variant) => ({
      '@type': 'Offer',
      sku: variant.reference,
      url,
      priceCurrency: 'EUR',
      price: variant.price?.toFixed(2),
      priceValidUntil: nextYear.toISOString().slice(0, 10),
      availability: availability(variant.inStock),
      seller: { '@type': 'Organization', name: company.name },
    }))
  return {
    '@type': 'Product',
    name: `${product.name} ${product.brand}`,
    description: product.description,
    category: product.subcategoryLabel,
    sku: product.leadReference,
    model: product.model,
    brand: { '@type': 'Brand', name: product.brand },
    image: origin + product.images.main,
    url,
    ...(offers.length ? { offers } : {}),
  }
}

function ProductView({ data: product }: { data: ProductDetail }) {
  const t = useTranslate()
  const lead = product.variants.find(({ reference }) => reference === product.leadReference)
  return (
    <div className="wrap product" key={product.id}>
      <Breadcrumbs items={crumbsOf(product, t)} />
      <div className="product-top">
        <figure className="product-picture">
          <img
            src={product.images.main}
            alt={t('product.drawing', { name: product.name })}
            width="560"
            height="352"
            fetchPriority="high"
          />
          {product.metrology === 'yes' ? <LegalMark /> : null}
        </figure>
        <div className="product-intro">
          <p className="card-brand">
            {product.brand} · {product.subcategoryLabel}
          </p>
          <Heading>{product.name}</Heading>
          {lead ? <DataPlate plate={lead.plate} /> : null}
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
      </div>
      <ProductMore product={product} />
    </div>
  )
}
