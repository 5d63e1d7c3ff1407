import { useAtom, useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { Form, SubmitButton } from '#src/forms/form.tsx'
import { useSubmission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { AccountStyles } from './account-styles.tsx'
import { loginProblems } from './auth-check.ts'
import { EmailField, useAuthField } from './auth-fields.tsx'
import { FormEnd } from './form-end.tsx'
import { PasswordField } from './password-field.tsx'
import { authDialogAtom, sessionAtom, setSessionUser } from './session.ts'
import { SignupForm } from './signup-form.tsx'
import { useAuthMessages } from './use-auth-messages.ts'

const modes = ['login', 'signup'] as const
type Mode = (typeof modes)[number]

/** Sign-in and sign-up as two tabs of one dialog. */
export function AuthDialog() {
  const t = useTranslate()
  const [open, setOpen] = useAtom(authDialogAtom)
  const { lost } = useAtomValue(sessionAtom)
  const [created, setCreated] = useState(false)
  const tabs = useRef<HTMLDivElement>(null)
  const id = useId()
  const mode = open ?? 'login'
  const close = () => setOpen(null)

  // Runs after the dialog has opened: focuses the first field for keyboards, but not on touch screens, where the
  // on-screen keyboard would cover half of the dialog.
  useLayoutEffect(() => {
    const dialog = tabs.current?.closest('dialog')
    const first = [...(dialog?.querySelectorAll<HTMLInputElement>('form input') ?? [])].find(
      ({ value }) => value === '',
    )
    const tab = dialog?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    const target = matchMedia('(pointer: coarse)').matches ? tab : (first ?? tab)
    target?.focus()
  }, [])

  /** The pressed link is unmounted with its form; its tab takes the focus. */
  const change = (next: Mode) => {
    setOpen(next)
    tabs.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}${next}`)}`)?.focus()
  }
  return (
    <Dialog title={t(mode === 'login' ? 'auth.welcome' : 'auth.join')} onClose={close}>
      <AccountStyles />
      {created ? (
        <Created onEnd={close} />
      ) : (
        <>
          {lost ? <p className="notice">{t('auth.session-lost')}</p> : null}
          <Tabs ref={tabs} id={id} mode={mode} onChange={change} />
          <div role="tabpanel" className="auth-panel" id={`${id}panel`} aria-labelledby={`${id}${mode}`}>
            {mode === 'login' ? (
              <LoginForm onDone={close} onSignup={() => change('signup')} />
            ) : (
              <SignupForm onDone={() => setCreated(true)} onLogin={() => change('login')} />
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

type TabsProps = {
  ref: React.Ref<HTMLDivElement>
  id: string
  mode: Mode
  onChange: (mode: Mode) => void
}

function Tabs({ ref, id, mode, onChange }: TabsProps) {
  const t = useTranslate()
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: -1, ArrowRight: 1, Home: 'login', End: 'signup' }[event.key] as
      | number
      | Mode
      | undefined
    if (to === undefined) return
    event.preventDefault()
    const at = modes.indexOf(mode)
    onChange(typeof to === 'number' ? (modes[(at + to + modes.length) % modes.length] ?? mode) : to)
  }
  return (
    <div ref={ref} role="tablist" className="auth-tabs" aria-label={t('auth.tabs')}>
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={id + one}
          aria-selected={one === mode}
          aria-controls={one === mode ? `${id}panel` : undefined}
          tabIndex={one === mode ? 0 : -1}
          onClick={() => onChange(one)}
          onKeyDown={onKey}
        >
          {t(one === 'login' ? 'auth.login' : 'auth.signup')}
        </button>
      ))}
    </div>
  )
}

/** Success message; the dialog closes by itself afterwards. */
function Created({ onEnd }: { onEnd: () => void }) {
  const t = useTranslate()
  const successMessage = useRef<HTMLParagraphElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    successMessage.current?.focus()
    const timer = setTimeout(() => end.current(), accounts.successMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p ref={successMessage} className="form-done" role="status" tabIndex={-1}>
      {t('auth.created')}
    </p>
  )
}

type Props = { onDone: () => void; onSignup: () => void }

function LoginForm({ onDone, onSignup }: Props) {
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
