import { auxCheck, classCheck, displayCheck, legalCheck, notNawiCheck, prepackageCheck } from './check-law.ts'
import { explosionCheck, platformCheck, priceCheck, protectionCheck } from './check-place.ts'
import {
  countCheck,
  maxCheck,
  minCheck,
  minimumWeightCheck,
  resolutionCheck,
  toleranceCheck,
} from './check-range.ts'
import type { FitModel } from './fit-model.ts'
import type { Check, FitTask } from './fit-task.ts'

/** The hard rules, in the order in which a rejection names them. */
export const fitCodes = [
  'legal',
  'not-nawi',
  'class',
  'aux',
  'display',
  'max',
  'min',
  'tolerance',
  'resolution',
  'law-e',
  'usp',
  'count',
  'platform',
  'ip',
  'atex',
  'price',
] as const
export type FitCode = (typeof fitCodes)[number]

const checkOf: Record<FitCode, Check> = {
  legal: legalCheck,
  'not-nawi': notNawiCheck,
  class: classCheck,
  aux: auxCheck,
  display: displayCheck,
  max: maxCheck,
  min: minCheck,
  tolerance: toleranceCheck,
  resolution: resolutionCheck,
  'law-e': prepackageCheck,
  usp: minimumWeightCheck,
  count: countCheck,
  platform: platformCheck,
  ip: protectionCheck,
  atex: explosionCheck,
  price: priceCheck,
}
const checks = fitCodes.map((code) => checkOf[code])

/** Codes as bits, the first one the lowest: a set that costs no object. */
export type CodeSet = number
/** The set of these codes. */
export const codeSet = (...codes: readonly FitCode[]): CodeSet =>
  codes.reduce((set, code) => set | (1 << fitCodes.indexOf(code)), 0)
/** The codes of a set, in their order. */
export const codesIn = (set: CodeSet): FitCode[] => fitCodes.filter((_, i) => set & (1 << i))

/** The rules that a model fails. */
export function failedCodes(task: FitTask, model: FitModel): CodeSet {
  let set = 0
  for (let i = 0; i < checks.length; i++) if (checks[i]?.judge(task, model) === 'fails') set |= 1 << i
  return set
}

const byPrice = codeSet('price')

/** The rules but that of the price that a model fails: the same for models that are alike. */
export const failedBesidesPrice = (task: FitTask, model: FitModel): CodeSet =>
  failedCodes(task, model) & ~byPrice

/** The rule of the price, if a model fails it. */
export const failedByPrice = (task: FitTask, model: FitModel): CodeSet =>
  priceCheck.judge(task, model) === 'fails' ? byPrice : 0

/** The rules of which nobody can tell whether a model holds them. */
export function unknownCodes(task: FitTask, model: FitModel): FitCode[] {
  return fitCodes.filter((code) => checkOf[code].judge(task, model) === 'unknown')
}

/** The sum of relative shortfalls of the rules that a model fails. */
export function shortfallOf(task: FitTask, model: FitModel, failed: CodeSet): number {
  let sum = 0
  for (let i = 0; i < checks.length; i++) if (failed & (1 << i)) sum += checks[i]?.shortfall(task, model) ?? 1
  return sum
}
