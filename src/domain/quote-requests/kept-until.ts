import { retention } from '#config/retention.ts'
import { fromParis, inParis } from '#domain/time/business-hours.ts'

/** What decides how long a request is kept: the acceptance of an offer, else the last that happened (ISO instants). */
type Life = { acceptedAt: string | null; lastEventAt: string }

const yearInParis = (instant: Date) => Number(inParis(instant).day.slice(0, 4))

/** The last day (ISO, in Paris) of a contract that was accepted at that instant. */
export const contractKeptUntil = (acceptedAt: string): string =>
  `${yearInParis(new Date(acceptedAt)) + retention.contract.years}-12-31`

/** The last day (ISO, in Paris) on which a request is kept: as a contract once an offer was accepted. */
export function keptUntil({ acceptedAt, lastEventAt }: Life): string {
  if (acceptedAt !== null) return contractKeptUntil(acceptedAt)
  return inParis(yearsBefore(new Date(lastEventAt), -retention.request.years)).day
}

/** Requests whose last event, and contracts whose acceptance is before these instants (ISO) are kept no longer. */
export function expiredBefore(now: Date): { request: string; contract: string } {
  return {
    request: yearsBefore(now, retention.request.years).toISOString(),
    contract: fromParis(`${yearInParis(now) - retention.contract.years}-01-01`, 0).toISOString(),
  }
}

function yearsBefore(instant: Date, years: number): Date {
  const then = new Date(instant)
  then.setUTCFullYear(then.getUTCFullYear() - years)
  return then
}
