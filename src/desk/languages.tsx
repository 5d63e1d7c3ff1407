import type { ReactNode } from 'react'
import { type Locale, type Localized, localeInfo, locales } from '#config/locales.ts'
import { Field, TextArea } from '#src/ui/field.tsx'
import { Tab, useErrorAt } from './controls.tsx'
import { useDesk } from './desk-context.tsx'
import { words } from './words.ts'

/** Chooses the language whose fields a phone shows; a wide window has room for all of them. */
export function LanguageTabs() {
  const { language, showLanguage } = useDesk()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="language-tabs" role="group" aria-label={words.fieldsIn}>
      {locales.map((locale) => (
        <Tab key={locale} isChosen={locale === language} onClick={() => showLanguage(locale)}>
          {localeInfo[locale].name}
        </Tab>
      ))}
    </div>
  )
}

type Props = { fieldsOf: (locale: Locale) => ReactNode }

/**
 * Fields in every language, each language in a box of its own. Below `LanguageTabs` a phone shows those of one
 * language, and what is wrong in the others.
 */
function Languages({ fieldsOf }: Props) {
  const { language } = useDesk()
  return locales.map((locale) => (
    <div key={locale} className="desk-language" data-shown={locale === language}>
      {fieldsOf(locale)}
    </div>
  ))
}

/** Fields in every language as columns, with the choice of one for phones. */
export const LanguageColumns = ({ fieldsOf }: Props) => (
  <>
    <LanguageTabs />
    <div className="desk-languages">
      <Languages fieldsOf={fieldsOf} />
    </div>
  </>
)

type TextColumnsProps = {
  /** The field of the document, before the language. */
  at: string
  label: string
  hint?: string
  value: Localized
  /** Lines of the fields; one line where it is absent. */
  rows?: number | undefined
  onChange: (value: Localized) => void
}

/** A text in three languages side by side. */
export function TextColumns({ at, label, hint, value, rows, onChange }: TextColumnsProps) {
  const errorAt = useErrorAt()
  const field = (locale: Locale) => ({
    name: `${at}.${locale}`,
    label: localeInfo[locale].name,
    lang: locale,
    required: true,
    value: value[locale],
    error: errorAt(`${at}.${locale}`),
    // A field of one line grows with its text, which stays one line.
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...value, [locale]: rows === 1 ? target.value.replaceAll('\n', ' ') : target.value }),
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
