import { type Locale, locales } from '#config/locales.ts'
import type { AnnouncementForm } from '#domain/content/announcement.ts'
import { formatDay } from '#domain/time/dates.ts'
import { loadTexts, type Translate, translator } from '#src/i18n/translation.ts'
import { closureText, hoursLines } from '#src/site/opening-text.ts'
import { useQuery } from '#src/site/use-query.ts'
import { contentWords as text } from './content-words.ts'

/** What visitors read of an announcement, as the pages say it. */
export function announcementLines(form: AnnouncementForm, t: Translate, locale: Locale): string[] {
  if (form.kind === 'notice') return [form.text[locale]]
  if (form.kind === 'hours')
    return hoursLines(t, locale, { hours: [{ from: '', week: form.week }], closures: [] })
  const { first, last, reason } = form
  return [closureText(t, locale, { first, last, reason: reason.fr === '' ? null : reason })]
}

const readTranslators = async () =>
  Object.fromEntries(
    await Promise.all(
      locales.map(async (locale) => [locale, translator(locale, await loadTexts(locale, ['hours']))]),
    ),
  ) as Record<Locale, Translate>

/** The translators of pages in every language; null until they are there. */
export function useTranslators(): Record<Locale, Translate> | null {
  return useQuery(readTranslators).answer.value
}

/** When hours or a notice hold; the sentence of a closure says it itself. */
export function whenOf(content: AnnouncementForm): string {
  if (content.kind === 'closure') return ''
  if (content.kind === 'hours') return text.from(formatDay(content.first, 'fr'))
  const moment = (local: string) => `${formatDay(local.slice(0, 10), 'fr')}, ${local.slice(11)}`
  return text.between(moment(content.first), moment(content.last))
}

/** What an announcement is called among others. */
export const nameOf = (content: AnnouncementForm, t: Translate): string =>
  `${whenOf(content)} ${announcementLines(content, t, 'fr').join(' ')}`.trim()
