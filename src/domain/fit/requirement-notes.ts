import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import type { FitRequest } from './fit-request.ts'
import type { FitUse } from './fit-use.ts'
import { finestBridgeE, isGrading, isPrepackage } from './legal-interval.ts'
import { withinFifth } from './prepackage.ts'
import { rowOfUse } from './regime-data.ts'

/** Notes about a request besides its numbers. */
const requirementNoteCodes = [
  'sell-or-invoice',
  'smallest-unknown',
  'no-interval',
  'outdoor-caution',
  'weighbridge-interval',
  'fifth-rule',
  'grading-scale',
  'whole-vehicle',
  'not-for-trade',
  'class-iiii-goods',
  'minimum-weight',
  'larger-reference',
  'checkweigher',
] as const
export type RequirementNote = (typeof requirementNoteCodes)[number]

type Found = { accuracyClass: AccuracyClass | null; eMaxUg: number | null; n: number | null }

const outdoorUses: readonly FitUse[] = ['vehicle-trade', 'waste', 'axle']
/** By hand ten a minute are weighed; above twenty a minute an automatic checkweigher is proposed. Eight hours a day. */
const automaticPerDay = 20 * 60 * 8

/** The notes of a request, in a fixed order. */
export function requirementNotes(request: FitRequest, minimum: Found): RequirementNote[] {
  const row = rowOfUse(request.use)
  const legal = row.legal
  const has: Record<RequirementNote, boolean> = {
    'sell-or-invoice': !legal,
    'smallest-unknown': request.smallestUg === null,
    'no-interval': legal && minimum.accuracyClass === null,
    'outdoor-caution':
      minimum.accuracyClass === 'III' && (minimum.n ?? 0) > 3000 && outdoorUses.includes(request.use),
    'weighbridge-interval':
      row.needs.includes('whole-vehicle') && minimum.eMaxUg !== null && minimum.eMaxUg < finestBridgeE,
    'fifth-rule': warnsFifth(request, minimum),
    'grading-scale': isGrading(request),
    'whole-vehicle': row.needs.includes('whole-vehicle'),
    'not-for-trade': row.needs.includes('not-for-trade'),
    'class-iiii-goods': row.needs.includes('class-iiii-goods') && request.country === 'DE',
    'minimum-weight': row.needs.includes('minimum-weight') && !request.minimumWeight,
    'larger-reference': request.pieces !== null && request.pieceUg !== null && request.referencePieces < 200,
    checkweigher: request.perDay !== null && request.perDay > automaticPerDay,
  }
  return requirementNoteCodes.filter((code) => has[code])
}

/** In Germany the table decides; a fifth of the tolerable negative error only warns where it is stricter. */
function warnsFifth(request: FitRequest, { accuracyClass, eMaxUg }: Found): boolean {
  const { nominalUg, country } = request
  if (nominalUg === null || country !== 'DE' || !isPrepackage(request)) return false
  if (accuracyClass === null || eMaxUg === null) return false
  return !withinFifth(inServiceErrorUg(accuracyClass, eMaxUg, nominalUg), nominalUg)
}
