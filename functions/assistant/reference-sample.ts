import type { Localized } from '#config/locales.ts'
import { fill } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { countsWith, type Lot, offeredReferences, referenceFor } from '#domain/fit/counting.ts'
import { formatInterval, formatNumber, unitSize } from '#domain/metrology/mass.ts'
import type { Named } from './named-models.ts'

const line: Localized = {
  fr: 'Pour compter {pieces} pièces de {piece} sans erreur, la balance doit déterminer le poids unitaire sur un échantillon d’au moins {sample} pièces.',
  en: 'To count {pieces} pieces of {piece} without error, the piece weight must be determined from a sample of at least {sample} pieces.',
  de: 'Um {pieces} Stück zu je {piece} fehlerfrei zu zählen, muss die Waage das Stückgewicht aus einer Referenzmenge von mindestens {sample} Stück bilden.',
}

/** A lot of the usual size, from a sample of the usual size. */
const usualLot = { pieces: 100, referencePieces: 10, countError: 0, pieceSpread: 0 }

/** The lot that a question wants counted; null where it names no piece. */
export const lotOf = ({ pieceUg, pieces }: Question): Lot | null =>
  pieceUg === null ? null : { ...usualLot, pieceUg, pieces: pieces ?? usualLot.pieces }

/** The smallest sample with which a readability counts the lot: the usual one, or a larger one. */
export const sampleFor = (dUg: number, lot: Lot): number | null =>
  countsWith(dUg, lot) ? lot.referencePieces : referenceFor(dUg, lot)

/**
 * How many pieces the sample needs with the instruments that are shown, where a lot is named and the usual one is too
 * small.
 */
export function sampleLine(question: Question, found: readonly Named[]): string[] {
  const lot = lotOf(question)
  if (lot === null || question.pieces === null) return []
  const samples = found.flatMap(({ variant }) => {
    const d = variant.ranges[0]?.d ?? variant.ranges[0]?.e
    return (d && sampleFor(d.value * unitSize[d.unit], lot)) ?? []
  })
  const sample = Math.max(0, ...samples)
  if (sample < offeredReferences[0]) return []
  const { locale } = question
  return [
    fill(line, locale, {
      pieces: formatNumber(lot.pieces, locale),
      piece: formatInterval(lot.pieceUg, locale),
      sample: formatNumber(sample, locale),
    }),
  ]
}
