import { company } from '#config/company.ts'
import type { LegalText } from '#domain/content/dated-version.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Heading } from '#src/ui/heading.tsx'
import { LegalSections } from './legal-text.tsx'

/** What this software stores, where and how long. */
export function PrivacyView({ text }: { text: LegalText }) {
  const t = useTranslate()
  return (
    <article className="wrap prose">
      <Heading>{t('privacy.title')}</Heading>
      <p className="lead">{t('privacy.lead', { company: company.name })}</p>
      <LegalSections subject="privacy" text={text} />
    </article>
  )
}
