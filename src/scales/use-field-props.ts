import type { useForm } from '#src/app/use-form.ts'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

export type ScaleFieldsForm = Pick<
  ReturnType<typeof useForm>,
  'values' | 'errors' | 'problem' | 'attempts' | 'set' | 'check'
>

type Changed = { target: { value: string } }

/** What ties a field to the form. Its id says whose it is: other forms stand on the same page. */
export function useFieldProps({ values, errors, set, check }: ScaleFieldsForm) {
  const t = useTranslate()
  return (name: string) => ({
    name: `scale-${name}`,
    value: values[name] ?? '',
    onChange: (event: Changed) => set(name, event.target.value),
    onBlur: () => void check(name),
    error: errors[name] ? t(errors[name] as TextKey) : undefined,
  })
}
