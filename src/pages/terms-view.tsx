import { terms } from '#config/company.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Heading } from '#src/ui/heading.tsx'
import { LegalSections } from './legal-text.tsx'

/** The general terms in the version in force, or in one that was accepted. */
export function TermsView({ text }: { text: LegalText }) {
  const t = useTranslate()
  return (
    <article className="wrap prose">
      <Heading>{t('terms.title')}</Heading>
      {terms.isDemonstration && text.html === null ? (
        <p className="demo-note">{t('terms.demonstration')}</p>
      ) : null}
      <LegalSections subject="terms" text={text} />
    </article>
  )
}
