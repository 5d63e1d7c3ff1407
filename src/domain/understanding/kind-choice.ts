import type { Category } from '#domain/catalogue/facets.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { isGeneralBeside, kindsOfUse, tradeOf } from './trades.ts'
import type { Fact } from './understood.ts'

/** How near a kind is to what was asked. */
export type KindChoice = {
  /** 0 is the nearest, null no choice at all; `place` is the kind's in its category. */
  distance: (kind: string, category: Category, place: number) => number | null
  /** A shop alone excludes no kind; what shops do not sell with comes behind, whatever its Max. */
  isUsual: (kind: string) => boolean
  /** Is a kind named? */
  named: boolean
}

/** What a dealer shows first to somebody who names no kind and no trade. */
const general = ['price-computing', 'bench', 'floor', 'precision', 'analytical', 'weighbridge']

const [special, patient, noScale, next, besides] = [0.6, 1.5, 12, 0.8, 3]

/** Kinds that are named in general, and those which say more of the same instrument: « Ladenwaage mit Bondrucker ». */
export const particulars: Partial<Record<string, readonly string[]>> = {
  'price-computing': ['ticket-scale', 'label-scale', 'pos-scale', 'self-service', 'hanging-retail'],
  crane: ['hoist', 'hanging-retail'],
  chair: ['wheelchair'],
  floor: ['wheelchair', 'stretcher', 'livestock', 'pallet-u', 'beams'],
  bench: ['counting', 'washdown', 'portion-kitchen', 'postal-parcel'],
  personal: ['column', 'body-comp', 'chair', 'wheelchair', 'handrail', 'baby', 'bed', 'stretcher', 'hoist'],
}

/** Kinds that are named themselves, without a general one beside what says more. */
export function kindsNamed(facts: readonly Fact[]): string[] {
  const choices = facts.flatMap((fact) =>
    fact.type === 'kind' && fact.wanted && !fact.loose ? [fact.kinds] : [],
  )
  // „Hängewaage“ alone is a choice of two kinds, of which neither says more.
  const saysMore = (kind: string, at: number) =>
    choices.some((kinds, i) => i !== at && kinds.some((other) => particulars[kind]?.includes(other)))
  const named = choices.flatMap((kinds, at) => kinds.filter((kind) => !saysMore(kind, at)))
  // « for the bariatric ward, to weigh patients in bed, with the bed »: what is said again is meant.
  const timesNamed = (kind: string) => named.filter((other) => other === kind).length
  return [...new Set(named)].sort((a, b) => timesNamed(b) - timesNamed(a))
}

/**
 * Kinds that facts name, by which products are restricted. A named kind outweighs trades, categories and materials,
 * which then only bring some of it forward; without one each of them restricts.
 */
export function kindChoice(facts: readonly Fact[]): KindChoice {
  const strict = kindsNamed(facts)
  const not = facts.flatMap((fact) => (fact.type === 'kind' && !fact.wanted ? fact.kinds : []))
  const tradesNamed = facts.flatMap((fact) => (fact.type === 'trade' ? [fact.trade] : []))
  const ofTrades = tradesNamed.flatMap((trade) =>
    isGeneralBeside(trade, tradesNamed) ? [] : [tradeOf(trade).kinds],
  )
  const hints = facts.flatMap((fact) =>
    fact.type === 'kind' && fact.wanted && fact.loose ? [fact.kinds] : [],
  )
  // « school kitchen »: where no kind serves all trades that are named, those of each do.
  const isShared = ofTrades.flat().some((kind) => ofTrades.every((kinds) => kinds.includes(kind)))
  const lists = [...(isShared ? ofTrades : ofTrades.length > 0 ? [ofTrades.flat()] : []), ...hints]
  const isShop = facts.some((fact) => fact.type === 'category' && fact.category === 'commercial')
  const ofShops = isShop ? kindsOfUse('direct-sale') : []
  const usual = [...facts.flatMap((fact) => (fact.type === 'use' ? kindsOfUse(fact.use) : [])), ...ofShops]
  const wanted = facts.flatMap((fact) => (fact.type === 'category' ? [fact.category] : []))
  const named = strict.length > 0 || lists.length > 0
  const byName = facts.some(({ type }) => type === 'model' || type === 'reference' || type === 'brand')
  const distance: KindChoice['distance'] = (kind, category, place) => {
    if (not.includes(kind)) return null
    if (strict.length > 0 && !strict.includes(kind)) return null
    let sum = strict.length > 0 ? strict.indexOf(kind) * next : 0
    for (const list of lists) {
      const at = list.indexOf(kind)
      if (at < 0 && strict.length === 0) return null
      sum += at < 0 ? besides : at * next
    }
    if (wanted.length > 0 && !wanted.includes(category)) {
      if (!named) return null
      sum += besides
    }
    if (named || byName) return sum
    if (usual.length > 0 && !usual.includes(kind)) sum += besides
    if (notNawiKinds.includes(kind)) return sum + noScale
    if (wanted.length > 0) return sum + place / 50
    return sum + (general.includes(kind) ? 0 : special) + (category === 'medical' ? patient : 0)
  }
  const isUsual = (kind: string) => named || byName || !isShop || ofShops.includes(kind)
  return { distance, isUsual, named: strict.length > 0 }
}
