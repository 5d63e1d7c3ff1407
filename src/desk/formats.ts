import { formatEuros } from '#domain/catalogue/money.ts'
import { formatDateTime } from '#domain/time/dates.ts'

/** An instant as the desk writes it. */
export const moment = (iso: string): string => formatDateTime(new Date(iso), 'fr')

/** A sum in cents as the desk writes it. */
export const euros = (cents: number): string => formatEuros(cents / 100, 'fr')
