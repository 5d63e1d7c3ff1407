import { each, type Locale, locales } from '#config/locales.ts'
import type { AnnouncementForm, AnnouncementKind } from '#domain/content/announcement.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { formatDay } from '#domain/time/dates.ts'
import { type Span, usualWeek, type Week } from '#domain/time/work-calendar.ts'
import type { Draft } from '#src/forms/form-draft.ts'
import { loadTexts, type Translate, translator } from '#src/i18n/translation.ts'
import { closureText, hoursLines } from '#src/site/opening-text.ts'
import { useQuery } from '#src/site/use-query.ts'
import { contentWords as text } from './content-words.ts'

/** « 08:00–12:00, 13:30–17:30 » */
const typedSpans = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}–${to}`).join(', ')

/** « 8h », « 8:30 » and « 08.30 » are read; what is no time stays as it was typed, and is refused at its field. */
function timeOf(typed: string): string {
  const [, hours, minutes = '00'] = typed.trim().match(/^(\d{1,2})\s*(?:[:h.]\s*(\d{2})?)?$/i) ?? []
  return hours === undefined ? typed.trim() : `${hours.padStart(2, '0')}:${minutes}`
}

/** The opening hours of a day as somebody types them. */
export const readSpans = (typed: string): Span[] =>
  typed
    .split(/[,;/]|\bet\b/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', to = ''] = part.split(/[-–—à]/)
      return { from: timeOf(from), to: timeOf(to) }
    })

/** The week that the form begins with: that of the opening hours before it. */
const weekFields = (week: Week) =>
  Object.fromEntries(week.map((spans, day) => [`week.${day}`, typedSpans(spans)]))
const textFields = (name: string, texts: Record<Locale, string>) =>
  Object.fromEntries(locales.map((locale) => [`${name}.${locale}`, texts[locale]]))
const none = each(() => '')

/** The name of what is typed of an announcement, or of a new one of that kind, and not stored. */
export const announcementDraft = (kind: AnnouncementKind, stored: { id: string } | null) =>
  `desk-announcement.${stored?.id ?? kind}`

/** What the fields of a form hold: an announcement as it is stored, or a new one of that kind. */
export function announcementValues(
  kind: AnnouncementKind,
  stored: AnnouncementForm | null,
  week: Week = usualWeek,
): Draft {
  if (stored?.kind === 'closure')
    return { first: stored.first, last: stored.last, ...textFields('reason', stored.reason) }
  if (stored?.kind === 'hours') return { first: stored.first, ...weekFields(stored.week) }
  if (stored?.kind === 'notice')
    return { first: stored.first, last: stored.last, ...textFields('text', stored.text) }
  if (kind === 'hours') return { first: '', ...weekFields(week) }
  const { day, minutes } = inParis(new Date())
  const now = `${day}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return kind === 'closure'
    ? { first: '', last: '', ...textFields('reason', none) }
    : { first: now, last: '', ...textFields('text', none) }
}

const textsOf = (name: string, values: Draft) =>
  Object.fromEntries(locales.map((locale) => [locale, values[`${name}.${locale}`] ?? '']))

/** The input of the schema from the fields. */
export function announcementInput(kind: AnnouncementKind, values: Draft): object {
  const { first = '', last = '' } = values
  if (kind === 'closure') return { kind, first, last, reason: textsOf('reason', values) }
  if (kind === 'notice') return { kind, first, last, text: textsOf('text', values) }
  return { kind, first, week: usualWeek.map((_, day) => readSpans(values[`week.${day}`] ?? '')) }
}

/** Errors by field of the form: a weekday is one. */
export const fieldsOfErrors = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [
      field.match(/^week\.\d/)?.[0] ?? (field === 'week' ? 'week.0' : field),
      error,
    ]),
  )

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
