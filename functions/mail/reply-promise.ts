import type { Locale } from '#config/locales.ts'
import { inParis, replyDueAt } from '#domain/time/business-hours.ts'
import { formatDateTime, formatDays } from '#domain/time/dates.ts'
import { type Calendar, type Closure, closureBetween } from '#domain/time/work-calendar.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** When an answer is due, and the closure that it waits for. */
export type ReplyPromise = { dueAt: Date; closure: Closure | null }

/** The promise of what was sent; `dueAt` is the instant that is stored with it, if one is. */
export function promiseOf(
  { sentAt, dueAt }: { sentAt: Date; dueAt: string | null },
  calendar: Calendar,
): ReplyPromise {
  const due = dueAt ? new Date(dueAt) : replyDueAt(sentAt, calendar)
  return { dueAt: due, closure: closureBetween(inParis(sentAt).day, inParis(due).day, calendar) }
}

const closedFrom = ({ first, last }: Closure, locale: Locale) =>
  serverTexts(locale)(
    first === last ? 'quote-mail.closed-day' : 'quote-mail.closed',
    formatDays(first, last, locale),
  )

/** What a confirmation says of the closure: nothing where there is none. */
export const closedInMail = ({ closure }: ReplyPromise, locale: Locale): string[] =>
  closure
    ? [[closedFrom(closure, locale), ...(closure.reason ? [closure.reason[locale]] : [])].join(' ')]
    : []

/** The promise as facts of the mail to the company. */
export function companyPromise({ dueAt, closure }: ReplyPromise): (readonly [string, string])[] {
  const due = ['Réponse au plus tard le', formatDateTime(dueAt, 'fr')] as const
  if (!closure) return [due]
  const { first, last } = formatDays(closure.first, closure.last, 'fr')
  return [
    due,
    ['Entreprise fermée', closure.first === closure.last ? `le ${first}` : `du ${first} au ${last}`],
  ]
}
