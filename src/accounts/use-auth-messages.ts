import type { AppError } from '#domain/errors/error.ts'
import type { Checked } from '#src/forms/submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { inWords } from './auth-check.ts'
import { problemOf } from './auth-problem.ts'

/** Messages of an account form; `fields` are those that it has. */
export function useAuthMessages(fields: readonly string[]) {
  const t = useTranslate()
  const { locale } = useSite()
  const refusal = (error: AppError) => problemOf(error, fields, { t, locale, online: navigator.onLine })
  return {
    /** For `useSubmission`: the messages by field of a refusal. */
    blame: (error: AppError) => refusal(error).flags,
    /** The message of a failure that concerns no single field. */
    alertOf: (problem: AppError | null) => problem && refusal(problem).alert,
    /** The valid request, or its translated errors. */
    checked: <Request>(output: Request, problems: Record<string, TextKey>): Checked<Request> =>
      Object.keys(problems).length ? { output: null, errors: inWords(problems, t) } : { output, errors: {} },
  }
}
