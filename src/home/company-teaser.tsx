import { company } from '#config/company.ts'
import { sceneDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { Testimonials } from './testimonials.tsx'

/** The company and its workshop, and what customers say. */
export function CompanyTeaser() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('teaser.title', { year: company.foundedYear })}</h2>
      <div className="teaser">
        <div>
          <p className="lead">{t('teaser.text', { city: company.city, radius: company.serviceRadiusKm })}</p>
          <Link className="button ghost" to={paths.about}>
            {t('teaser.link')}
          </Link>
        </div>
        <img
          src={sceneDrawing('workshop')}
          alt={t('teaser.scene')}
          width="580"
          height="212"
          loading="lazy"
          decoding="async"
        />
      </div>
      <Testimonials />
    </section>
  )
}
