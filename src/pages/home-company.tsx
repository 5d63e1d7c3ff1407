import type { ProductCard } from '#domain/catalogue/product.ts'
import type { ServicePrices } from '#domain/quote-list/service-prices.ts'
import { paths } from '#domain/site/urls.ts'
import { ServiceAreaMap } from '#src/area/deferred-parts.ts'
import { Faq } from '#src/faq/faq.tsx'
import type { Question } from '#src/faq/questions.ts'
import { Handover } from '#src/forms/handover.tsx'
import { Accreditation } from '#src/home/accreditation.tsx'
import { Expertise } from '#src/home/expertise.tsx'
import { PlateEntry } from '#src/home/plate-entry.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QuoteOrContact } from '#src/site/quote-or-contact.tsx'
import { ProductCards } from './product-cards.tsx'

type Props = {
  total: number
  newest: readonly ProductCard[]
  questions: readonly Question[]
  prices: ServicePrices
}

/** The lower half of the home page: the services and their prices, the company, what is new, and questions. */
export function HomeCompany({ total, newest, questions, prices }: Props) {
  const t = useTranslate()
  return (
    <>
      <Expertise
        products={total}
        prices={prices}
        ask={(trade) => (
          <Handover
            subject={t(`expertise.${trade}-subject`)}
            message={t(`expertise.${trade}-message`)}
            label={t(`expertise.${trade}-link`)}
            className="link-button"
          />
        )}
      />
      <PlateEntry />
      <Accreditation map={<ServiceAreaMap />} />
      <section className="wrap">
        <div className="section-head">
          <h2>{t('home.newest')}</h2>
          <Link to={paths.products()}>{t('home.all-products')}</Link>
        </div>
        <ProductCards className="grid swipe" products={newest} />
      </section>
      <Faq title={t('faq.title')} questions={questions} className="home-questions">
        <QuoteOrContact />
      </Faq>
    </>
  )
}
