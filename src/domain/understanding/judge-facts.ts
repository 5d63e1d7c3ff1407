import { isInterfacePurpose, servesInterface } from '#domain/catalogue/interface-name.ts'
import { protectionHolds } from '#domain/catalogue/protection.ts'
import { mayStandIn } from '#domain/fit/explosion.ts'
import type { FitModel, Platform } from '#domain/fit/fit-model.ts'
import { minOf } from '#domain/metrology/display-reading.ts'
import type { WeighingRange } from '#domain/metrology/metrology.ts'
import { tradeOf } from './trades.ts'
import { type Fact, isLargest, leastMaxUg } from './understood.ts'

/** Facts that the data plate and the features of a model decide. */
const ofModel = [
  'use',
  'price',
  'stock',
  'order',
  'load',
  'interval',
  'class',
  'platform',
  'protection',
  'zone',
  'legal',
  'power',
  'interface',
]

/** Is it a model that meets a fact, or its kind, brand or name? A use, named or that of a trade, is judged by fit. */
export const isOfModel = (fact: Fact): boolean =>
  ofModel.includes(fact.type) || (fact.type === 'trade' && isJudged(tradeOf(fact.trade)))

const isJudged = (trade: ReturnType<typeof tradeOf>) => trade.use !== null || hasGoods(trade)

const hasGoods = ({ readsUg, holdsUg }: ReturnType<typeof tradeOf>) => (readsUg ?? holdsUg) !== undefined

/**
 * How near a model is to the platform and the readability that were asked, beside a load roughly: 0 is exactly it, null
 * that it does not meet a fact. Of several loads the largest counts; a readability is asked of the range that carries
 * it.
 */
export function closenessOf(model: FitModel, facts: readonly Fact[]): number | null {
  const loadUg = Math.max(0, ...facts.map((fact) => (isLargest(fact) ? leastMaxUg(fact) : 0)))
  let distance = 0
  for (const [i, fact] of facts.entries()) {
    if (fact.isAlternative && isBehindItsType(facts, i)) continue
    const choices = [fact, ...alternativesAfter(facts, i)]
    const distances = choices.flatMap((choice) => distanceOfFact(model, choice, loadUg) ?? [])
    if (distances.length === 0) return null
    distance += Math.min(...distances)
  }
  return distance
}

/** An alternative to a fact that was given up stands for itself. */
const isBehindItsType = (facts: readonly Fact[], at: number) => facts[at - 1]?.type === facts[at]?.type

/** The facts behind one that are enough in its place. */
function alternativesAfter(facts: readonly Fact[], at: number): Fact[] {
  const end = facts.findIndex((fact, i) => i > at && !(fact.isAlternative && fact.type === facts[at]?.type))
  return facts.slice(at + 1, end < 0 ? facts.length : end)
}

const met = (meets: boolean | null | undefined) => (meets ? 0 : null)

function distanceOfFact(model: FitModel, fact: Fact, loadUg: number): number | null {
  switch (fact.type) {
    case 'load':
      return met((model.ranges.at(-1)?.maxUg ?? 0) >= loadUg && weighsFrom(model, fact.fromUg))
    case 'interval':
      return distanceOfInterval(model.ranges, fact, loadUg)
    case 'class':
      return met(model.accuracyClass === fact.accuracyClass)
    case 'platform':
      return distanceOfPlatform(model.platform, fact.sidesMm)
    case 'protection':
      return met(fact.need ? protectionHolds(model.protection, fact.need) : isTight(model.protection))
    case 'zone':
      return met(mayStandIn(fact.zone, model.atexCategory))
    case 'legal':
      if (fact.isNeedless) return model.metrology === 'yes' ? 1 : 0
      return met((model.metrology === 'yes') === fact.wanted)
    case 'price':
      return met(isWithin(model.priceCents, fact))
    case 'stock':
      return met(model.inStock)
    case 'power':
      // « No socket there »: it runs without one, whatever else it may run on. What is not known is no « without ».
      if (fact.source === 'mains' && !fact.wanted) return met(model.power?.includes('battery'))
      return met(model.power !== null && model.power.includes(fact.source) === fact.wanted)
    case 'interface':
      return met(model.interfaces !== null && offers(model.interfaces, fact.name) === fact.wanted)
    case 'trade':
      return servesGoods(model, tradeOf(fact.trade), loadUg) ? 0 : unserved
    default:
      return 0
  }
}

/** Is the least that is weighed not below Min? What has no Min may weigh it. */
const weighsFrom = (model: FitModel, fromUg: number | null) =>
  fromUg === null || (model.minUg ?? minOf(model, fromUg) ?? 0) <= fromUg

const isWithin = (
  cents: number | null,
  { atMostCents, atLeastCents = 0 }: Extract<Fact, { type: 'price' }>,
) => cents !== null && cents <= atMostCents && cents >= atLeastCents

const offers = (interfaces: readonly string[], name: string) =>
  isInterfacePurpose(name)
    ? interfaces.some((stated) => servesInterface(name, stated))
    : interfaces.includes(name)

/** The distance of what does not serve the goods of a trade: farther than any other. */
export const unserved = 100

/** Does a model read as finely as the goods of a trade demand, and hold them where no load is typed? */
const servesGoods = (
  { ranges }: FitModel,
  { readsUg, holdsUg = 0 }: ReturnType<typeof tradeOf>,
  loadUg: number,
) =>
  (readsUg === undefined || ranges.some(({ dUg }) => dUg !== null && dUg <= readsUg)) &&
  (loadUg > 0 || (ranges.at(-1)?.maxUg ?? 0) >= holdsUg)

/** Who weighs to a hundredth of a gram asks for no analytical balance: so many times finer is another instrument. */
const tooFine = 100

function distanceOfInterval(
  ranges: readonly WeighingRange[],
  { of, ug, below }: Extract<Fact, { type: 'interval' }>,
  loadUg: number,
): number | null {
  const used = loadUg > 0 ? ranges.filter(({ maxUg }) => maxUg >= loadUg).slice(0, 1) : ranges
  let nearest: number | null = null
  for (const range of used) {
    const intervalUg = of === 'e' ? range.eUg : range.dUg
    if (intervalUg === null || intervalUg > ug || (below && intervalUg === ug)) continue
    // « e = 2 g » is what a plate says, « to 2 g » a bound beside a load.
    const distance =
      loadUg > 0 && of === null ? Number(ug >= intervalUg * tooFine) : Math.log10(ug / intervalUg)
    nearest = nearest === null ? distance : Math.min(nearest, distance)
  }
  return nearest
}

/** IP65 or more against water, or a test by immersion. */
export const isTight = (protection: string | null) =>
  protectionHolds(protection, { solids: 6, water: 5 }) || protectionHolds(protection, { solids: 6, water: 7 })

/** A plate may be a little smaller or up to half as large again on each side. */
const [smallest, largest] = [0.9, 1.5]

function distanceOfPlatform(plate: Platform | null, sidesMm: readonly number[]): number | null {
  if (plate === null) return null
  const platformSides = plate.shape === 'round' ? [plate.diameterMm] : [plate.widthMm, plate.depthMm]
  const ascending = (sides: readonly number[]) => [...sides].sort((a, b) => a - b)
  const [requiredSides, has] = [ascending(sidesMm), ascending(platformSides)]
  let distance = 0
  for (const [i, side] of requiredSides.entries()) {
    const ratio = (has[i] ?? has[0] ?? 0) / side
    if (ratio < smallest || ratio > largest) return null
    distance += Math.abs(Math.log2(ratio))
  }
  return 3 * distance
}
