import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN, minIntervals, smallestE } from '#domain/metrology/metrology.ts'
import { greatestCountingD, type Lot } from './counting.ts'
import type { FitRequest } from './fit-request.ts'
import type { FitUse } from './fit-use.ts'
import {
  errorsHold,
  finestDForMin,
  gradingIntervals,
  greatestLegalE,
  isGrading,
  minOfE,
} from './legal-interval.ts'
import { minimumWeightD } from './minimum-weight.ts'
import { rowOfUse } from './regime-data.ts'
import { type RequirementNote, requirementNotes } from './requirement-notes.ts'
import { allowedErrorUg, hasTolerance } from './tolerance.ts'

/** How Max is divided: one interval, several, or one with more than 3000 intervals in class III. */
type WantedArrangement = 'single' | 'multi-interval' | 'single-high-n'

/** What an instrument must be, in µg; null where no rule speaks. */
export type Requirement = {
  maxHardUg: number
  maxWantedUg: number
  accuracyClass: AccuracyClass | null
  eMaxUg: number | null
  minUg: number | null
  n: number | null
  arrangement: WantedArrangement | null
  /** Greatest d, and the one with which the tolerance is a matter of course. */
  dHardUg: number | null
  dWantedUg: number | null
  /** Greatest d for counting. */
  dCountUg: number | null
  /** What else serves as well. */
  other: OtherInstrument | null
  notes: readonly RequirementNote[]
}

const exactUses: readonly FitUse[] = ['lab', 'pharma-lab', 'pharmacy', 'precious-metal']
const roughUses: readonly FitUse[] = ['livestock-trade', 'axle']

/**
 * Wanted Max over the gross load in thousandths: laboratory 1.0, counter and bench 1.1, dropped loads 1.25; own rule.
 */
function reserveOf({ use, reservePermille }: FitRequest): number {
  if (reservePermille !== null) return reservePermille
  if (exactUses.includes(use)) return 1000
  return roughUses.includes(use) ? 1250 : 1100
}

/** The intervals of class III above which an instrument is divided rather than fine throughout. */
const plainN = 3000

/** What the rules ask, worked out once per request. */
export function requirementOf(request: FitRequest): Requirement {
  const grossUg = request.loadUg + request.tareUg
  const legal = legalPart(request, grossUg)
  const lot = lotOf(request)
  return {
    maxHardUg: grossUg,
    maxWantedUg: Math.round(grossUg * (reserveOf(request) / 1000)),
    ...legal,
    ...readabilityPart(request, legal),
    dCountUg: lot && intervalAtMost(greatestCountingD(lot)),
    other: otherClassTwo(request, legal),
    notes: requirementNotes(request, legal),
  }
}

type LegalPart = Pick<Requirement, 'accuracyClass' | 'eMaxUg' | 'minUg' | 'n' | 'arrangement'>
const nothingLegal: LegalPart = { accuracyClass: null, eMaxUg: null, minUg: null, n: null, arrangement: null }

/** The first class of the use that has an e with not too many intervals. */
function legalPart(request: FitRequest, grossUg: number): LegalPart {
  const { classes, legal } = rowOfUse(request.use)
  if (!legal) return nothingLegal
  for (const cls of classes) {
    const eUg = greatestLegalE(request, cls)
    if (eUg === null) return { ...nothingLegal, accuracyClass: cls }
    if (eUg === 'none' || grossUg > greatestN(cls) * eUg) continue
    const byD = finestDForMin(request, cls, eUg) !== null
    return {
      accuracyClass: cls,
      eMaxUg: eUg,
      minUg: byD ? null : minOfE(cls, eUg, isGrading(request)),
      n: grossUg / eUg,
      arrangement: arrangementOf(cls, grossUg > plainN * eUg, request.everywhere),
    }
  }
  return nothingLegal
}

function arrangementOf(cls: AccuracyClass, many: boolean, everywhere: boolean): WantedArrangement {
  if (cls !== 'III' || !many) return 'single'
  return everywhere ? 'single-high-n' : 'multi-interval'
}

