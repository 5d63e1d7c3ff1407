import { Form, SubmitButton } from '#src/forms/form.tsx'
import { isRefusedLink } from '#src/forms/link-token.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Step } from './account-link-page.tsx'
import { ownPasswordProblems } from './auth-check.ts'
import { useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { NewPassword } from './new-password.tsx'
import { setSessionUser } from './session.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type End = 'done' | 'invalid'
type Props = { token: string; onEnd: (how: End) => void }

const initial = { password: '', confirmPassword: '' }

/** Only a refused link ends the form; after any other error the input stays. */
export function NewPasswordForm({ token, onEnd }: Props) {
  const t = useTranslate()
  const { form, alert } = useNewPassword({ token, onEnd })
  const field = useAuthField(form, 'reset-')
  return (
    <Step title={t('reset.choose')} text={t('reset.choose-text')}>
      <Form form={form} className="auth-form">
        <div className="field-grid">
          <NewPassword label={t('reset.password')} field={field} />
        </div>
        <FormEnd alert={alert} />
        <SubmitButton form={form} label="reset.save" busyLabel="reset.saving" />
      </Form>
    </Step>
  )
}

function useNewPassword({ token, onEnd }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const { checked, blame, alertOf } = useAuthMessages(Object.keys(initial))
  const form = useSubmission({
    initial,
    validate: (typed) => {
      const passwords = { ...initial, ...typed }
      return checked({ token, password: passwords.password }, ownPasswordProblems(passwords))
    },
    send: (body): Promise<End> =>
      callApi('POST /auth/password-reset/confirm', { body }).then(
        () => 'done',
        (error) => {
          if (!isRefusedLink(error)) throw error
          return 'invalid'
        },
      ),
    onAccepted: (how) => {
      if (how === 'done') setSessionUser(null)
      onEnd(how)
    },
    blame,
    sharedError: t('auth.mismatch'),
  })
  return { form, alert: alertOf(form.problem) }
}
