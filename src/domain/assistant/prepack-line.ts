import type { FitCountry } from '#domain/fit/fit-use.ts'
import {
  germanGreatestE,
  germanVariableShortage,
  tolerableNegativeError,
  withinFifth,
} from '#domain/fit/prepackage.ts'
import { intervalAtMost, nextSmallerInterval } from '#domain/metrology/interval-step.ts'
import { formatCapacity, formatInterval, gram } from '#domain/metrology/mass.ts'
import { inServiceErrorUg } from '#domain/metrology/permissible-error.ts'
import { massesIn } from '#domain/metrology/typed-masses.ts'
import { bareNumberIn, massOf } from './quantities.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'
import { packageIn } from './uses.ts'

type Packages = { nominalUg: number; tolerableUg: number; mostEUg: number }

/**
 * The smallest package that is named, which asks for the finest e: its tolerable negative error and
 * the greatest e that weighs it (Directive 76/211/EEC, annex I); null where none is named that the directive knows.
 */
export function packagesIn(question: Question, countries: readonly FitCountry[]): Packages | null {
  const nominalUg = nominalIn(question)
  const tolerableUg =
    question.use === 'prepack' && nominalUg !== null ? tolerableNegativeError(nominalUg) : null
  if (nominalUg === null || tolerableUg === null) return null
  let eUg = intervalAtMost(countries.includes('DE') ? germanGreatestE(nominalUg) : nominalUg)
  while (eUg !== null && !withinFifth(inServiceErrorUg('III', eUg, nominalUg), nominalUg))
    eUg = nextSmallerInterval(eUg)
  return eUg === null ? null : { nominalUg, tolerableUg, mostEUg: eUg }
}

/** The quantity of the smallest package that is named, µg. */
function nominalIn({ facts, text, locale }: Question): number | null {
  const bareG = bareNumberIn(text)
  // Beside a package a small mass is what the scale reads.
  const hasLoad = facts.some(({ type }) => type === 'load')
  const masses = facts.flatMap((fact) => {
    if (fact.type === 'load') return [fact.fromUg ?? fact.loadUg]
    return hasLoad ? [] : (massOf(fact) ?? [])
  })
  const namedUg = packageIn(text, locale, facts)
  const leastUg = masses.length > 0 ? Math.min(...masses) : bareG === null ? null : bareG * gram
  return namedUg < Infinity ? namedUg : leastUg
}

/**
 * What packages of a nominal quantity may be short by (Directive 76/211/EEC, annex I 1 and 2), and the greatest e that
 * weighs them; nothing where none is named.
 */
export function prepackLine(question: Question, countries: readonly FitCountry[]): string[] {
  if (question.use === 'prepack-variable') return countries.includes('DE') ? variableLine(question) : []
  const packages = packagesIn(question, countries)
  if (packages === null) return []
  const { locale } = question
  const values = {
    nominal: formatCapacity(packages.nominalUg, locale),
    tolerable: formatInterval(packages.tolerableUg, locale),
    e: formatInterval(packages.mostEUg, locale),
    low: formatCapacity(packages.nominalUg - packages.tolerableUg, locale),
    lowest: formatCapacity(packages.nominalUg - 2 * packages.tolerableUg, locale),
  }
  return [say('rule.prepack-e', locale, values)]
}

/** What packages of varying quantity may be short by in Germany (FPackV, § 32(1)); nothing where no mass is named. */
function variableLine(question: Question): string[] {
  const nominalUg = nominalIn(question)
  const shortUg = nominalUg === null ? null : germanVariableShortage(nominalUg)
  if (nominalUg === null || shortUg === null) return []
  const { locale } = question
  const values = { nominal: formatCapacity(nominalUg, locale), short: formatInterval(shortUg, locale) }
  return [say('rule.prepack-variable', locale, values)]
}

/**
 * « Jars of 250 g, my e is 5 g, will it do? », « may one of 1 kg hold 988 g? »: is e fine enough, or a package not too
 * short? Undefined: nothing tells.
 */
export function fillsPackages(question: Question, countries: readonly FitCountry[]): boolean | undefined {
  const packages = packagesIn(question, countries)
  const [e] = question.facts.flatMap((fact) => (fact.type === 'interval' && fact.of === 'e' ? [fact.ug] : []))
  if (packages === null) return undefined
  const { nominalUg, tolerableUg } = packages
  const contents = massesIn(question.text, question.locale).flatMap(({ masses }) =>
    masses.map(({ ug }) => ug),
  )
  const short = contents.find((ug) => ug < nominalUg && 2 * ug > nominalUg)
  if (short !== undefined) return nominalUg - short <= tolerableUg
  return e === undefined ? undefined : e <= packages.mostEUg
}
