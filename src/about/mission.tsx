import { company } from '#config/company.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

const facts = ['founded', 'experience', 'models', 'hours'] as const
const values = ['exactness', 'clarity', 'nearness', 'care'] as const

/** The mission statement with figures. */
export function Mission() {
  const t = useTranslate()
  const figures = {
    founded: company.foundedYear,
    experience: t('about.fact-experience'),
    models: t('about.fact-models', { models: company.modelCount }),
    hours: t('about.fact-hours', { from: company.opening.from, to: company.opening.to }),
  }
  return (
    <>
      <dl className="wrap facts about-facts">
        {facts.map((fact) => (
          <div key={fact}>
            <dt>{figures[fact]}</dt>
            <dd>{t(`about.fact-${fact}-text` as TextKey)}</dd>
          </div>
        ))}
      </dl>
      <div className="rule" aria-hidden="true" />
      <section className="wrap">
        <h2>{t('about.mission')}</h2>
        <div className="about-mission">
          <p className="about-creed">{t('about.mission-lead')}</p>
          <div className="about-text">
            <p>{t('about.mission-text')}</p>
            <p>{t('about.mission-second')}</p>
          </div>
        </div>
      </section>
      <section className="wrap">
        <h2>{t('about.values')}</h2>
        <ul className="steps about-values">
          {values.map((value) => (
            <li key={value}>
              <h3>{t(`about.value-${value}` as TextKey)}</h3>
              <p>{t(`about.value-${value}-text` as TextKey, { radius: company.serviceRadiusKm })}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
