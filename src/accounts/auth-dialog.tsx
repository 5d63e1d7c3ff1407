import { useAtom, useAtomValue } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { AccountStyles } from './account-styles.tsx'
import { LoginForm } from './login-form.tsx'
import { authDialogAtom, sessionAtom } from './session.ts'
import { SignupForm } from './signup-form.tsx'

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
