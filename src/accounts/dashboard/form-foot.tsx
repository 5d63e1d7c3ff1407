import { SubmitButton } from '#src/forms/form.tsx'
import { FormProblems } from '#src/forms/form-problems.tsx'
import type { Submission } from '#src/forms/use-submission.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { Icon } from '#src/ui/icon.tsx'

type ProblemsProps = { form: Submission; labels: Record<string, string> }

/** The errors of a form that asks for the password again. */
export function PasswordProblems({ form, labels }: ProblemsProps) {
  const t = useTranslate()
  const problemText = form.problem?.code === 'too-many-attempts' ? t('auth.too-many') : undefined
  return <FormProblems {...form} labels={labels} problemText={problemText} />
}

type Props = { form: Pick<Submission, 'busy' | 'done'>; label: TextKey; doneLabel: TextKey }

/** The submit button of a form in the customer area, with its success message. */
export function FormFoot({ form, label, doneLabel }: Props) {
  const t = useTranslate()
  return (
    <div className="dash-foot">
      <SubmitButton form={form} label={label} busyLabel="dashboard.saving" />
      <p role="status">
        {form.done ? (
          <span className="dash-good">
            <Icon name="check" />
            {t(doneLabel)}
          </span>
        ) : null}
      </p>
    </div>
  )
}
