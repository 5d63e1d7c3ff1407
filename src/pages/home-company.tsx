import { company } from '#config/company.ts'
import { paths } from '#domain/site/urls.ts'
import { QuoteOrContact } from '#src/app/later/quote-or-contact.tsx'
import { Link } from '#src/app/link.tsx'
import { Faq } from '#src/faq/faq.tsx'
import type { Question } from '#src/faq/questions.ts'
import { Accreditation } from '#src/home/accreditation.tsx'
import { Expertise } from '#src/home/expertise.tsx'
import { Process } from '#src/home/process.tsx'
import { Services } from '#src/home/services.tsx'
import { Testimonials } from '#src/home/testimonials.tsx'
import { useTranslate } from '#src/i18n/index.ts'

/** The lower half of the home page: the company. */
export function HomeCompany({ questions }: { questions: readonly Question[] }) {
  const t = useTranslate()
  return (
    <>
      <Accreditation />
      <Expertise />
      <Process />
      <Services />
      <section className="wrap teaser">
        <h2>{t('teaser.title', { year: company.foundedYear })}</h2>
        <p className="lead">{t('teaser.text', { city: company.city, radius: company.serviceRadiusKm })}</p>
        <Link className="button ghost" to={paths.about}>
          {t('teaser.link')}
        </Link>
      </section>
      <Testimonials />
      <Faq title={t('faq.title')} questions={questions} />
      <section className="wrap closing">
        <h2>{t('home.contact-title')}</h2>
        <p>{t('home.contact-text', { radius: company.serviceRadiusKm, city: company.city })}</p>
        <QuoteOrContact />
      </section>
    </>
  )
}
