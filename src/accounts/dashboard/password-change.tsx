import { passwordProblem } from '#domain/accounts/password.ts'
import { AppError } from '#domain/site/error.ts'
import { AccountStyles } from '#src/accounts/account-styles.tsx'
import { PasswordChecklist } from '#src/accounts/password-checklist.tsx'
import { PasswordField } from '#src/accounts/password-field.tsx'
import { useAccountForm } from '#src/accounts/use-account-form.ts'
import { FormProblems } from '#src/app/form-problems.tsx'
import { useSite } from '#src/app/site.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import { Icon } from '#src/ui/icon.tsx'

const empty = { currentPassword: '', password: '' }

type Props = { email: string; onChanged: () => void }

/** A new password for the old one; every other device has to sign in with it. */
export function PasswordChange({ email, onChanged }: Props) {
  const t = useTranslate()
  const { callApi } = useSite()
  const form = useAccountForm({
    schema: () => import('#domain/accounts/account.ts').then((module) => module.PasswordChange),
    initial: empty,
    input: ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
    send: (change) => {
      if (passwordProblem(change.password))
        throw new AppError('invalid-fields', { fields: { password: 'auth.criteria-unmet' } })
      return callApi('POST /profile/password', { body: change })
    },
    onDone: () => {
      form.restart(empty)
      onChanged()
    },
    blame: {
      'wrong-password': ['currentPassword', 'auth.wrong-password'],
      'short-password': ['password', 'auth.criteria-unmet'],
      // It meets the criteria, and yet everybody would guess it.
      'weak-password': ['password', 'auth.weak-password'],
    },
  })
  const field = (name: keyof typeof empty) => ({
    name,
    label: t(`dashboard.${name}`),
    value: form.values[name] ?? '',
    onChange: (value: string) => form.set(name, value),
    error: form.errors[name] ? t(form.errors[name] as TextKey) : undefined,
  })
  return (
    <form
      method="post"
      noValidate
      className="dash-form"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <AccountStyles />
      <FormProblems
        {...form}
        labels={{ currentPassword: t('dashboard.currentPassword'), password: t('dashboard.password') }}
        said={form.problem === 'too-many-attempts' ? t('auth.too-many') : undefined}
      />
      {/* Password managers ask whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="field-grid">
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        <div className="dash-new-password">
          <PasswordField {...field('password')} autoComplete="new-password" describedBy="password-criteria" />
          <PasswordChecklist id="password-criteria" password={form.values.password ?? ''} />
        </div>
      </div>
      <div className="dash-foot">
        <button type="submit" className="button" aria-disabled={form.busy} aria-busy={form.busy}>
          {t(form.busy ? 'dashboard.saving' : 'dashboard.change-password')}
        </button>
        <p role="status">
          {form.done ? (
            <span className="dash-good">
              <Icon name="check" />
              {t('dashboard.password-changed')}
            </span>
          ) : null}
        </p>
      </div>
    </form>
  )
}
