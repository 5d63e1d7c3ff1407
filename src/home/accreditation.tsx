import type { ReactNode } from 'react'
import { company } from '#config/company.ts'
import { testimonialIsExample } from '#config/published-facts.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Logo } from '#src/ui/logo.tsx'

const points = ['accredited', 'team', 'tailored'] as const

/** The scope and number of the accreditation, what a customer says, and the area (`map`) in which it is used. */
export function Accreditation({ map }: { map: ReactNode }) {
  const t = useTranslate()
  return (
    <section className="wrap">
      <h2>{t('accreditation.title')}</h2>
      <div className="accreditation">
        <div>
          <p className="accreditation-mark">
            <Logo />
            <span>{t('accreditation.statement', { reference: company.accreditation })}</span>
          </p>
          <ul>
            {points.map((point) => (
              <li key={point}>
                <Icon name="check" />
                {t(`accreditation.${point}`)}
              </li>
            ))}
          </ul>
          <figure>
            <blockquote>{t('testimonials.bakery')}</blockquote>
            <figcaption>
              {t('testimonials.bakery-who')}
              {testimonialIsExample ? (
                <span className="example-mark">{t('testimonials.example')}</span>
              ) : null}
            </figcaption>
          </figure>
        </div>
        {map}
      </div>
    </section>
  )
}
