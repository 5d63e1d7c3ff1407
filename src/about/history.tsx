import { company } from '#config/company.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useCompany } from '#src/site/use-opening.ts'

/**
 * The milestones of the company (foundation, today) and of the trade: decree 2001-387, order of 26 May 2004, MessEG and
 * MessEV, directive 2014/31/EU. No other fact about the company is known.
 */
const events = [
  { key: '2001', year: '2001', of: 'house' },
  { key: '2001-law', year: '2001', of: 'trade' },
  { key: '2004', year: '2004', of: 'trade' },
  { key: '2015', year: '2015', of: 'trade' },
  { key: '2016', year: '2016', of: 'trade' },
  { key: 'today-text', year: null, of: 'house' },
] as const

export function History() {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <section className="wrap">
      <h2>{t('about.history')}</h2>
      <ol className="timeline">
        {events.map(({ key, year, of }) => (
          <li key={key} className={of}>
            <p className="timeline-when">
              <strong>{year ?? t('about.history-today')}</strong>
              <span>{t(`about.history-${of}`)}</span>
            </p>
            <p>
              {t(`about.history-${key}`, {
                city: facts.city,
                radius: company.serviceRadiusKm,
              })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
