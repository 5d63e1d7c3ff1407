import { readPlate } from '#domain/fit/read-plate.ts'
import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import { gram } from '#domain/metrology/mass.ts'
import { type AccuracyClass, greatestN } from '#domain/metrology/metrology.ts'
import { classIn, massesIn, type Question } from './question.ts'

/** The most verification intervals of a usual instrument of class III; the class admits more. */
const usualN = 3000
/** A mass that stands in another one less often is a load. */
const fewestN = 500
/** Nobody asks how wrong an instrument may be at a load of fewer intervals. */
const fewestOfLoad = 5
/** The smallest e of class III (OIML R 76-1, 3.2). */
export const smallestOfIii = gram / 10

/** `assumed`: what the question leaves open is taken as usual. Max is null where only a load is named. */
export type PlateAtLoad = {
  cls: AccuracyClass
  eUg: number
  loadUg: number
  maxUg: number | null
  assumed: 'class' | 'plate' | null
}

/**
 * Class, e and the load that a question names. Of two masses beside e the smaller one is the load and the other Max.
 * « 15 kg at 1 kg » names Max and load alone, which have a usual plate.
 */
export function plateAtLoad(question: Question): PlateAtLoad | null {
  const cls = classIn(question)
  const { minUg } = readPlate(question.text, question.locale)
  const masses = massesIn(question).filter((ug) => ug !== minUg)
  const eUg = intervalOf(question, masses)
  const loads = masses.filter((ug) => ug !== eUg)
  // « 15 kg, e = 5 g, the inspector says 10 g »: of so few intervals is what it is wrong by.
  const weighed = loads.filter((ug) => eUg === null || ug >= fewestOfLoad * eUg)
  const [loadUg, ...others] = weighed.length > 0 ? weighed : loads
  if (loadUg === undefined) return null
  const maxUg = others.at(-1) ?? (eUg === null ? loadUg : null)
  if (eUg !== null) {
    if (cls !== null) return { cls, eUg, loadUg, maxUg, assumed: null }
    const isUsual = eUg >= smallestOfIii && (maxUg ?? loadUg) / eUg <= greatestN('III')
    return isUsual ? { cls: 'III', eUg, loadUg, maxUg, assumed: 'class' } : null
  }
  const usualE = maxUg === null ? null : intervalAtLeast(maxUg / usualN)
  return usualE === null ? null : { cls: cls ?? 'III', eUg: usualE, loadUg, maxUg, assumed: 'plate' }
}

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
