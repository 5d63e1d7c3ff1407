import { company } from '#config/company.ts'
import { Faq } from '#src/faq/faq.tsx'
import type { Question } from '#src/faq/questions.ts'
import { Accreditation } from '#src/home/accreditation.tsx'
import { CompanyTeaser } from '#src/home/company-teaser.tsx'
import { Expertise } from '#src/home/expertise.tsx'
import { Process } from '#src/home/process.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { QuoteOrContact } from '#src/site/quote-or-contact.tsx'

/** The lower half of the home page, the company: its services, its method, its house, and questions. */
export function HomeCompany({ questions }: { questions: readonly Question[] }) {
  const t = useTranslate()
  return (
    <>
      <Expertise />
      <Process>
        <Accreditation />
      </Process>
      <CompanyTeaser />
      <Faq title={t('faq.title')} questions={questions} className="home-questions">
        <div className="closing">
          <h3>{t('home.contact-title')}</h3>
          <p>{t('home.contact-text', { radius: company.serviceRadiusKm, city: company.city })}</p>
          <QuoteOrContact />
        </div>
      </Faq>
    </>
  )
}
