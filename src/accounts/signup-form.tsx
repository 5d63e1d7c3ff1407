import { useAtom } from 'jotai'
import { useState } from 'react'
import { limits } from '#config/limits.ts'
import { paths } from '#domain/site/urls.ts'
import { useHref, useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'
import { Field } from '#src/ui/field.tsx'
import { inWords, signupProblems } from './auth-check.ts'
import { type AuthDraft, authDraftAtom, forgetAuthDraft } from './auth-draft.ts'
import { FormEnd } from './form-end.tsx'
import { NewPassword, type NewPasswordValues } from './new-password.tsx'
import { setSessionUser } from './session.ts'
import { type AuthForm, useAuthForm } from './use-auth-form.ts'

const fields = ['firstName', 'lastName', 'email', 'company', 'phone', 'password', 'confirmPassword']
const noPasswords: NewPasswordValues = { password: '', confirmPassword: '' }

type Props = { onDone: () => void; onLogin: () => void }

export function SignupForm({ onDone, onLogin }: Props) {
  const t = useTranslate()
  const privacy = useHref()(paths.privacy)
  const form = useAuthForm(fields)
  const { draft, setField, passwords, setPassword, signUp } = useSignup(form, onDone)
  return (
    <form
      ref={form.form}
      className="auth-form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void signUp()
      }}
    >
      <p className="auth-lead">{t('auth.join-text')}</p>
      <div className="field-grid">
        <PersonFields draft={draft} flags={form.flags} onChange={setField} />
        <NewPassword
          prefix="signup"
          label={t('auth.password')}
          values={passwords}
          flags={form.flags}
          onChange={setPassword}
        />
      </div>
      <p className="hint">
        {t('auth.privacy')} {/* In a tab of its own: the form stays as it is. */}
        <a href={privacy} target="_blank" rel="noopener">
          {t('privacy.title')}
        </a>
      </p>
      <FormEnd form={form} />
      <button
        type="submit"
        className="button"
        aria-disabled={form.busy !== null}
        aria-busy={form.busy !== null}
      >
        {t(form.busy ? 'auth.signing-up' : 'auth.sign-up')}
      </button>
      <p className="auth-other">
        {t('auth.has-account')}{' '}
        <button type="button" className="link-button" onClick={onLogin}>
          {t('auth.to-login')}
        </button>
      </p>
    </form>
  )
}

function useSignup(form: AuthForm, onDone: () => void) {
  const t = useTranslate()
  const { callApi, locale } = useSite()
  const [draft, setDraft] = useAtom(authDraftAtom)
  const [passwords, setPasswords] = useState(noPasswords)
  const signUp = () =>
    form.attempt({
      name: 'signup',
      check: () => inWords(signupProblems({ ...draft, ...passwords }, locale), t),
      send: async () => {
        const json = { ...draft, ...passwords, lang: locale }
        const { user } = await callApi('POST /auth/signup', { body: json })
        forgetAuthDraft()
        setSessionUser(user)
        onDone()
        return null
      },
    })
  const setField = (field: keyof AuthDraft, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }))
    form.clear(field)
  }
  const setPassword = (field: keyof NewPasswordValues, value: string) => {
    setPasswords((before) => ({ ...before, [field]: value }))
    form.clear(field)
  }
  return { draft, setField, passwords, setPassword, signUp }
}

type FieldsProps = {
  draft: AuthDraft
  flags: Record<string, string>
  onChange: (field: keyof AuthDraft, value: string) => void
}

/** In the order of the specification; the two that may stay empty say so. */
function PersonFields({ draft, flags, onChange }: FieldsProps) {
  const t = useTranslate()
  const bind = (name: keyof AuthDraft) => ({
    name,
    id: `signup-${name}`,
    value: draft[name],
    error: flags[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  })
  return (
    <>
      <Field
        {...bind('firstName')}
        label={t('auth.first-name')}
        autoComplete="given-name"
        required
        maxLength={limits.nameLength}
      />
      <Field
        {...bind('lastName')}
        label={t('auth.last-name')}
        autoComplete="family-name"
        required
        maxLength={limits.nameLength}
      />
      <div className="whole-row">
        <Field
          {...bind('email')}
          label={t('form.email')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={limits.emailLength}
        />
      </div>
      <Field
        {...bind('company')}
        label={t('form.company')}
        autoComplete="organization"
        maxLength={limits.lineLength}
      />
      <Field
        {...bind('phone')}
        label={t('form.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={limits.phoneLength}
      />
    </>
  )
}
