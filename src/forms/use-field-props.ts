import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import type { Submission } from './use-submission.ts'

type Edited = { target: { value: string } }
type Options = {
  /** Prefix of the ids: other forms of the page have fields of the same name. */
  idPrefix?: string
  /** Translates an error; default: the error is a message key. */
  errorText?: (error: string) => string
}
export type FieldProps = ReturnType<ReturnType<typeof useFieldProps>>

/** The props that connect a field to its form: name, value, error, handlers. */
export function useFieldProps(
  { values, errors, set, check }: Pick<Submission, 'values' | 'errors' | 'set' | 'check'>,
  { idPrefix = '', errorText }: Options = {},
) {
  const t = useTranslate()
  const textOf = errorText ?? ((error: string) => t(error as TextKey))
  return (name: string) => ({
    name,
    id: idPrefix + name,
    value: values[name] ?? '',
    onChange: (event: Edited) => set(name, event.target.value),
    onBlur: () => check(name),
    error: errors[name] ? textOf(errors[name]) : undefined,
  })
}
