import type { Locale, Localized } from '#config/locales.ts'
import { formatCapacity, formatInterval } from '#domain/metrology/mass.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'

/** What an instrument must be; masses in µg, null where no rule speaks. */
export type RequirementLine = {
  class: AccuracyClass | null
  maxUg: number
  eUg: number | null
  dUg: number | null
  smallestUg: number | null
}

const classWord: Localized = { fr: 'classe', en: 'class', de: 'Klasse' }

/** A requirement in a line: « classe III, Max ≥ 5,2 kg, e ≤ 2 g, Min ≤ 100 g ». */
export function requirementLine(required: RequirementLine, lang: Locale): string {
  const { class: accuracyClass, maxUg, eUg, dUg, smallestUg } = required
  const parts = [
    accuracyClass === null ? null : `${classWord[lang]}\u00a0${accuracyClass}`,
    `Max ≥ ${formatCapacity(maxUg, lang)}`,
    eUg === null ? null : `e ≤ ${formatInterval(eUg, lang)}`,
    dUg === null ? null : `d ≤ ${formatInterval(dUg, lang)}`,
    smallestUg === null || accuracyClass === null ? null : `Min ≤ ${formatCapacity(smallestUg, lang)}`,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
