import { company } from '#config/company.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useCompany } from '#src/site/use-opening.ts'
import { AreaCheck } from './area-check.tsx'
import { ServiceAreaMap } from './service-area-map.tsx'

/** The section about the service area: map, text and postcode check. */
export function ServiceArea() {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <section className="wrap" id="area">
      <h2>{t('area.title')}</h2>
      <div className="area-columns">
        <ServiceAreaMap />
        <div className="area-words">
          <p className="lead">{t('area.lead', { radius: company.serviceRadiusKm, city: facts.city })}</p>
          <AreaCheck />
        </div>
      </div>
    </section>
  )
}
