import type { Locale } from '#config/locales.ts'
import type { RequestEvent } from '#domain/quote-requests/request-state.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** What happened, in words. `version` is that of the offer, `note` a reason in the words of who gave it. */
export type RecordedEvent = { event: RequestEvent; version: number | null; note: string }

/** The sentence of the timeline for what happened. */
export function eventText({ event, version, note }: RecordedEvent, locale: Locale): string {
  const text = serverTexts(locale)(`request-event.${event}`, { version: version ?? 1 })
  return note ? `${text}${locale === 'fr' ? '\u00a0' : ''}: ${note}` : text
}
