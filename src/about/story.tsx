import { company } from '#config/company.ts'
import { sceneDrawing } from '#domain/site/drawings.ts'
import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Link } from '#src/site/link.tsx'
import { QuoteOrContact } from '#src/site/quote-or-contact.tsx'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { History } from './history.tsx'
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
      <History />
      <Accreditation />
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
      <img
        className="about-scene"
        src={sceneDrawing('workshop')}
        alt={t('about.scene')}
        width="580"
        height="212"
        loading="lazy"
        decoding="async"
      />
      <ul className="trades">
        {trades.map((trade) => (
          <li key={trade}>
            <h3>{t(`about.team-${trade}`)}</h3>
            <p>{t(`about.team-${trade}-text`)}</p>
          </li>
        ))}
      </ul>
      {company.catalogueIsDemonstration ? <p className="demo-note">{t('about.team-note')}</p> : null}
    </section>
  )
}

/** A section of its own: the accreditation covers verification, so sale and repair are not mentioned beside it. */
function Accreditation() {
  const t = useTranslate()
  return (
    <section className="wrap">
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
      <ul className="about-brands">
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
    <section className="wrap closing">
      <h2>{t('about.closing')}</h2>
      <p>{t('about.closing-text', { hours: company.replyHours })}</p>
      <QuoteOrContact />
    </section>
  )
}
