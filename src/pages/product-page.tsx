import { company } from '#config/company.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { AppError } from '#domain/errors/error.ts'
import {
  type FitState,
  fitQuestion,
  type ProductQuestion,
  readProductQuestion,
} from '#domain/fit/product-question.ts'
import { type BandPrice, servicePrices } from '#domain/quote-list/service-prices.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { loadProductFit } from '#src/catalogue/load-product-fit.ts'
import { type Translate, useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import type { MetaContext, Page } from '#src/site/page.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { ProductCards } from './product-cards.tsx'

const ProductTop = deferred(() => import('./product-top.tsx').then((module) => module.ProductTop), {
  texts: ['product', 'models', 'drawing', 'forms', 'quotes'],
})

const ProductMore = deferred(() => import('./product-more.tsx').then((module) => module.ProductMore), {
  texts: ['models'],
})

const ProductUse = deferred(() => import('./product-use.tsx').then((module) => module.ProductUse), {
  texts: ['models', 'figures', 'drawing', 'forms', 'uses'],
})

type Data = {
  product: ProductDetail
  question: ProductQuestion
  fit: FitState | null
  /** By band of Max; empty where the services could not be read. */
  commissioning: readonly BandPrice[]
}

export const page: Page<Data> = {
  load: async ({ callApi, locale, params: { id = '' }, search }) => {
    if (!isProductId(id)) throw new AppError('not-found')
    const question = readProductQuestion(search)
    const requested = fitQuestion(question)
    const [product, fit, services] = await Promise.all([
      callApi('GET /products/:id', { params: { id }, query: { lang: locale } }),
      requested && loadProductFit(callApi, id, locale, requested),
      callApi('GET /services', { query: { lang: locale } }).catch(() => null),
    ])
    return { product, question, fit, commissioning: servicePrices(services?.items ?? []).commissioning }
  },
  meta: ({ product, question }, context) => ({
    noIndex: Object.keys(question).length > 0,
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
    picture: previewOf(product, context),
    breadcrumbs: crumbsOf(product, context.t),
    jsonLd: [productJsonLd(product, context)],
  }),
  View: ProductView,
  deferred: [ProductTop, ProductMore, ProductUse, ProductCards],
}

/** Search engines show about as many characters. */
const descriptionLength = 160

function descriptionOf(product: ProductDetail, t: Translate): string {
  const capacity = product.specifications.capacity
  const text = product.description.split('\n')[0] ?? ''
  const whole = t('product.description', {
    name: `${product.name} ${product.brand}`,
    capacity: capacity ? `${capacity}. ` : '',
    text,
  })
  return whole.length <= descriptionLength
    ? whole
    : `${whole.slice(0, whole.lastIndexOf(' ', descriptionLength - 1))}…`
}

/** The photograph, or the drawing that was made for previews. */
function previewOf({ id, name, photo }: ProductDetail, { origin, pictureOf, t }: MetaContext) {
  if (!photo) return { url: pictureOf('product', id), alt: t('product.drawing', { name }) }
  const { src, ...size } = photo.jpeg
  return { url: origin + src, alt: photo.text, type: 'image/jpeg', ...size }
}

function crumbsOf(product: ProductDetail, t: Translate) {
  return [
    { name: t('nav.products'), path: paths.products() },
    {
      name: t(`category.${product.category}`),
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
    image: product.photos?.map(({ jpeg }) => origin + jpeg.src) ?? origin + product.images.main,
    url,
    ...(offers.length ? { offers } : {}),
  }
}

function ProductView({ data }: { data: Data }) {
  const t = useTranslate()
  const { product } = data
  return (
    <div className="wrap product" key={product.id}>
      <Breadcrumbs items={crumbsOf(product, t)} />
      <ProductTop product={product} question={data.question} commissioning={data.commissioning} />
      <ProductMore product={product} question={data.question} />
      <ProductUse product={product} question={data.question} fit={data.fit} />
    </div>
  )
}
