import { type Locale, type Localized, localeInfo } from '#config/locales.ts'
import { Languages } from '#src/desk/languages.tsx'
import { Field, TextArea } from '#src/ui/field.tsx'

type Props = {
  /** The field of the document, before the language. */
  at: string
  label: string
  hint?: string
  value: Localized
  /** Lines of the fields; one line where it is absent. */
  rows?: number | undefined
  errorAt: (field: string) => string | undefined
  onChange: (value: Localized) => void
}

/** A text in three languages side by side. */
export function TextColumns({ at, label, hint, value, rows, errorAt, onChange }: Props) {
  const field = (locale: Locale) => ({
    name: `${at}.${locale}`,
    label: localeInfo[locale].name,
    lang: locale,
    required: true,
    value: value[locale],
    error: errorAt(`${at}.${locale}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value }),
  })
  return (
    <fieldset className="catalogue-texts">
      <legend>{label}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      <Languages
        fieldsOf={(locale) =>
          rows ? <TextArea rows={rows} {...field(locale)} /> : <Field {...field(locale)} />
        }
      />
      {errorAt(at) ? <p className="error">{errorAt(at)}</p> : null}
    </fieldset>
  )
}
