import type { PasswordChange as PasswordChangeBody } from '#domain/accounts/account.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordChecklist } from '#src/accounts/password-checklist.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { Form } from '#src/forms/form.tsx'
import type { Draft } from '#src/forms/form-draft.ts'
import { bySchema } from '#src/forms/schema-validation.ts'
import { blameByCode, type Checked } from '#src/forms/submission.ts'
import { useFieldProps } from '#src/forms/use-field-props.ts'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { FormFoot, PasswordProblems } from './form-foot.tsx'

type Props = { email: string; onChanged: () => void }

/** Changes the password by the current one; every other device must sign in again. */
export function PasswordChange({ email, onChanged }: Props) {
  const t = useTranslate()
  const form = usePasswordChange(onChanged)
  const field = useFieldProps(form)
  const labels = { currentPassword: t('dashboard.currentPassword'), password: t('dashboard.password') }
  return (
    <Form form={form} className="dash-form">
      <AccountStyles />
      <PasswordProblems form={form} labels={labels} />
      {/* Password managers need the username. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="field-grid">
        <PasswordField
          {...field('currentPassword')}
          label={labels.currentPassword}
          autoComplete="current-password"
        />
        <div className="dash-new-password">
          <PasswordField
            {...field('password')}
            label={labels.password}
            autoComplete="new-password"
            describedBy="password-criteria"
          />
          <PasswordChecklist id="password-criteria" password={form.values.password ?? ''} email={email} />
        </div>
      </div>
      <FormFoot form={form} label="dashboard.change-password" doneLabel="dashboard.password-changed" />
    </Form>
  )
}

const blame = blameByCode({
  'wrong-password': { currentPassword: 'auth.wrong-password' },
  'short-password': { password: 'auth.criteria-unmet' },
  // It meets the criteria but is a common password.
  'weak-password': { password: 'auth.weak-password' },
})

function usePasswordChange(onChanged: () => void) {
  const { callApi } = useSite()
  const bySchemaOnly = bySchema(
    () => import('#domain/accounts/account.ts').then((module) => module.PasswordChange),
    ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
  )
  const validate = async (values: Draft): Promise<Checked<PasswordChangeBody>> => {
    const checked = await bySchemaOnly(values)
    if (!checked.output || !passwordProblem(checked.output.password)) return checked
    return { output: null, errors: { password: 'auth.criteria-unmet' } }
  }
  return useSubmission({
    initial: { currentPassword: '', password: '' },
    validate,
    send: (body) => callApi('POST /profile/password', { body }),
    onAccepted: onChanged,
    blame,
  })
}
