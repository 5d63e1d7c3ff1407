import { company } from '#config/company.ts'
import type { ProductCard } from '#domain/catalogue/product.ts'
import { type ServicePrices, servicePrices } from '#domain/quote-list/service-prices.ts'
import { paths } from '#domain/site/urls.ts'
import { ServiceAreaMap } from '#src/area/deferred-parts.ts'
import type { Question } from '#src/faq/questions.ts'
import { loadQuestions } from '#src/faq/questions.ts'
import type { UseCounts } from '#src/home/by-use.tsx'
import { type Found, findInstruments, firstQuestion } from '#src/home/find-instruments.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import { Link } from '#src/site/link.tsx'
import type { Page } from '#src/site/page.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { Heading } from '#src/ui/heading.tsx'
import { organisation } from './organisation.ts'
import { ProductCards } from './product-cards.tsx'

const newestCount = 4

type Data = {
  newest: readonly ProductCard[]
  counts: UseCounts
  questions: Question[]
  prices: ServicePrices
  results: Found | null
}

const HomeMore = deferred(() => import('./home-more.tsx').then((module) => module.HomeMore), {
  texts: ['home', 'services'],
})

const Finder = deferred(() => import('#src/home/finder.tsx').then((module) => module.Finder), {
  texts: ['finder', 'forms', 'uses'],
})

export const page: Page<Data> = {
  load: async (context) => {
    const { callApi, locale } = context
    const [list, questions, { items }, results] = await Promise.all([
      callApi('GET /products', { query: { lang: locale, limit: String(newestCount) } }),
      loadQuestions('home', context),
      callApi('GET /services', { query: { lang: locale } }),
      // The finder says so when nothing could be asked; the page does without.
      findInstruments(callApi, locale, firstQuestion).catch(() => null),
    ])
    const { category, capacity } = list.facets
    const prices = servicePrices(items)
    return { newest: list.items, counts: { category, capacity }, questions, prices, results }
  },
  meta: ({ questions }, context) => ({
    title: context.t('home.meta-title', { company: company.name, city: context.company.city }),
    description: context.t('home.meta-description', { year: company.foundedYear }),
    keywords: context.t('home.keywords'),
    canonicalPath: paths.home,
    jsonLd: [organisation(context)],
    faq: questions,
  }),
  View: HomeView,
  deferred: [Finder, HomeMore, ServiceAreaMap, ProductCards],
}

function HomeView({ data }: { data: Data }) {
  const t = useTranslate()
  const { city } = useCompany()
  return (
    <>
      <section className="hero">
        <div className="wrap hero-pair">
          <div className="hero-words">
            <Heading>{t('home.title')}</Heading>
            <p className="lead">{t('home.subtitle', { year: company.foundedYear })}</p>
          </div>
          <p className="hero-ways">
            <Link className="button" to={paths.products()}>
              {t('home.to-products')}
            </Link>
            <Link className="lone" to={paths.plate()}>
              {t('nav.plate')}
            </Link>
          </p>
          <ul className="hero-proof hint">
            <li>
              <strong>{`${company.replyHours}\u00a0h`}</strong> {t('home.proof-reply')}
            </li>
            <li>
              <strong>{company.accreditation}</strong> {t('home.proof-accreditation')}
            </li>
            <li>
              <strong>{`${company.serviceRadiusKm}\u00a0km`}</strong> {t('home.proof-area', { city })}
            </li>
          </ul>
          <Finder first={data.results} />
        </div>
        <div className="rule" aria-hidden="true" />
      </section>
      <HomeMore {...data} />
    </>
  )
}
