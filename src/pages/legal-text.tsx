import type { LegalSubject, LegalText } from '#domain/content/dated-version.ts'
import { paths } from '#domain/site/urls.ts'
import { formatDay } from '#domain/time/dates.ts'
import { ArticleBody } from '#src/articles/article-body.tsx'
import { useTranslate } from '#src/i18n/translation.ts'
import { contactOf, sectionsOf } from '#src/legal/sections.ts'
import { Link } from '#src/site/link.tsx'
import { useSite } from '#src/site/site.ts'
import { useCompany } from '#src/site/use-opening.ts'

type Props = { subject: LegalSubject; text: LegalText }

/** The text that the desk has written, else that of the code; one that is no longer in force says so. */
export function LegalSections({ subject, text }: Props) {
  const t = useTranslate()
  const { locale } = useSite()
  const contact = contactOf(useCompany())
  const { version, day, html, present } = text
  return (
    <>
      {present ? (
        <p className="demo-note">
          {t('version.past', { version })}{' '}
          <Link to={paths[subject]}>
            {t('version.present', { version: present.version, day: formatDay(present.day, locale) })}
          </Link>
        </p>
      ) : null}
      {subject === 'terms' || html !== null ? (
        <p>{t('version.from', { version, day: formatDay(day, locale) })}</p>
      ) : null}
      {html === null ? (
        sectionsOf(subject, t, contact).map(({ key, title, text }) => (
          <section key={key} id={subject === 'legal' ? key : undefined}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))
      ) : (
        <ArticleBody html={html} />
      )}
    </>
  )
}
