import { serverTexts } from '#src/i18n/server-texts.ts'
import type { FitAnswer } from './fit-answer-schema.ts'
import type { FitRequest } from './fit-request.ts'
import type { Requirement } from './requirement.ts'
import { requirementLine } from './requirement-line.ts'

const grams = (ug: number | null) => (ug === null ? null : ug / 1e6)

/** The requirement as `GET /api/fit` answers it; d is the finer one of readability and counting. */
export function requiredAnswer(requirement: Requirement): FitAnswer['required'] {
  const { other } = requirement
  return {
    maxHardG: requirement.maxHardUg / 1e6,
    maxWantedG: requirement.maxWantedUg / 1e6,
    class: requirement.accuracyClass,
    eMaxG: grams(requirement.eMaxUg),
    dHardG: grams(finer(requirement.dHardUg, requirement.dCountUg)),
    dWantedG: grams(requirement.dWantedUg),
    minG: grams(requirement.minUg),
    n: requirement.n,
    arrangement: requirement.arrangement,
    other: other && { class: other.accuracyClass, eMaxG: other.eUg / 1e6, dHardG: other.dUg / 1e6 },
    notes: [...requirement.notes],
  }
}

function finer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** The requirement in a line: « classe III, Max ≥ 5,2 kg, e ≤ 2 g, Min ≤ 100 g ». */
export function requiredLine(requirement: Requirement, { lang, smallestUg }: FitRequest): string {
  const { accuracyClass, maxHardUg, eMaxUg, dHardUg, dCountUg } = requirement
  const dUg = finer(dHardUg, dCountUg)
  const other = requirement.other && { ...requirement.other, class: requirement.other.accuracyClass }
  return requirementLine(
    { class: accuracyClass, maxUg: maxHardUg, eUg: eMaxUg, dUg, smallestUg, other },
    lang,
    serverTexts(lang),
  )
}
