import { useAtom } from 'jotai'
import { useState } from 'react'
import { limits } from '#config/limits.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Field } from '#src/ui/field.tsx'
import { inWords, loginProblems } from './auth-check.ts'
import { authDraftAtom, forgetAuthDraft } from './auth-draft.ts'
import type { Flags } from './auth-problem.ts'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { setSessionUser } from './session.ts'
import { useAuthForm } from './use-auth-form.ts'

type Props = { onDone: () => void; onSignup: () => void }

export function LoginForm({ onDone, onSignup }: Props) {
  const t = useTranslate()
  const form = useAuthForm(['email', 'password'])
  const { email, setEmail, password, setPassword, logIn, forgot } = useLogin(form, onDone)
  return (
    <form
      ref={form.form}
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void logIn()
      }}
    >
      <p className="auth-lead">{t('auth.welcome-text')}</p>
      <Field
        name="email"
        id="login-email"
        label={t('form.email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={limits.emailLength}
        error={form.flags.email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        name="password"
        id="login-password"
        label={t('auth.password')}
        autoComplete="current-password"
        error={form.flags.password}
        value={password}
        onChange={setPassword}
      />
      <button
        type="button"
        className="link-button"
        aria-disabled={form.busy !== null}
        aria-busy={form.busy === 'reset'}
        onClick={() => void forgot()}
      >
        {t('auth.forgot')}
      </button>
      <FormEnd form={form} />
      <button
        type="submit"
        className="button"
        aria-disabled={form.busy !== null}
        aria-busy={form.busy === 'login'}
      >
        {t(form.busy === 'login' ? 'auth.signing-in' : 'auth.sign-in')}
      </button>
      <p className="auth-other">
        {t('auth.no-account')}{' '}
        <button type="button" className="link-button" onClick={onSignup}>
          {t('auth.to-signup')}
        </button>
      </p>
    </form>
  )
}

function useLogin(form: ReturnType<typeof useAuthForm>, onDone: () => void) {
  const t = useTranslate()
  const { callApi } = useSite()
  const [{ email }, setDraft] = useAtom(authDraftAtom)
  const [password, setPassword] = useState('')

  const logIn = () =>
    form.attempt({
      name: 'login',
      check: () => inWords(loginProblems({ email, password }), t),
      send: async () => {
        const { user } = await callApi('POST /auth/login', { body: { email, password } })
        forgetAuthDraft()
        setSessionUser(user)
        onDone()
        return null
      },
    })

  const forgot = () =>
    form.attempt({
      name: 'reset',
      check: (): Flags => (email.trim() ? {} : { email: t('auth.email-first') }),
      send: async () => {
        await callApi('POST /auth/password-reset', { body: { email } })
        return t('auth.reset-sent')
      },
    })

  return {
    email,
    password,
    setEmail: (value: string) => {
      setDraft((before) => ({ ...before, email: value }))
      form.clear('email')
    },
    setPassword: (value: string) => {
      setPassword(value)
      form.clear('password')
    },
    logIn,
    forgot,
  }
}
