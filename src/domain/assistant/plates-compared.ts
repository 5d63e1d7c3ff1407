import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { capacityUnit, formatCapacity, formatSeries, intervalUnit } from '#domain/metrology/mass.ts'
import { minIntervals } from '#domain/metrology/metrology.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import type { Draft } from './draft.ts'
import { lawDraft } from './law-draft.ts'
import { fewestN, usualN } from './plate-at-load.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

/** The partial ranges of an instrument of class III: Max and e of each, µg; `isStated`: e was typed. */
type Ranges = { maxUg: number[]; eUg: number[]; isStated: boolean }

/** Masses of a text with a unit, split where an interval follows its Max: « 30 kg / 10 g », « 6/15 kg, 2/5 g ». */
function seriesIn({ text, locale }: Question): number[][] {
  return massesIn(text, locale).flatMap(({ masses, joint }) => {
    const ugs = masses.map(({ ug }) => ug)
    const at = ugs.findIndex((ug, i) => i > 0 && ug * fewestN <= (ugs[i - 1] ?? 0))
    return joint === 'range' ? [] : at > 0 ? [ugs.slice(0, at), ugs.slice(at)] : [ugs]
  })
}

/** The instruments that a text describes by Max, each once; where no e stands behind it, that of 3000 intervals. */
export function rangesIn(question: Question): Ranges[] {
  const described: { maxUg: number[]; eUg?: number[] }[] = []
  for (const series of seriesIn(question)) {
    const last = described.at(-1)
    const isInterval =
      last !== undefined &&
      last.eUg === undefined &&
      series.length === last.maxUg.length &&
      series.every((ug, i) => ug * fewestN <= (last.maxUg[i] ?? 0))
    if (isInterval) last.eUg = series
    else described.push({ maxUg: series })
  }
  const ranges = described.map(({ maxUg, eUg }) => ({
    maxUg,
    eUg: eUg ?? maxUg.map((ug) => intervalAtLeast(ug / usualN) ?? ug),
    isStated: eUg !== undefined,
  }))
  return [...new Map(ranges.map((one) => [JSON.stringify(one), one])).values()]
}

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
