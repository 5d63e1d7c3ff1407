import { formatEuros } from '#domain/catalogue/money.ts'
import { formatDateTime } from '#domain/time/dates.ts'

/** An instant as the desk writes it. */
export const moment = (iso: string): string => formatDateTime(new Date(iso), 'fr')

const short = new Intl.DateTimeFormat('fr-FR', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Paris',
})

/** The same in few letters, with the day of the week: « mer. 2 déc., 08:00 ». */
export const shortMoment = (date: Date): string => short.format(date)

/** A sum in cents as the desk writes it. */
export const euros = (cents: number): string => formatEuros(cents / 100, 'fr')
