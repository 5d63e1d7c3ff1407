import { fromParis, inParis } from './business-hours.ts'

/** A day in Paris and its instants [start, end), 23, 24 or 25 hours apart. */
export type ParisDay = { day: string; start: Date; end: Date }

/** The day in Paris that contains the instant. */
export function parisDay(instant: Date): ParisDay {
  const { day } = inParis(instant)
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return { day, start: fromParis(day, 0), end: fromParis(next, 0) }
}
