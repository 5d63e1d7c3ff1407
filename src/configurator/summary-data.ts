import type { Locale } from '#config/locales.ts'
import type { ConfiguratorState } from '#domain/configurator/configurator-address.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { requirementLine } from '#domain/fit/requirement-line.ts'
import { formatCapacity, formatInterval, gram } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { formatPercent, plusMinus } from '#domain/metrology/signs.ts'
import type { Translate } from '#src/i18n/translation.ts'

const micrograms = (grams: number | null) => (grams === null ? null : Math.round(grams * gram))

/** A typed mass in µg; null where it is none. */
function typedMass(typed: string, locale: Locale): number | null {
  const ug = typed === '' ? null : parseMass(typed, locale)
  return typeof ug === 'number' && ug > 0 ? ug : null
}

/** What the request asks of an instrument, in a line. */
export function requirementOf(
  { required }: FitAnswer,
  { answers }: ConfiguratorState,
  { locale, t }: { locale: Locale; t: Translate },
) {
  const { class: accuracyClass, maxHardG, eMaxG, dHardG, other } = required
  return requirementLine(
    {
      class: accuracyClass,
      maxUg: Math.round(maxHardG * gram),
      eUg: micrograms(eMaxG),
      dUg: micrograms(dHardG),
      smallestUg: typedMass(answers.smallest || answers.nominal, locale),
      other: other && {
        class: other.class,
        eUg: Math.round(other.eMaxG * gram),
        dUg: Math.round(other.dHardG * gram),
      },
    },
    locale,
    t,
  )
}

/** The same in plain words: « Une balance vérifiée, de 100 g à 6 kg, qui affiche de 5 g en 5 g au plus ». */
export function requirementInWords(
  { regime, required: { maxHardG, eMaxG, dHardG } }: FitAnswer,
  { answers }: ConfiguratorState,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  const smallestUg = typedMass(answers.smallest || answers.nominal, locale)
  const stepUg = micrograms(dHardG ?? eMaxG)
  const max = formatCapacity(Math.round(maxHardG * gram), locale)
  return [
    t(regime.legal ? 'configurator.words-legal' : 'configurator.words-free'),
    smallestUg === null
      ? t('configurator.words-max', { max })
      : t('configurator.words-range', { max, min: formatCapacity(smallestUg, locale) }),
    stepUg === null ? '' : t('configurator.words-step', { step: formatInterval(stepUg, locale) }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The share of the smallest quantity above which a reading is called coarse. */
const coarsePercent = 2

/** True where the error at the smallest quantity is a large share of it. */
export function isCoarse(errorG: number | null, smallest: string, locale: Locale): boolean {
  const smallestUg = typedMass(smallest, locale)
  return errorG !== null && smallestUg !== null && (100 * errorG * gram) / smallestUg > coarsePercent
}

/** The error at the smallest quantity: « ±2 g », and its share where the quantity is known: « 2 % ». */
export function errorTexts(errorG: number, smallest: string, locale: Locale) {
  const smallestUg = typedMass(smallest, locale)
  const percent = smallestUg === null ? null : (100 * errorG * gram) / smallestUg
  return {
    error: plusMinus(formatInterval(Math.round(errorG * gram), locale)),
    at: smallestUg === null ? null : formatInterval(smallestUg, locale),
    percent: percent === null ? null : formatPercent(Number(percent.toPrecision(2)), locale),
  }
}
