import { intervalAtLeast } from '#domain/metrology/interval-step.ts'
import type { AccuracyClass } from '#domain/metrology/metrology.ts'
import { classIn, intervalIn, massesIn, type Question } from './question.ts'

/** The most verification intervals of a usual instrument of class III; the class admits more. */
const usualN = 3000
/** A mass that stands in another one less often is a load. */
const fewestN = 500

type PlateAtLoad = { cls: AccuracyClass; eUg: number; loadUg: number; usualMaxUg: number | null }

/** Class, e and the load that a question names; « 15 kg at 1 kg » names Max alone, which has a usual plate. */
export function plateAtLoad(question: Question): PlateAtLoad | null {
  const cls = classIn(question)
  const masses = massesIn(question)
  const [smallest, ...others] = masses
  const last = others.at(-1)
  if (smallest === undefined || last === undefined) return null
  if (cls !== null) return { cls, eUg: smallest, loadUg: last, usualMaxUg: null }
  // « 15 kg, 5 g » is an instrument and its interval, « 30 kg à 500 g » two loads.
  const isInterval = intervalIn(question) === smallest && last / smallest >= fewestN
  const usualE = isInterval ? null : intervalAtLeast(last / usualN)
  return usualE === null ? null : { cls: 'III', eUg: usualE, loadUg: smallest, usualMaxUg: last }
}
