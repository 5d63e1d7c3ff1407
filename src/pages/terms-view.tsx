import { company } from '#config/company.ts'
import { terms } from '#config/terms-version.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Heading } from '#src/ui/heading.tsx'

/** Clauses in their order; they are numbered, so that a letter can name one. */
const clauses = [
  'scope',
  'offer',
  'prices',
  'payment',
  'delivery',
  'property',
  'site',
  'verification',
  'warranty',
  'liability',
  'take-back',
  'data',
  'law',
] as const

/** The general terms in the version in force. */
export function TermsView() {
  const t = useTranslate()
  const { locale } = useSite()
  const facts = { company: company.name, email: company.email }
  return (
    <article className="wrap prose">
      <Heading>{t('terms.title')}</Heading>
      {terms.isDemonstration ? <p className="demo-note">{t('terms.demonstration')}</p> : null}
      <p>{t('terms.version', { version: terms.version, day: formatDay(terms.from, locale) })}</p>
      {clauses.map((clause, i) => (
        <section key={clause}>
          <h2>
            {i + 1}. {t(`terms.${clause}` as TextKey)}
          </h2>
          <p>{t(`terms.${clause}-text` as TextKey, facts)}</p>
        </section>
      ))}
    </article>
  )
}
