import { formatEuros } from '#domain/catalogue/money.ts'
import { formatDateTime, formatDay, formatShortMoment } from '#domain/time/dates.ts'

/** An instant as the desk writes it. */
export const moment = (iso: string): string => formatDateTime(new Date(iso), 'fr')

/** The same in few letters: its weekday and time within this year, else its day. */
export const shortMoment = (iso: string): string =>
  iso.slice(0, 4) === new Date().toISOString().slice(0, 4)
    ? formatShortMoment(new Date(iso), 'fr')
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
