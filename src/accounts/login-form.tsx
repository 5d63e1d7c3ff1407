import { useState } from 'react'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { loginProblems } from './auth-check.ts'
import { EmailField, useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { setSessionUser } from './session.ts'
import { useAuthMessages } from './use-auth-messages.ts'

type Props = { onDone: () => void; onSignup: () => void }

export function LoginForm({ onDone, onSignup }: Props) {
  const t = useTranslate()
  const { login, reset, resetSent, alert, ...form } = useLogin(onDone)
  const field = useAuthField(form, 'login-')
  return (
    <Form form={form} className="auth-form">
      <p className="auth-lead">{t('auth.welcome-text')}</p>
      <EmailField field={field} autoComplete="username" />
      <PasswordField {...field('password')} label={t('auth.password')} autoComplete="current-password" />
      <ActionButton action={reset} blocked={login.busy} className="link-button" onPress={form.forgot}>
        {t('auth.forgot')}
      </ActionButton>
      <FormEnd alert={alert} successMessage={resetSent ? t('auth.reset-sent') : null} />
      <SubmitButton form={login} blocked={reset.busy} label="auth.sign-in" busyLabel="auth.signing-in" />
      <p className="auth-other">
        {t('auth.no-account')}{' '}
        <button type="button" className="link-button" onClick={onSignup}>
          {t('auth.to-signup')}
        </button>
      </p>
    </Form>
  )
}

/** Two submissions of one form, sign-in and reset link; while one runs the other is blocked. */
function useLogin(onDone: () => void) {
  const messages = useAuthMessages(['email', 'password'])
  const [resetSent, setResetSent] = useState(false)
  const login = useLoginSubmission(messages, onDone)
  const reset = useResetSubmission(messages, () => setResetSent(true))
  const { values } = login
  const logIn = async () => {
    if (reset.busy) return
    setResetSent(false)
    reset.forgive()
    await login.submit()
  }
  const forgot = async () => {
    if (login.busy) return
    setResetSent(false)
    login.forgive()
    await reset.submit({ email: values.email ?? '' })
  }
  const set = (field: string, value: string) => {
    login.set(field, value)
    reset.set(field, value)
  }
  return {
    login,
    reset,
    resetSent,
    values,
    errors: { ...reset.errors, ...login.errors },
    alert: messages.alertOf(login.problem ?? reset.problem),
    attempts: login.attempts + reset.attempts,
    set,
    submit: logIn,
    forgot,
  }
}

type Messages = ReturnType<typeof useAuthMessages>

function useLoginSubmission({ checked, blame }: Messages, onDone: () => void) {
  const { callApi } = useSite()
  return useSubmission({
    name: 'auth',
    draft: 'memory',
    secret: ['password'],
    initial: { email: '', password: '' },
    validate: ({ email = '', password = '' }) =>
      checked({ email, password }, loginProblems({ email, password })),
    send: (body) => callApi('POST /auth/login', { body }),
    onAccepted: ({ user }) => {
      setSessionUser(user)
      onDone()
    },
    blame,
  })
}

function useResetSubmission({ checked, blame }: Messages, onSent: () => void) {
  const { callApi } = useSite()
  return useSubmission({
    validate: ({ email = '' }) => checked({ email }, email.trim() ? {} : { email: 'auth.email-first' }),
    send: (body) => callApi('POST /auth/password-reset', { body }),
    onAccepted: onSent,
    blame,
  })
}
