import type { AppError } from '#domain/site/error.ts'
import type { Checked } from '#src/app/later/submission.ts'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { inWords } from './auth-check.ts'
import { problemOf } from './auth-problem.ts'

/** How a form about an account words what is wrong; `fields` are those that it has. */
export function useAuthMessages(fields: readonly string[]) {
  const t = useTranslate()
  const { locale } = useSite()
  const refusal = (error: AppError) => problemOf(error, fields, { t, locale, online: navigator.onLine })
  return {
    /** For `useSubmission`: the fields to blame for a refusal, each with its sentence. */
    blame: (error: AppError) => refusal(error).flags,
    /** What to say of a failure that no field is to blame for. */
    alertOf: (problem: AppError | null) => problem && refusal(problem).alert,
    /** The request, or its problems in words. */
    checked: <Request>(output: Request, problems: Record<string, TextKey>): Checked<Request> =>
      Object.keys(problems).length ? { output: null, errors: inWords(problems, t) } : { output, errors: {} },
  }
}
