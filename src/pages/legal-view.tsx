import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { shareCapital } from '#domain/site/share-capital.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'

/** Sections that the law requires beyond the publisher, in this order. */
const sections = [
  'accreditation',
  'approval',
  'prices',
  'equipment',
  'property',
  'accessibility',
  'security',
] as const

/** Publisher and host of the site; every fact comes from the configuration. */
export function LegalView() {
  const t = useTranslate()
  const { host } = company.legal
  const facts = {
    reference: company.accreditation,
    producer: company.legal.producerId,
    approval: company.legal.verificationApproval,
    mark: company.legal.repairerMark,
    company: company.name,
    email: company.email,
  }
  return (
    <article className="wrap prose">
      <Heading>{t('legal.title')}</Heading>
      {company.legalFactsAreExamples ? <p className="demo-note">{t('legal.examples')}</p> : null}
      <h2>{t('legal.publisher')}</h2>
      <Publisher />
      <h2>{t('legal.host')}</h2>
      <p>
        {host.name}
        <br />
        {host.address}
        <br />
        <a href={host.website} rel="noreferrer">
          {host.website.replace('https://', '')}
        </a>
      </p>
      {company.catalogueIsDemonstration ? (
        <>
          <h2>{t('legal.catalogue')}</h2>
          <p>{t('footer.demonstration')}</p>
        </>
      ) : null}
      {sections.map((section) => (
        <section key={section} id={section}>
          <h2>{t(`legal.${section}` as TextKey)}</h2>
          <p>{t(`legal.${section}-text` as TextKey, facts)}</p>
        </section>
      ))}
    </article>
  )
}

function Publisher() {
  const t = useTranslate()
  const { locale } = useSite()
  const { legal } = company
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(company.countryCode)
  return (
    <dl className="legal-facts">
      <dt>{t('legal.name')}</dt>
      <dd>{company.name}</dd>
      <dt>{t('legal.form')}</dt>
      <dd>{t('legal.form-value', { form: legal.form, capital: shareCapital(locale) })}</dd>
      <dt>{t('legal.seat')}</dt>
      <dd>
        {company.street}, {company.postalCode} {company.city}, {country}
      </dd>
      <dt>{t('legal.register')}</dt>
      <dd>
        {legal.register}, SIREN {legal.siren}
      </dd>
      <dt>{t('legal.vat')}</dt>
      <dd>{legal.vat}</dd>
      <dt>{t('legal.director')}</dt>
      <dd>{legal.publisher[locale]}</dd>
      <dt>{t('legal.contact')}</dt>
      <dd>
        <a href={`tel:${company.phone}`}>{formatPhone(company.phone)}</a>
        <br />
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
    </dl>
  )
}
