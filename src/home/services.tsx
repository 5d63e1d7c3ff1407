import { type TextKey, useTranslate } from '#src/i18n/index.ts'

const services = ['advice', 'commissioning', 'logbook', 'verification', 'repair', 'maintenance'] as const

export function Services() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('services.title')}</h2>
      <dl className="services">
        {services.map((service) => (
          <div key={service}>
            <dt>{t(`services.${service}` as TextKey)}</dt>
            <dd>{t(`services.${service}-text` as TextKey)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
