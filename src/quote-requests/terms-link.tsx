import { paths } from '#domain/site/urls.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useHref } from '#src/site/site.ts'

/** The version of the general terms that an offer names, or that was accepted with a request. */
export function TermsLink({ version }: { version: string }) {
  const t = useTranslate()
  const href = useHref()(paths.terms)
  return (
    <a className="lone" href={`${href}?version=${version}`} target="_blank" rel="noopener">
      {t('request.terms-version', { version })}
    </a>
  )
}

/** The general terms that were accepted with a request, as far as it is known. */
export function AcceptedTerms({ version }: { version: string | null }) {
  const t = useTranslate()
  return version === null ? null : (
    <p className="hint">
      {t('request.terms-accepted')} <TermsLink version={version} />
    </p>
  )
}
