import { useTranslate } from '#src/i18n/index.ts'
import { PasswordChecklist } from './password-checklist.tsx'
import { PasswordField } from './password-field.tsx'

export type NewPasswordValues = { password: string; confirmPassword: string }

type Props = {
  /** Stands before the ids: other forms of the page have fields of the same name. */
  prefix: string
  label: string
  values: NewPasswordValues
  flags: Record<string, string>
  onChange: (field: keyof NewPasswordValues, value: string) => void
}

/** A new password, what it must have, and the same once more. That the two differ is said once and flags both. */
export function NewPassword({ prefix, label, values, flags, onChange }: Props) {
  const t = useTranslate()
  const both = flags.password !== undefined && flags.password === flags.confirmPassword
  const differ = both && flags.password === t('auth.mismatch')
  return (
    <>
      <PasswordField
        name="password"
        id={`${prefix}-password`}
        label={label}
        autoComplete="new-password"
        error={differ ? undefined : flags.password}
        blamedBy={differ ? `${prefix}-confirmPassword-error` : undefined}
        describedBy={values.password ? `${prefix}-criteria` : undefined}
        value={values.password}
        onChange={(value) => onChange('password', value)}
      />
      <PasswordChecklist password={values.password} id={`${prefix}-criteria`} />
      <PasswordField
        name="confirmPassword"
        id={`${prefix}-confirmPassword`}
        label={t('auth.confirm-password')}
        autoComplete="new-password"
        error={flags.confirmPassword}
        value={values.confirmPassword}
        onChange={(value) => onChange('confirmPassword', value)}
      />
    </>
  )
}
