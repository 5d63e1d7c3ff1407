import { useEffect, useState } from 'react'
import { type Locale, locales } from '#config/locales.ts'
import type { AnnouncementForm } from '#domain/content/announcement.ts'
import { loadTexts, type Translate, translator } from '#src/i18n/translation.ts'
import { closureText, hoursLines } from '#src/site/opening-text.ts'

/** What visitors read of an announcement, as the pages say it. */
export function announcementLines(form: AnnouncementForm, t: Translate, locale: Locale): string[] {
  if (form.kind === 'notice') return [form.text[locale]]
  if (form.kind === 'hours')
    return hoursLines(t, locale, { hours: [{ from: '', week: form.week }], closures: [] })
  const { first, last, reason } = form
  return [closureText(t, locale, { first, last, reason: reason.fr === '' ? null : reason })]
}

/** The translators of pages in every language; null until they are there. */
export function useTranslators(): Record<Locale, Translate> | null {
  const [all, setAll] = useState<Record<Locale, Translate> | null>(null)
  useEffect(() => {
    Promise.all(
      locales.map(async (locale) => [locale, translator(locale, await loadTexts(locale, ['hours']))]),
    ).then(
      (pairs) => setAll(Object.fromEntries(pairs) as Record<Locale, Translate>),
      (error) => console.warn('texts', error),
    )
  }, [])
  return all
}
