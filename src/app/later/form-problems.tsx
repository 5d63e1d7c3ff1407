import type { AppError, FieldErrors } from '#domain/site/error.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

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
  const entries = Object.entries(errors)
  if (attempts === 0 || (entries.length === 0 && !problem)) return null
  return (
    <div className="form-problems" role="alert" tabIndex={-1}>
      {problem ? (
        <p>
          {problemText ?? t(problem.code === 'too-many-requests' ? 'error.too-many-requests' : 'form.failed')}
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
                {' – '}
                {t(key as TextKey)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
