import type { ScaleCountry, ScaleUse } from '#domain/scales/instrument-kind.ts'
import { verificationOf } from '#domain/scales/periodic-verification.ts'
import type { FitRequest } from './fit-request.ts'
import type { FitUse } from './fit-use.ts'
import { nextDueOf, regimeOfRequest } from './regime.ts'

/** When an instrument is to be verified for the first time in a use (`use-name` in the dictionaries); ISO day. */
export type FirstVerification = { use: FitUse | 'any' | 'other'; dueOn: string }

/**
 * The first periodic verifications of a verified instrument that is put into use on a day (ISO): in the use that was
 * named, else in those that the law of the country distinguishes. Empty where no date can be told: an unknown country,
 * an unregulated use, or an instrument for people in Germany, whose period depends on the place.
 */
export function firstVerifications(
  { maxUg, country, weighsPeople }: { maxUg: number; country: ScaleCountry; weighsPeople: boolean },
  day: string,
  request: FitRequest | null,
): FirstVerification[] {
  if (request) {
    const dueOn = nextDueOf(regimeOfRequest(request, maxUg), day)
    return dueOn === null ? [] : [{ use: request.use, dueOn }]
  }
  const dueOf = (use: ScaleUse) =>
    verificationOf(
      { maxUg, country, use, prepackages: false, weighsPeople, lastVerifiedOn: null, firstMarkedOn: day },
      day,
    ).dueOn
  if (country === 'DE' && weighsPeople) return []
  const general = dueOf(weighsPeople ? 'medical' : 'trade')
  if (general === null) return []
  const direct = weighsPeople ? null : dueOf('direct-sale')
  if (direct === null || direct === general) return [{ use: 'any', dueOn: general }]
  return [
    { use: 'direct-sale', dueOn: direct },
    { use: 'other', dueOn: general },
  ]
}
