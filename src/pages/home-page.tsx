import { company } from '#config/company.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { paths } from '#domain/site/urls.ts'
import { type Question, questionsOf } from '#src/faq/questions.ts'
import { type Found, findInstruments, firstQuestion } from '#src/home/find-instruments.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import { definePage } from '#src/site/page.ts'
import { Heading } from '#src/ui/heading.tsx'
import { organisation } from './organisation.ts'
import { ProductCards } from './product-cards.tsx'

const newest = 4

type Data = { list: ProductList; questions: Question[]; found: Found | null }

const HomeMore = deferred<Data>(() => import('./home-more.tsx').then((module) => module.HomeMore), {
  texts: ['home', 'services'],
})

const Finder = deferred<{ first: Found | null }>(
  () => import('#src/home/finder.tsx').then((module) => module.Finder),
  { texts: ['finder', 'forms'] },
)

export const homePage = definePage<Data>({
  load: async ({ callApi, locale }) => {
    const [list, questions, found] = await Promise.all([
      callApi('GET /products', { query: { lang: locale, limit: String(newest) } }),
      questionsOf('home', locale),
      // The finder says so when nothing could be asked; the page does without.
      findInstruments(callApi, locale, firstQuestion).catch(() => null),
    ])
    return { list, questions, found }
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
  deferred: [Finder, HomeMore, ProductCards],
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
            <p className="closing-actions">
              <Link className="button" to={paths.products()}>
                {t('home.to-products')}
              </Link>
              <Link className="button ghost" to={paths.configurator()}>
                {t('nav.configurator')}
              </Link>
            </p>
          </div>
          <Finder first={data.found} />
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
