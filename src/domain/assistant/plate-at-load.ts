import { type PlateReading, readPlate } from '#domain/fit/read-plate.ts'
import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { fewestN, rangesIn, usualN } from './plate-ranges.ts'
import { massOf } from './quantities.ts'
import { classIn, massesIn, type Question } from './question.ts'

/** Nobody asks how wrong an instrument may be at a load of fewer intervals. */
const fewestOfLoad = 5
/** The smallest e of class III (OIML R 76-1, 3.2). */
const smallestOfIii = gram / 10

/**
 * `assumed`: what the question leaves open is taken as usual. Max is null where only a load is named; `moreLoads` are
 * those that are asked for beside the first.
 */
export type PlateAtLoad = {
  cls: AccuracyClass
  eUg: number
  loadUg: number
  moreLoads: readonly number[]
  maxUg: number | null
  assumed: 'class' | 'plate' | null
}

/**
 * Class, e and the load that a question names. Of two masses beside e the smaller one is the load and the other Max.
 * « 15 kg at 1 kg » names Max and load alone, which have a usual plate.
 */
export function plateAtLoad(question: Question): PlateAtLoad | null {
  const cls = classIn(question)
  const plate = readPlate(question.text, question.locale)
  const masses = massesIn(question).filter((ug) => ug !== plate.minUg)
  const partial = partialAt(question, plate, masses)
  if (partial) return { cls: cls ?? 'III', ...partial, moreLoads: [], assumed: cls ? null : 'class' }
  const eUg = intervalOf(question, masses)
  const loads = masses.filter((ug) => ug !== eUg)
  // « 15 kg, e = 5 g, the inspector says 10 g »: of so few intervals is what it is wrong by.
  const at = loadsAt(question)
  const weighed = loads.filter((ug) => eUg === null || ug >= fewestOfLoad * eUg || at.includes(ug))
  const named = weighed.filter((ug) => at.includes(ug))
  const [loadUg, ...others] = [...(named.length > 1 ? named : []), ...(weighed.length > 0 ? weighed : loads)]
  if (loadUg === undefined) return null
  const moreLoads = named.slice(1)
  const max = others.filter((ug) => ug !== loadUg && !moreLoads.includes(ug)).at(-1)
  const maxUg = max ?? (eUg === null ? loadUg : null)
  const of = { loadUg, moreLoads, maxUg }
  if (eUg !== null) {
    if (cls !== null) return { ...of, cls, eUg, assumed: null }
    const isUsual = eUg >= smallestOfIii && (maxUg ?? loadUg) / eUg <= greatestN('III')
    return isUsual ? { ...of, cls: 'III', eUg, assumed: 'class' } : null
  }
  const usualE = maxUg === null ? null : intervalAtLeast(maxUg / usualN)
  return usualE === null ? null : { ...of, cls: cls ?? 'III', eUg: usualE, assumed: 'plate' }
}

/**
 * « 60/150 kg, e = 20/50 g, at 45 kg »: the e of the partial range into which the load falls (OIML R 76-1, 3.3); null
 * where no such instrument is told, or no load beside it.
 */
function partialAt(question: Question, { maxUg: typed, eUg }: PlateReading, masses: readonly number[]) {
  const ranges =
    typed.length > 1 && eUg?.length === typed.length
      ? { maxUg: typed, eUg }
      : rangesIn(question).find(({ maxUg, isStated }) => isStated && maxUg.length > 1)
  const loadUg = masses.find((ug) => !ranges?.maxUg.includes(ug) && !ranges?.eUg.includes(ug))
  const maxUg = ranges?.maxUg.at(-1)
  if (!ranges || loadUg === undefined || maxUg === undefined) return null
  const at = ranges.maxUg.findIndex((ug) => ug >= loadUg)
  return { eUg: ranges.eUg.at(at) ?? 0, loadUg, maxUg }
}

/** Masses behind « at », µg: « à 4 kg et à 12 kg ». */
const loadsAt = ({ facts, text }: Question): number[] =>
  facts.flatMap((fact) => {
    const ug = massOf(fact)
    return ug !== null && behindAt.test(text.slice(0, fact.span.from)) ? [ug] : []
  })
const behindAt = /(?:^|\s)(?:à|at|bei|sur|on|auf)\s+$/i

/** What is named as e, else the smallest mass where it is small enough to be one. */
function intervalOf({ facts }: Question, masses: readonly number[]): number | null {
  const intervals = facts.flatMap((fact) => (fact.type === 'interval' ? [fact] : []))
  const named = intervals.find(({ of }) => of === 'e') ?? intervals.find(({ of }) => of === 'd')
  if (named) return named.ug
  const [smallest] = masses
  const largest = masses.at(-1)
  if (smallest === undefined || largest === undefined || masses.length < 2) return null
  const isClassed = facts.some(({ type }) => type === 'class')
  const isInterval = intervals.some(({ ug }) => ug === smallest)
  return largest / smallest >= fewestN || (isClassed && isInterval) ? smallest : null
}
