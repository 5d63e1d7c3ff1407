import type { Locale } from '#config/locales.ts'
import { type FitRequest, openRequest } from '#domain/fit/fit-request.ts'
import { type FitTask, fitTask } from '#domain/fit/fit-task.ts'
import { type FitUse, usualCountry } from '#domain/fit/fit-use.ts'
import { tradeOf } from './trades.ts'
import { type Fact, isLargest, leastMaxUg, type Order } from './understood.ts'

/** What facts say of a need: the rules are asked as `GET /api/fit` asks them for the same use and load. */
export type Need = {
  task: FitTask
  /** Is a load asked for? Without one the smallest Max is no merit. */
  hasLoad: boolean
  /** A use is named: an instrument that its law does not admit is none. */
  isUseNamed: boolean
  /** What a superlative puts first. */
  order: Order | null
}

/** The need in a text of this language; without a named use the law of the trade, without a trade none. */
export function needOf(facts: readonly Fact[], locale: Locale): Need {
  const loads = facts.flatMap((fact) => (fact.type === 'load' ? [fact] : []))
  const loadUg = Math.max(0, ...loads.filter(isLargest).map(leastMaxUg))
  // Of several goods the lightest must not be below Min.
  const smallest = loads.flatMap(({ fromUg, loadUg }) => fromUg ?? (loads.length > 1 ? loadUg : []))
  const named = facts.find((fact) => fact.type === 'use')
  const zone = facts.find((fact) => fact.type === 'zone')
  const order = facts.find((fact) => fact.type === 'order')
  const request: FitRequest = {
    ...openRequest,
    use: named?.use ?? tradeUse(facts) ?? 'internal',
    country: usualCountry(locale),
    lang: locale,
    loadUg,
    zone: zone?.zone ?? null,
    smallestUg: smallest.length ? Math.min(...smallest) : null,
  }
  return {
    task: fitTask(request),
    hasLoad: loadUg > 0,
    isUseNamed: named !== undefined,
    order: order?.by ?? null,
  }
}

/** The use that the law regulates in a trade; who says « not verified » means another one. */
function tradeUse(facts: readonly Fact[]): FitUse | null {
  if (facts.some(({ type }) => type === 'legal')) return null
  const isSold = facts.some((fact) => fact.type === 'category' && fact.category === 'commercial')
  for (const fact of facts) {
    const trade = fact.type === 'trade' ? tradeOf(fact.trade) : null
    const use = trade?.use ?? (isSold ? trade?.sale : null)
    if (use) return use
    if (fact.type === 'category' && fact.category === 'commercial') return 'direct-sale'
  }
  return null
}
