import { company } from '#config/company.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

const examples = ['bakery', 'laboratory', 'logistics'] as const

/** Testimonials. Examples are marked one by one and left out of structured data. */
export function Testimonials() {
  const t = useTranslate()
  return (
    <div className="home-part">
      <h3>{t('testimonials.title')}</h3>
      <div className="testimonials">
        {examples.map((example) => (
          <figure key={example}>
            <blockquote>{t(`testimonials.${example}` as TextKey)}</blockquote>
            <figcaption>
              {t(`testimonials.${example}-who` as TextKey)}
              {company.testimonialsAreExamples ? (
                <span className="example-mark">{t('testimonials.example')}</span>
              ) : null}
            </figcaption>
          </figure>
        ))}
      </div>
      {company.testimonialsAreExamples ? <p className="demo-note">{t('testimonials.note')}</p> : null}
    </div>
  )
}
