import { company } from '#config/company.ts'
import { countryName } from '#config/locales.ts'
import { publishedFacts } from '#config/published-facts.ts'
import { formatWholeEuros } from '#domain/catalogue/money.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { Heading } from '#src/ui/heading.tsx'
import href from './legal-facts.css?url'
import { LegalSections } from './legal-text.tsx'

/** Publisher and host of the site; facts of the company, then the text that the desk writes. */
export const LegalView = withStyles(Legal, href)

function Legal({ text }: { text: LegalText }) {
  const t = useTranslate()
  const { host } = publishedFacts
  return (
    <article className="wrap prose">
      <Stylesheet href={href} />
      <Heading>{t('legal.title')}</Heading>
      {publishedFacts.areExamples ? <p className="demo-note">{t('legal.examples')}</p> : null}
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
      <LegalSections subject="legal" text={text} />
    </article>
  )
}

function Publisher() {
  const t = useTranslate()
  const contact = useCompany()
  const { locale } = useSite()
  const legal = publishedFacts
  const country = countryName(company.countryCode, locale)
  return (
    <dl className="legal-facts">
      <dt>{t('legal.name')}</dt>
      <dd>{company.name}</dd>
      <dt>{t('legal.form')}</dt>
      <dd>
        {t('legal.form-value', { form: legal.form, capital: formatWholeEuros(legal.capitalEuros, locale) })}
      </dd>
      <dt>{t('legal.seat')}</dt>
      <dd>
        {contact.street}, {contact.postalCode} {contact.city}, {country}
      </dd>
      <dt>{t('legal.register')}</dt>
      <dd>
        {legal.register}, SIREN {legal.siren}
      </dd>
      <dt>{t('legal.vat')}</dt>
      <dd>{legal.vat}</dd>
      <dt>{t('legal.director')}</dt>
      <dd>{t('legal.director-value')}</dd>
      <dt>{t('legal.contact')}</dt>
      <dd>
        <a href={`tel:${contact.phone}`}>{usePhone()}</a>
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </dl>
  )
}
