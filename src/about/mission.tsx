import { company } from '#config/company.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { Facts } from '#src/ui/facts.tsx'
import href from './mission.css?url'

const facts = ['experience', 'models', 'area', 'reply'] as const
const values = ['exactness', 'clarity', 'nearness', 'care'] as const

function Statement() {
  const t = useTranslate()
  const { city } = useCompany()
  const figures = {
    experience: t('about.fact-experience'),
    models: t('about.fact-models', { models: company.modelCount }),
    area: `${company.serviceRadiusKm}\u00a0km`,
    reply: `${company.replyHours}\u00a0h`,
  }
  return (
    <>
      <Stylesheet href={href} />
      <Facts
        className="wrap about-facts"
        rows={facts.map((fact) => [figures[fact], t(`about.fact-${fact}-text`, { city })])}
      />
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
        <ul className="about-values">
          {values.map((value) => (
            <li key={value}>
              <h3>{t(`about.value-${value}`)}</h3>
              <p>{t(`about.value-${value}-text`, { radius: company.serviceRadiusKm })}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The mission statement with figures. */
export const Mission = withStyles(Statement, href)
