import { useEffect, useRef, useState } from 'react'
import { accounts } from '#config/accounts.ts'
import { useTranslate } from '#src/i18n/translation.ts'

type Props = {
  /** Also its id, unless another field of the page has it. */
  name: string
  id?: string
  label: string
  value: string
  onChange: (event: { target: { value: string } }) => void
  onBlur?: () => void
  /** A complete sentence. */
  error?: string | undefined
  /** The id of another field's error that also concerns this one. */
  blamedBy?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  /** Id of an element that also describes it, such as a checklist. */
  describedBy?: string | undefined
}

/**
 * A password field with a button that shows it. It is hidden again on submit, because password managers offer to save
 * only then.
 */
export function PasswordField({ name, id = name, label, error, blamedBy, ...input }: Props) {
  const t = useTranslate()
  const { value, onChange, onBlur, autoComplete, describedBy } = input
  const box = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const described = [error ? `${id}-error` : blamedBy, describedBy].filter(Boolean).join(' ')
  return (
    <div className={error || blamedBy ? 'field password wrong' : 'field password'}>
      <label htmlFor={id}>{label}</label>
      <div ref={box} className="password-line">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={2 * accounts.passwordLength.max}
          aria-invalid={error || blamedBy ? true : undefined}
          aria-describedby={described || undefined}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
        />
        <button
          type="button"
          className="password-toggle"
          aria-label={t(shown ? 'auth.hide-named' : 'auth.show-named', { label })}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'auth.hide' : 'auth.show')}
        </button>
      </div>
      {error ? (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}
