import { company } from '#config/company.ts'
import { formatPhone } from '#domain/phone.ts'
import { paths } from '#domain/urls.ts'
import { definePage } from '#src/app/page.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Heading } from '#src/ui/heading.tsx'

export const legalPage = definePage<null>({
  load: () => Promise.resolve(null),
  meta: (_, { t }) => ({
    title: `${t('legal.title')} | ${company.name}`,
    description: t('legal.meta-description', { company: company.name }),
    keywords: t('legal.keywords'),
    canonicalPath: paths.legal,
    breadcrumbs: [
      { name: t('nav.home'), path: paths.home },
      { name: t('legal.title'), path: paths.legal },
    ],
  }),
  View: LegalView,
})

/** Who publishes the site, from the configuration. */
function LegalView() {
  const t = useTranslate()
  return (
    <article className="wrap prose">
      <Heading>{t('legal.title')}</Heading>
      <h2>{t('legal.publisher')}</h2>
      <p>
        {company.name}
        <br />
        {company.street}, {company.postalCode} {company.city}, {company.country}
        <br />
        {formatPhone(company.phone)} · <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
      <h2>{t('legal.accreditation')}</h2>
      <p>{t('legal.accreditation-text', { reference: company.accreditation })}</p>
      <h2>{t('legal.catalogue')}</h2>
      <p>{t('footer.demonstration')}</p>
      <h2>{t('legal.prices')}</h2>
      <p>{t('legal.prices-text')}</p>
    </article>
  )
}
