import { company } from '#config/company.ts'
import { sceneDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QuoteOrContact } from '#src/site/quote-or-contact.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { useCompany } from '#src/site/use-opening.ts'
import { Logo } from '#src/ui/logo.tsx'
import href from './story.css?url'

/** A manufacturer in the catalogue. */
export type Brand = { value: string; label: string; count: number }
type StoryProps = { brands: readonly Brand[] }

const trades = ['advice', 'workshop', 'verification', 'office'] as const

/** The company: people, age, accreditation, manufacturers. */
export function Story({ brands }: StoryProps) {
  return (
    <>
      <Stylesheet href={href} />
      <Team />
      <div className="wrap about-pair">
        <History />
        <Accreditation />
      </div>
      <Partners brands={brands} />
      <Closing />
    </>
  )
}

function Team() {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('about.team')}</h2>
      <div className="about-team">
        <img
          className="about-scene"
          src={sceneDrawing('workshop')}
          alt={t('about.scene')}
          width="580"
          height="212"
          loading="lazy"
          decoding="async"
        />
        <ul className="about-trades">
          {trades.map((trade) => (
            <li key={trade}>
              <h3>{t(`about.team-${trade}`)}</h3>
              <p>{t(`about.team-${trade}-text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      {company.catalogueIsDemonstration ? <p className="demo-note">{t('about.team-note')}</p> : null}
    </section>
  )
}

/** A section of its own: the accreditation covers verification, so sale and repair are not mentioned beside it. */
function Accreditation() {
  const t = useTranslate()
  return (
    <section>
      <h2>{t('about.accreditation')}</h2>
      <figure className="certificate about-accreditation">
        <Logo />
        <div>
          <p>{company.name}</p>
          <p className="about-number">
            {t('about.accreditation-number', { reference: company.accreditation })}
          </p>
          <p>{t('about.accreditation-text')}</p>
        </div>
        <figcaption className="hint">{t('about.certificate-note')}</figcaption>
      </figure>
      <p>
        <Link className="lone" to={paths.article('verification-periodique')}>
          {t('about.verification-guide')}
        </Link>
      </p>
    </section>
  )
}

function Partners({ brands }: StoryProps) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('about.partners')}</h2>
      <p className="lead">{t('about.partners-text')}</p>
      <ul className="grid about-brands">
        {brands.map(({ value, label, count }) => (
          <li key={value}>
            <Link to={paths.products({ brand: [value] })}>
              <strong>{label}</strong>
              <span>{t('list.count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {company.catalogueIsDemonstration ? <p className="demo-note">{t('about.partners-note')}</p> : null}
    </section>
  )
}

function Closing() {
  const t = useTranslate()
  return (
    <section className="wrap closing about-closing">
      <div>
        <h2>{t('about.closing')}</h2>
        <p>{t('about.closing-text', { hours: company.replyHours })}</p>
      </div>
      <QuoteOrContact />
    </section>
  )
}

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

function History() {
  const t = useTranslate()
  const facts = useCompany()
  return (
    <section>
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
