import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

const services = ['advice', 'commissioning', 'logbook', 'verification', 'repair', 'maintenance'] as const

/** What is done for a customer, as a list below the three services. */
export function Services() {
  const t = useTranslate()
  return (
    <div className="home-part">
      <h3>{t('services.title')}</h3>
      <dl className="services">
        {services.map((service) => (
          <div key={service}>
            <dt>{t(`services.${service}` as TextKey)}</dt>
            <dd>{t(`services.${service}-text` as TextKey)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
