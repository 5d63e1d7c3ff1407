import { company } from '#config/company.ts'
import { AppError } from '#domain/error.ts'
import type { ProductDetail } from '#domain/product.ts'
import { isProductId } from '#domain/product-id.ts'
import { inLocale, paths } from '#domain/urls.ts'
import { Breadcrumbs } from '#src/app/breadcrumbs.tsx'
import { definePage, type MetaContext } from '#src/app/page.ts'
import { useSite } from '#src/app/site.ts'
import { MetrologyNote } from '#src/catalogue/metrology-note.tsx'
import { Price, Stock } from '#src/catalogue/price.tsx'
import { LegalMark, ProductCard } from '#src/catalogue/product-card.tsx'
import { ShareButton } from '#src/catalogue/share-button.tsx'
import { Specifications } from '#src/catalogue/specifications.tsx'
import { type TextKey, type Translate, useTranslate } from '#src/i18n/index.ts'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { useAddToQuote } from '#src/quotes/quote-door.ts'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { ProductOrder } from './product-order.tsx'

export const productPage = definePage<ProductDetail>({
  load: async ({ ask, locale, params: { id = '' } }) => {
    if (!isProductId(id)) throw new AppError('not-found')
    return ask((api) => api.products[':id'].$get({ param: { id }, query: { lang: locale } }))
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

/** Offers only with a price: one on request is no offer. Valid for a year, as the specification asks. */
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
            <ShareButton title={product.name} />
          </p>
          {company.catalogueIsDemonstration ? <p className="demo-note">{t('list.demonstration')}</p> : null}
        </div>
      </div>
      <ProductOrder product={product} />
      <div className="product-details">
        <section>
          <h2>{t('product.about')}</h2>
          {product.description
            .split('\n\n')
            .slice(1)
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          <h3>{t('product.features')}</h3>
          <ul className="features">
            {product.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <MetrologyNote product={product} />
        </section>
        <section>
          <h2>{t('product.specifications')}</h2>
          <Specifications product={product} />
        </section>
      </div>
      <Similar product={product} />
    </div>
  )
}

function Similar({ product }: { product: ProductDetail }) {
  const t = useTranslate()
  const { locale } = useSite()
  const addToQuote = useAddToQuote()
  if (product.similar.length === 0) return null
  return (
    <section className="similar">
      <h2>{t('product.similar')}</h2>
      <ul className="grid">
        {product.similar.map(({ reason, product: other }) => (
          <li key={other.id}>
            <ProductCard
              product={other}
              note={t(`similar.${reason}` as TextKey)}
              onQuote={(chosen) => addToQuote([newQuoteItem(chosen, locale)])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
