import type { Locale } from '#config/locales.ts'

/** Files that the browser downloads itself, with the session's cookie. */
export const calendarOfAll = (locale: Locale) => `/api/profile/scales.ics?lang=${locale}`
export const calendarOfOne = (id: string, locale: Locale) =>
  `/api/profile/scales/${encodeURIComponent(id)}/calendar.ics?lang=${locale}`

/** The QR code that opens the logbook of an instrument. */
export const codeOf = (id: string, locale: Locale) =>
  `/api/profile/scales/${encodeURIComponent(id)}/code.svg?lang=${locale}`
