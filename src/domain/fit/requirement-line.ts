import type { Locale } from '#config/locales.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'

/** What an instrument must be; masses in µg, null where no rule speaks. */
type RequirementLine = {
  class: AccuracyClass | null
  maxUg: number
  eUg: number | null
  dUg: number | null
  smallestUg: number | null
  /** What else serves as well. */
  other: { class: AccuracyClass; eUg: number; dUg: number } | null
}

/** The translator of the language: pages and the edge each have theirs. */
type Say = (
  key: 'requirement.class' | 'requirement.or' | 'requirement.counted-in-d',
  values?: Record<string, string>,
) => string

/** A requirement in a line: « classe III, Max ≥ 5,2 kg, e ≤ 2 g, Min ≤ 100 g ». */
export function requirementLine(required: RequirementLine, lang: Locale, say: Say): string {
  const { class: accuracyClass, maxUg, eUg, dUg, smallestUg, other } = required
  const parts = [
    accuracyClass === null ? null : classIn(accuracyClass, say),
    `Max\u00a0≥\u00a0${formatCapacity(maxUg, lang)}`,
    eUg === null ? null : `e\u00a0≤\u00a0${formatInterval(eUg, lang)}`,
    dUg === null ? null : `d\u00a0≤\u00a0${formatInterval(dUg, lang)}`,
    smallestUg === null || accuracyClass === null
      ? null
      : `Min\u00a0≤\u00a0${formatCapacity(smallestUg, lang)}`,
  ]
  const line = parts.filter((part) => part !== null).join(', ')
  if (other === null) return line
  return say('requirement.or', { line, other: otherLine(other, lang, say) })
}

const classIn = (accuracyClass: AccuracyClass, say: Say) => say('requirement.class', { class: accuracyClass })

function otherLine(other: NonNullable<RequirementLine['other']>, lang: Locale, say: Say): string {
  const line = `${classIn(other.class, say)}, e\u00a0≤\u00a0${formatInterval(other.eUg, lang)}`
  if (other.dUg === other.eUg) return line
  // Why an instrument with d < e serves: its Min is finer than that of e (OIML R 76-1, table 3 and 3.4.3).
  const reason = say('requirement.counted-in-d')
  return `${line}, d\u00a0≤\u00a0${formatInterval(other.dUg, lang)} ${reason}`
}
