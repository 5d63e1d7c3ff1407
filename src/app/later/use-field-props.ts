import { type TextKey, useTranslate } from '#src/i18n/index.ts'
import type { Submission } from './use-submission.ts'

type Edited = { target: { value: string } }
type Options = {
  /** Stands before the ids: other forms of the page have fields of the same name. */
  idPrefix?: string
  /** Words an error; without it an error is the key of a text. */
  say?: (error: string) => string
}
export type FieldProps = ReturnType<ReturnType<typeof useFieldProps>>

/** What ties the fields of a form to it: name, value and error, and what happens when one is edited or left. */
export function useFieldProps(
  { values, errors, set, check }: Pick<Submission, 'values' | 'errors' | 'set' | 'check'>,
  { idPrefix = '', say }: Options = {},
) {
  const t = useTranslate()
  const sentence = say ?? ((error: string) => t(error as TextKey))
  return (name: string) => ({
    name,
    id: idPrefix + name,
    value: values[name] ?? '',
    onChange: (event: Edited) => set(name, event.target.value),
    onBlur: () => check(name),
    error: errors[name] ? sentence(errors[name]) : undefined,
  })
}
