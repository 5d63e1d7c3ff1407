import type { FieldProps } from '#src/forms/use-field-props.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

type Props = {
  label: string
  field: (name: 'password' | 'confirmPassword') => FieldProps
  /** Of the account, where it is known. */
  email?: string | undefined
}

/** The new password, its checklist and its repetition. A mismatch is reported once and marks both fields. */
export function NewPassword({ label, field, email }: Props) {
  const t = useTranslate()
  const { error, ...password } = field('password')
  const again = field('confirmPassword')
  const differ = error === again.error && error === t('auth.mismatch')
  const criteria = `${password.id}-criteria`
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        autoComplete="new-password"
        error={differ ? undefined : error}
        blamedBy={differ ? `${again.id}-error` : undefined}
        describedBy={password.value ? criteria : undefined}
      />
      <PasswordChecklist password={password.value} email={email} id={criteria} />
      <PasswordField {...again} label={t('auth.confirm-password')} autoComplete="new-password" />
    </>
  )
}
