import { use } from 'react'
import type { AppError, FieldErrors } from '#domain/errors/error.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { SiteContext } from '#src/site/site.ts'

type Props = {
  errors: FieldErrors
  /** Field → its label, for fields that a link can focus. */
  labels: Record<string, string>
  problem: AppError | null
  /** A message of its own for the problem. */
  problemText?: string | undefined
  /** Failed submissions; the list appears after the first one. */
  attempts: number
}

/** The errors of a form with a link to each field; `Form` focuses it after a failed submission. */
export function FormProblems({ errors, labels, problem, problemText, attempts }: Props) {
  const t = useTranslate()
  const phone = usePhone()
  const site = use(SiteContext)
  const isPosted = site?.posted !== undefined
  const colon = site?.locale === 'fr' ? '\u00a0: ' : ': '
  const isLimit = problem?.code.startsWith('too-many')
  const entries = Object.entries(errors)
  if (attempts === 0 || (entries.length === 0 && !problem)) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: only the edge writes it, for a page that answers a form sent without script
    <div className="form-problems" role="alert" tabIndex={-1} autoFocus>
      {problem ? (
        <p>
          {problemText ?? t(isLimit ? 'error.too-many-requests' : 'form.failed')}
          {isPosted ? ` ${t('form.kept', { phone })}` : null}
        </p>
      ) : null}
      {entries.length ? (
        <>
          <p>
            <strong>{t('form.problems', { count: entries.length })}</strong>
          </p>
          <ul>
            {entries.map(([field, key]) => (
              <li key={field}>
                {labels[field] ? <a href={`#${field}`}>{labels[field]}</a> : t('form.list')}
                {colon}
                {messageText(t, key)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
