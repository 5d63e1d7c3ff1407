import { type ReactNode, useEffect, useRef } from 'react'
import { company } from '#config/company.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import type { Submission } from './use-submission.ts'

type FormProps = {
  form: Pick<Submission, 'attempts'> & { submit: () => Promise<void> }
  className?: string
  children: ReactNode
}

/** The list of what is wrong where there is one, else the first field that is. */
const firstFault = '.form-problems[tabindex], [aria-invalid="true"]'

/** A form that script sends. Each failed try leads the focus to what is wrong. */
export function Form({ form: { attempts, submit }, className, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts) ref.current?.querySelector<HTMLElement>(firstFault)?.focus()
  }, [attempts])
  return (
    <form
      ref={ref}
      method="post"
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {children}
    </form>
  )
}

type ButtonProps = {
  form: Pick<Submission, 'busy'>
  label: TextKey
  busyLabel: TextKey
  /** Something else keeps it from being pressed. */
  blocked?: boolean
  danger?: boolean
}

/** The button of a form. It stays in reach of the keyboard while the form is sent; a second press does nothing. */
export function SubmitButton({ form: { busy }, label, busyLabel, blocked = false, danger }: ButtonProps) {
  const t = useTranslate()
  return (
    <button
      type="submit"
      className={danger ? 'button danger' : 'button'}
      aria-disabled={busy || blocked}
      aria-busy={busy}
    >
      {t(busy ? busyLabel : label)}
    </button>
  )
}

/** How to reach the company for those whose browser runs no script. */
export function WithoutScript() {
  const t = useTranslate()
  return (
    <noscript>
      <p className="notice">
        {t('form.noscript', { phone: formatPhone(company.phone), email: company.email })}
      </p>
    </noscript>
  )
}
