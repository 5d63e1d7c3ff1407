import { company } from '#config/company.ts'
import { capacityBands, categories } from '#domain/facets.ts'
import type { ProductList } from '#domain/product.ts'
import { paths } from '#domain/urls.ts'
import { Link } from '#src/app/link.tsx'
import { definePage, type MetaContext } from '#src/app/page.ts'
import { useSite } from '#src/app/site.ts'
import { ProductCard } from '#src/catalogue/product-card.tsx'
import { Indicator } from '#src/home/indicator.tsx'
import { Process } from '#src/home/process.tsx'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { newQuoteItem } from '#src/quotes/new-item.ts'
import { useAddToQuote } from '#src/quotes/quote-door.ts'
import { Heading } from '#src/ui/heading.tsx'

const newest = 4

export const homePage = definePage<ProductList>({
  load: ({ ask, locale }) =>
    ask((api) => api.products.$get({ query: { lang: locale, limit: String(newest) } })),
  meta: (_, context) => ({
    title: context.t('home.meta-title', { company: company.name, city: company.city }),
    description: context.t('home.meta-description', { year: company.foundedYear }),
    keywords: context.t('home.keywords'),
    canonicalPath: paths.home,
    jsonLd: [organisation(context)],
  }),
  View: HomeView,
})

function organisation({ t, origin }: MetaContext): object {
  return {
    '@type': 'Organization',
    name: company.name,
    url: origin,
    logo: `${origin}/icon-512.png`,
    description: t('footer.tagline'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressRegion: company.region,
      addressCountry: company.countryCode,
    },
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', telephone: company.phone },
  }
}

function HomeView({ data }: { data: ProductList }) {
  const t = useTranslate()
  const { locale } = useSite()
  const addToQuote = useAddToQuote()
  return (
    <>
      <section className="hero">
        <div className="wrap hero-pair">
          <div>
            <Heading>{t('home.title')}</Heading>
            <p className="lead">{t('home.subtitle', { year: company.foundedYear })}</p>
            <Link className="button" to={paths.products()}>
              {t('home.to-products')}
            </Link>
          </div>
          <Indicator />
        </div>
        <dl className="wrap facts">
          {(['models', 'accreditation', 'reply', 'area'] as const).map((fact) => (
            <div key={fact}>
              <dt>
                {t(`fact.${fact}` as TextKey, {
                  total: data.total,
                  reference: company.accreditation,
                  hours: company.replyHours,
                  km: company.serviceRadiusKm,
                })}
              </dt>
              <dd>{t(`fact.${fact}-text` as TextKey, { city: company.city })}</dd>
            </div>
          ))}
        </dl>
        <div className="rule" aria-hidden="true" />
      </section>
      <ByTrade list={data} />
      <ByCapacity list={data} />
      <section className="wrap">
        <div className="section-head">
          <h2>{t('home.newest')}</h2>
          <Link to={paths.products()}>{t('home.all-products')}</Link>
        </div>
        <ul className="grid four">
          {data.items.slice(0, newest).map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                onQuote={(chosen) => addToQuote([newQuoteItem(chosen, locale)])}
              />
            </li>
          ))}
        </ul>
      </section>
      <Process />
      <section className="wrap closing">
        <h2>{t('home.contact-title')}</h2>
        <p>{t('home.contact-text', { radius: company.serviceRadiusKm, city: company.city })}</p>
        <p className="closing-actions">
          <Link className="button" to={paths.quote}>
            {t('nav.quote')}
          </Link>
          <Link className="button ghost" to={paths.contact}>
            {t('nav.contact')}
          </Link>
        </p>
      </section>
    </>
  )
}

function ByTrade({ list }: { list: ProductList }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('home.by-trade')}</h2>
      <ul className="trades">
        {categories.map((category) => (
          <li key={category}>
            <h3>
              <Link to={paths.products({ category: [category] })}>{t(`category.${category}`)}</Link>
            </h3>
            <p>{t(`category.${category}-text`)}</p>
            <p className="trade-count">
              {t('list.count', {
                count: list.facets.category.find(({ value }) => value === category)?.count ?? 0,
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Straight into the catalogue by what one weighs. */
function ByCapacity({ list }: { list: ProductList }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('home.by-capacity')}</h2>
      <p className="lead">{t('home.by-capacity-text')}</p>
      <ul className="capacity-rule">
        {capacityBands.map(({ value }) => {
          const entry = list.facets.capacity.find((facet) => facet.value === value)
          return entry?.count ? (
            <li key={value}>
              <Link to={paths.products({ capacity: [value] })}>
                <strong>{entry.label}</strong>
                <span>{t('list.count', { count: entry.count })}</span>
              </Link>
            </li>
          ) : null
        })}
      </ul>
    </section>
  )
}
