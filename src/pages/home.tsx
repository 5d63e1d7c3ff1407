import { company } from '#config/company.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { deferred } from '#src/app/deferred.tsx'
import { Link } from '#src/app/link.tsx'
import { definePage } from '#src/app/page.ts'
import { type Question, questionsOf } from '#src/faq/questions.ts'
import { Indicator } from '#src/home/indicator.tsx'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'
import { organisation } from './organisation.ts'
import { ProductCards } from './product-cards.tsx'

const newest = 4

type Data = { list: ProductList; questions: Question[] }

const HomeMore = deferred<Data>(() => import('./home-more.tsx').then((module) => module.HomeMore), {
  texts: ['home', 'services'],
})

export const homePage = definePage<Data>({
  load: async ({ callApi, locale }) => {
    const [list, questions] = await Promise.all([
      callApi('GET /products', { query: { lang: locale, limit: String(newest) } }),
      questionsOf('home', locale),
    ])
    return { list, questions }
  },
  meta: ({ questions }, context) => ({
    title: context.t('home.meta-title', { company: company.name, city: company.city }),
    description: context.t('home.meta-description', { year: company.foundedYear }),
    keywords: context.t('home.keywords'),
    canonicalPath: paths.home,
    jsonLd: [organisation(context)],
    faq: questions,
  }),
  View: HomeView,
  deferred: [HomeMore, ProductCards],
})

function HomeView({ data }: { data: Data }) {
  const t = useTranslate()
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
                  models: company.modelCount,
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
      <HomeMore {...data} />
    </>
  )
}
