import { formatEuros } from '#domain/catalogue/money.ts'
import { formatDateTime, formatDay, joinDay } from '#domain/time/dates.ts'

/** An instant as the desk writes it. */
export const moment = (iso: string): string => formatDateTime(new Date(iso), 'fr')

const short = new Intl.DateTimeFormat('fr-FR', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Paris',
})

/** So near, nobody takes a moment for one of another year. */
const nearMs = 300 * 86_400_000

/** The same in few letters: weekday and time while it is near, « mer. 2 déc. 08:00 », else the day. */
export const shortMoment = (iso: string): string =>
  Math.abs(Date.parse(iso) - Date.now()) < nearMs
    ? joinDay(
        short
          .format(new Date(iso))
          .replace('., ', '. ')
          .replace(/(\p{L}), /u, '$1 '),
      )
    : formatDay(iso.slice(0, 10), 'fr')

/** A sum in cents as the desk writes it. */
export const euros = (cents: number): string => formatEuros(cents / 100, 'fr')

const span = new Intl.NumberFormat('fr-FR', {
  ...{ style: 'currency', currency: 'EUR' },
  trailingZeroDisplay: 'stripIfInteger',
} as const)

/** From the least to the most of sums in cents, full euros without decimals: « 149–210 € ». */
export const euroSpan = (leastCents: number, mostCents: number): string =>
  leastCents === mostCents
    ? span.format(leastCents / 100)
    : span.formatRange(leastCents / 100, mostCents / 100)
