import { company } from '#config/company.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import type { Brand } from '#src/about/story.tsx'
import { ServiceArea } from '#src/area/deferred-parts.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { deferred } from '#src/site/deferred.tsx'
import type { MetaContext, Page } from '#src/site/page.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { Heading } from '#src/ui/heading.tsx'
import { business } from './organisation.ts'

/** The text sections of the page about the company: rendered at the edge, their code is not needed early. */
const Mission = deferred(() => import('#src/about/mission.tsx').then((module) => module.Mission), {
  texts: ['about'],
})
const Story = deferred(() => import('#src/about/story.tsx').then((module) => module.Story), {
  texts: ['about'],
})

type About = { brands: Brand[] }

const factsOf = (city: string) => ({
  city,
  company: company.name,
  year: company.foundedYear,
  radius: company.serviceRadiusKm,
})

export const page: Page<About> = {
  load: async ({ callApi, locale }) => {
    const list = await callApi('GET /products', { query: { lang: locale, limit: '1' } })
    return { brands: list.facets.brand.map(({ value, label, count }) => ({ value, label, count })) }
  },
  meta: (_, context) => ({
    title: context.t('about.meta-title', factsOf(context.company.city)),
    description: context.t('about.meta-description', factsOf(context.company.city)),
    keywords: context.t('about.keywords'),
    canonicalPath: paths.about,
    breadcrumbs: [{ name: context.t('about.title'), path: paths.about }],
    jsonLd: [aboutData(context)],
  }),
  deferred: [Mission, ServiceArea, Story],
  View: AboutView,
}

/** The company with its location and service circle; schema.org measures the radius in metres. */
function aboutData(context: MetaContext): object {
  const { t, locale, origin } = context
  const geo = { '@type': 'GeoCoordinates', ...company.location }
  return {
    '@type': 'AboutPage',
    name: t('about.title'),
    url: origin + inLocale(locale, paths.about),
    inLanguage: locale,
    mainEntity: {
      ...business(context),
      areaServed: {
        '@type': 'GeoCircle',
        geoMidpoint: geo,
        geoRadius: String(company.serviceRadiusKm * 1000),
      },
    },
  }
}

function AboutView({ data }: { data: About }) {
  const t = useTranslate()
  const facts = factsOf(useCompany().city)
  return (
    <>
      <header className="wrap page-head about-head">
        <Heading>{t('about.heading', facts)}</Heading>
        <p className="lead">{t('about.lead', facts)}</p>
      </header>
      <Mission />
      <ServiceArea />
      <Story brands={data.brands} />
    </>
  )
}
