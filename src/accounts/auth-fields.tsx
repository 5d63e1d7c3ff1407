import { limits } from '#config/limits.ts'
import { type FieldProps, useFieldProps } from '#src/forms/use-field-props.ts'
import type { Submission } from '#src/forms/use-submission.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Field } from '#src/ui/field.tsx'

const asItIs = (sentence: string) => sentence

/** Fields of account forms: errors are finished sentences, shown on submit and not on blur. */
export const useAuthField = (form: Pick<Submission, 'values' | 'errors' | 'set'>, idPrefix: string) =>
  useFieldProps({ ...form, check: () => {} }, { idPrefix, errorText: asItIs })

type Props = { field: (name: string) => FieldProps; autoComplete: 'username' | 'email' }

/** The email field of account forms. */
export function EmailField({ field, autoComplete }: Props) {
  const t = useTranslate()
  return (
    <Field
      {...field('email')}
      label={t('form.email')}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={limits.emailLength}
    />
  )
}
