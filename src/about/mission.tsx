import { company } from '#config/company.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { daysOf, weekOn } from '#domain/time/work-calendar.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { namesOfDays, spansText } from '#src/site/opening-text.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet, withStyles } from '#src/site/stylesheet.tsx'
import { useOpening } from '#src/site/use-opening.ts'
import { Facts } from '#src/ui/facts.tsx'
import href from './mission.css?url'

const facts = ['founded', 'experience', 'models', 'hours'] as const
const values = ['exactness', 'clarity', 'nearness', 'care'] as const

function Statement() {
  const t = useTranslate()
  const { locale } = useSite()
  // The hours of most days stand for all.
  const [days] = daysOf(weekOn(inParis(new Date()).day, useOpening())).sort(
    (a, b) => b.last - b.first - (a.last - a.first),
  )
  const figures = {
    founded: company.foundedYear,
    experience: t('about.fact-experience'),
    models: t('about.fact-models', { models: company.modelCount }),
    hours: days ? spansText(t, days) : '',
  }
  const textOf = (fact: (typeof facts)[number]) => {
    if (fact !== 'hours' || !days) return t(`about.fact-${fact}-text`)
    const name = days.first === days.last ? 'about.fact-hours-day' : 'about.fact-hours-text'
    return t(name, namesOfDays(days, locale))
  }
  return (
    <>
      <Stylesheet href={href} />
      <Facts className="wrap about-facts" rows={facts.map((fact) => [figures[fact], textOf(fact)])} />
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
