import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useEdgeHtml } from '#src/site/edge-html.tsx'
import { Link } from '#src/site/link.tsx'
import { hoursLines } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { useCompany, useOpening } from '#src/site/use-opening.ts'
import { Logo } from '#src/ui/logo.tsx'

/** Contact and links at the foot of every page, the same on each. */
export function FooterColumns() {
  return <div className="footer-columns" {...useEdgeHtml(useOpening(), 'footer', <Columns />)} />
}

function Columns() {
  const t = useTranslate()
  const facts = useCompany()
  const { locale } = useSite()
  const lines = hoursLines(t, locale, useOpening())
  return (
    <>
      <address>
        <p className="logo">
          <Logo />
          {company.name}
        </p>
        <p>{t('footer.tagline')}</p>
        <p>
          {facts.street}, <span className="no-break">{`${facts.postalCode} ${facts.city}`}</span>
        </p>
        <p className="footer-ways">
          <a href={`tel:${facts.phone}`}>{formatPhone(facts.phone, locale)}</a>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <nav aria-label={t('footer.links')}>
        <Link to={paths.home}>{t('nav.home')}</Link>
        <Link to={paths.about}>{t('nav.about')}</Link>
        <Link to={paths.products()}>{t('nav.products')}</Link>
        <Link to={paths.articles}>{t('nav.articles')}</Link>
        <Link to={paths.contact}>{t('nav.contact')}</Link>
        <Link to={paths.quote}>{t('nav.quote')}</Link>
        <Link to={paths.plate()}>{t('nav.plate')}</Link>
      </nav>
      <nav aria-label={t('footer.legal')}>
        <Link to={paths.legal}>{t('legal.title')}</Link>
        <Link to={paths.terms}>{t('terms.title')}</Link>
        <Link to={paths.privacy}>{t('privacy.title')}</Link>
      </nav>
    </>
  )
}
