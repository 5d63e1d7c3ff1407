import { capacityUnit, formatCapacity, formatSeries, intervalUnit } from '#domain/metrology/mass.ts'
import { minIntervals } from '#domain/metrology/metrology.ts'
import type { Draft } from './draft.ts'
import { lawDraft } from './law-draft.ts'
import { type Ranges, rangesIn } from './plate-ranges.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** Min of class III (OIML R 76-1, table 3): it counts in the e of the first partial range. */
const minOf = ({ eUg: [eUg = 0] }: Ranges) => minIntervals('III', eUg) * eUg

/**
 * « 30 kg / 10 g or 15/30 kg, 5/10 g: which? »: Min and steps of each, and which is the finer one; null where a text
 * describes fewer than two instruments.
 */
export function platesCompared(question: Question): Draft | null {
  const { locale } = question
  const all = rangesIn(question)
  // « a bench scale up to 30 kg or 60 kg » says what is wanted, and compares nothing.
  const isAsked =
    question.text.includes('?') || all.some(({ maxUg, isStated }) => isStated || maxUg.length > 1)
  if (all.length < 2 || !isAsked) return null
  const nameOf = ({ maxUg }: Ranges) => `Max ${formatSeries(maxUg, capacityUnit, locale)}`
  const lines = all.map((one) => {
    const e = formatSeries(one.eUg, intervalUnit, locale)
    return say('plates.each', locale, { max: nameOf(one), e, min: formatCapacity(minOf(one), locale) })
  })
  const [finest, next] = all.toSorted((a, b) => minOf(a) - minOf(b))
  const isFiner = finest && next && minOf(finest) < minOf(next)
  const upTo = formatCapacity(finest?.maxUg[0] ?? 0, locale)
  const verdict = isFiner ? [say('plates.finer', locale, { max: nameOf(finest), upTo })] : []
  return lawDraft(question, [...lines, ...verdict], { legal: ['OIML R 76-1, 3.2', 'OIML R 76-1, 3.3'] })
}
