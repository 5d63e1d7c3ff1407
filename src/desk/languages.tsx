import type { ReactNode } from 'react'
import { type Locale, localeInfo, locales } from '#config/locales.ts'
import { useDesk } from './desk-context.ts'
import { words } from './words.ts'

/** Chooses the language whose fields a phone shows; a wide window has room for all of them. */
export function LanguageTabs() {
  const { language, showLanguage } = useDesk()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields
    <div className="language-tabs" role="group" aria-label={words.fieldsIn}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          className="desk-tab"
          aria-pressed={locale === language}
          onClick={() => showLanguage(locale)}
        >
          {localeInfo[locale].name}
        </button>
      ))}
    </div>
  )
}

type Props = { fieldsOf: (locale: Locale) => ReactNode }

/**
 * Fields in every language, each language in a box of its own. Below `LanguageTabs` a phone shows those of one
 * language, and what is wrong in the others.
 */
export function Languages({ fieldsOf }: Props) {
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
