import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import type { Question } from './question.ts'

/** The most verification intervals of a usual instrument of class III; the class admits more. */
export const usualN = 3000
/** A mass that stands in another one less often is a load. */
export const fewestN = 500

/** The partial ranges of an instrument of class III: Max and e of each, µg; `isStated`: e was typed. */
export type Ranges = { maxUg: number[]; eUg: number[]; isStated: boolean }

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
