import { company } from '#config/company.ts'
import { quoteMessage } from '#domain/quote-list/quote-message.ts'
import { paths } from '#domain/site/urls.ts'
import { useKnownPerson } from '#src/accounts/known-person.ts'
import { AreaCheck, ServiceAreaMap } from '#src/area/deferred-parts.ts'
import { PhoneIcon } from '#src/contact/call.tsx'
import href from '#src/contact/contact.css?url'
import { ContactForm } from '#src/contact/contact-form.tsx'
import { ClosedDays, OpenNow } from '#src/contact/open-now.tsx'
import { Faq } from '#src/faq/faq.tsx'
import type { Question } from '#src/faq/questions.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useQuoteItems } from '#src/quote-list/quote-list-facade.ts'
import { useServiceSections } from '#src/quote-list/use-listed-services.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { Link } from '#src/site/link.tsx'
import { hoursLines } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useCompany, useOpening } from '#src/site/use-opening.ts'
import { Heading } from '#src/ui/heading.tsx'

/** The form and all other contact data. */
export const ContactView = withStyles(Contact, href)

function Contact({ sent, questions }: { sent: string | null; questions: readonly Question[] }) {
  const t = useTranslate()
  const facts = useCompany()
  const items = useQuoteItems()
  const sections = useServiceSections()
  const prefill = useKnownPerson()
  return (
    <div className="wrap contact-page">
      <Stylesheet href={href} />
      <div className="contact-columns">
        <header className="page-head">
          <Heading>{t('contact.title')}</Heading>
          <p className="lead">{t('contact.lead')}</p>
          <p className="contact-call">
            <a className="button ghost" href={`tel:${facts.phone}`}>
              <PhoneIcon />
              {usePhone()}
            </a>
            <Link className="button ghost" to={paths.plate()}>
              {t('nav.plate')}
            </Link>
            <OpenNow />
          </p>
        </header>
        {/* The focus of a form that was sent goes to the heading nearest to it. */}
        <div>
          <ContactForm
            suggestion={quoteMessage(items, t, sections)}
            subject={items.length ? t('contact.quote-subject') : ''}
            prefill={prefill}
            sent={sent}
          />
        </div>
        <aside className="contact-side">
          <DirectContact />
          <section className="contact-area">
            <h2>{t('contact.area')}</h2>
            <p>{t('contact.area-text', { radius: company.serviceRadiusKm, city: facts.city })}</p>
            <ServiceAreaMap />
            <AreaCheck atContact />
          </section>
        </aside>
      </div>
      <Faq className="page-faq" title={t('faq.title')} questions={questions} />
    </div>
  )
}

/** How to reach the company without the form. */
function DirectContact() {
  const t = useTranslate()
  const facts = useCompany()
  const { locale } = useSite()
  return (
    <section className="contact-facts">
      <h2>{t('contact.direct')}</h2>
      <dl>
        <dt>{t('form.email')}</dt>
        <dd>
          <a href={`mailto:${facts.email}`}>{facts.email}</a>
        </dd>
        <dt>{t('form.address')}</dt>
        <dd>
          {facts.street}
          <br />
          {facts.postalCode} {facts.city}
        </dd>
        <dt>{t('contact.hours')}</dt>
        <dd>
          {hoursLines(t, locale, useOpening()).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ClosedDays />
        </dd>
      </dl>
    </section>
  )
}
