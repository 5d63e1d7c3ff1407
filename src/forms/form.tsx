import { type ReactNode, useEffect, useRef } from 'react'
import { formField } from '#domain/forms/posted.ts'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { usePhone } from '#src/site/company-phone.ts'
import { useCompany } from '#src/site/use-opening.ts'
import type { Submission } from './use-submission.ts'

type FormProps = {
  form: Pick<Submission, 'attempts'> & { submit: () => Promise<void> }
  /** Of a form that the edge accepts as a native POST (`src/pages/posted-forms.ts`). */
  name?: string
  /** The page that answers it as a native POST, where it is not the page that shows it. */
  action?: string
  className?: string
  children: ReactNode
}

/** The error summary where there is one, else the first invalid field. */
const firstFault = '.form-problems[tabindex], [aria-invalid="true"]'

/**
 * A form that is submitted by script; one with a `name` also without. Each failed submission focuses the errors.
 */
export function Form({ form: { attempts, submit }, name, action, className, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts) ref.current?.querySelector<HTMLElement>(firstFault)?.focus()
  }, [attempts])
  return (
    <form
      ref={ref}
      method="post"
      action={action}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {name ? <input type="hidden" name={formField} value={name} /> : null}
      {children}
    </form>
  )
}

type ButtonProps = {
  form: Pick<Submission, 'busy'>
  label: TextKey
  busyLabel: TextKey
  /** Blocks submitting for another reason than an empty or invalid field. */
  blocked?: boolean
  danger?: boolean
  /** Another button of the page is the one to press. */
  quiet?: boolean
}

/** The submit button. It stays focusable while the form is being sent; a second press does nothing. */
export function SubmitButton({
  form: { busy },
  label,
  busyLabel,
  blocked = false,
  danger,
  quiet,
}: ButtonProps) {
  const t = useTranslate()
  return (
    <button
      type="submit"
      className={danger ? 'button danger' : quiet ? 'button ghost' : 'button'}
      aria-disabled={busy || blocked}
      aria-busy={busy}
    >
      {t(busy ? busyLabel : label)}
    </button>
  )
}

/** What a browser without JavaScript should know of a form. `more` is a sentence of the form itself. */
export function WithoutScript({ more = '' }: { more?: string }) {
  const t = useTranslate()
  const phone = usePhone()
  const { email } = useCompany()
  return (
    <noscript>
      <p className="notice">
        {more} {t('form.noscript', { phone, email })}
      </p>
    </noscript>
  )
}