/** d: a third of the tolerance where no verified error counts (a tenth is wanted), and the minimum weight. */
function readabilityPart(request: FitRequest, legal: LegalPart): Pick<Requirement, 'dHardUg' | 'dWantedUg'> {
  const { smallestUg, use, minimumWeight } = request
  const hard: number[] = []
  const wanted: number[] = []
  if (smallestUg !== null && hasTolerance(request) && !rowOfUse(use).legal) {
    hard.push(allowedErrorUg(request, smallestUg) / 3)
    wanted.push(allowedErrorUg(request, smallestUg) / 10)
  }
  if (smallestUg !== null && minimumWeight) {
    hard.push(minimumWeightD(smallestUg).hardUg)
    wanted.push(minimumWeightD(smallestUg).wantedUg)
  }
  const byMin = finestDForMin(request, legal.accuracyClass, legal.eMaxUg)
  if (byMin !== null) hard.push(byMin)
  return { dHardUg: finest(hard), dWantedUg: finest(wanted) }
}

const finest = (values: readonly number[]) => (values.length ? intervalAtMost(Math.min(...values)) : null)

/** The lot of a request that asks for counting. */
export function lotOf(request: FitRequest): Lot | null {
  const { pieceUg, pieces, referencePieces, countError, pieceSpread } = request
  if (pieceUg === null || pieces === null) return null
  return { pieceUg, pieces, referencePieces, countError, pieceSpread }
}

/** Another instrument that serves a request as well: its class and the greatest e and d, µg. */
type OtherInstrument = { accuracyClass: AccuracyClass; eUg: number; dUg: number }

/** No class II instrument has a coarser e that is of use here: Min would be above the load. */
const coarsestE = 100_000 * gram

/**
 * The class II instrument that the law permits besides what is required, where that names class I or a finer e: one
 * whose display reads finer than e has its Min counted in d (OIML R 76-1, table 3 and 3.4.3). Null where there is none,
 * or where what is required includes it.
 */
function otherClassTwo(
  request: FitRequest,
  minimum: { accuracyClass: AccuracyClass | null; eMaxUg: number | null },
): OtherInstrument | null {
  const { classes } = rowOfUse(request.use)
  const isFine = minimum.accuracyClass === 'I' || minimum.accuracyClass === 'II'
  if (!isFine || request.smallestUg === null || !classes.includes('II')) return null
  const other = coarsestClassTwo(request, request.smallestUg)
  if (other === null || (minimum.accuracyClass === 'II' && (minimum.eMaxUg ?? 0) >= other.eUg)) return null
  return other
}

function coarsestClassTwo(request: FitRequest, smallestUg: number): OtherInstrument | null {
  const grossUg = request.loadUg + request.tareUg
  for (
    let eUg: number | null = coarsestE;
    eUg !== null && eUg >= smallestE('II');
    eUg = nextSmallerInterval(eUg)
  ) {
    if (grossUg > greatestN('II') * eUg) return null
    const dUg = coarsestD(request, eUg, smallestUg)
    if (dUg !== null && errorsHold(request, 'II', eUg)) return { accuracyClass: 'II', eUg, dUg }
  }
  return null
}

/** The greatest d that goes with an e and whose Min lies within the smallest quantity. */
function coarsestD(request: FitRequest, eUg: number, smallestUg: number): number | null {
  const intervals = isGrading(request) ? gradingIntervals : minIntervals('II', eUg)
  const byMin = smallestUg / intervals
  const byWeight = request.minimumWeight ? minimumWeightD(smallestUg).hardUg : Number.POSITIVE_INFINITY
  const dUg = intervalAtMost(Math.min(byMin, byWeight))
  if (dUg === null) return null
  if (dUg >= eUg) return eUg
  return mayReadFiner(request, eUg) && dUg * 10 >= eUg ? dUg : null
}

/** d < e: e is then a power of ten (OIML R 76-1, 3.4.2), and direct sale forbids it (4.13). */
const mayReadFiner = ({ use }: FitRequest, eUg: number) =>
  !rowOfUse(use).needs.includes('d-equals-e') && /^10*$/.test(String(eUg))
