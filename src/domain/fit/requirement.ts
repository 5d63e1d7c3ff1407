import { intervalAtMost } from '#domain/metrology/interval-step.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { type OtherInstrument, otherClassTwo } from './class-two.ts'
import { greatestCountingD, type Lot, offeredReferences } from './counting.ts'
import type { FitRequest } from './fit-request.ts'
import type { FitUse } from './fit-use.ts'
import { finestDForMin, greatestLegalE, isGrading, isPrepackage, minOfE } from './legal-interval.ts'
import { minimumWeightD } from './minimum-weight.ts'
import { tolerableNegativeError } from './prepackage.ts'
import { rowOfUse } from './regime-data.ts'
import { type RequirementNote, requirementNotes } from './requirement-notes.ts'
import { allowedErrorUg, hasTolerance } from './tolerance.ts'

/** How Max is divided: one interval, several, or one with more than 3000 intervals in class III. */
export type WantedArrangement = 'single' | 'multi-interval' | 'single-high-n'

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
  /** Greatest d for counting, and with larger samples. */
  dCountUg: number | null
  dCountByReference: Readonly<Record<number, number | null>>
  tolerableNegativeErrorUg: number | null
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
    dCountByReference: lot ? largerReferences(lot) : {},
    tolerableNegativeErrorUg:
      request.nominalUg !== null && isPrepackage(request) ? tolerableNegativeError(request.nominalUg) : null,
    other: otherClassTwo(request, legal),
    notes: requirementNotes(request, legal),
  }
}

type LegalPart = Pick<Requirement, 'accuracyClass' | 'eMaxUg' | 'minUg' | 'n' | 'arrangement'>
const nothingLegal: LegalPart = { accuracyClass: null, eMaxUg: null, minUg: null, n: null, arrangement: null }

/** The first class of the use that has an e with not too many intervals. */
function legalPart(request: FitRequest, grossUg: number): LegalPart {
  const { classes, legal } = rowOfUse(request.use)
  if (!legal[request.country]) return nothingLegal
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
  const { smallestUg, country, use, minimumWeight } = request
  const hard: number[] = []
  const wanted: number[] = []
  if (smallestUg !== null && hasTolerance(request) && !rowOfUse(use).legal[country]) {
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

function largerReferences(lot: Lot): Record<number, number | null> {
  const larger = offeredReferences.filter((n) => n > lot.referencePieces)
  return Object.fromEntries(
    larger.map((n) => [n, intervalAtMost(greatestCountingD({ ...lot, referencePieces: n }))]),
  )
}
