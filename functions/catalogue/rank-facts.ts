import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, groupAt, positionOf } from '#domain/catalogue/catalogue-index.ts'
import { bandOf, capacityBands, categories } from '#domain/catalogue/facets.ts'
import { preferenceKey, variantAt } from '#domain/catalogue/represented-variant.ts'
import { codeSet, failedCodes } from '#domain/fit/judge.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { compareRanked, type Ranked, ranked } from '#domain/fit/rank.ts'
import { isIntended } from '#domain/fit/solve.ts'
import { topMaxUg } from '#domain/metrology/range-used.ts'
import { closenessOf, isOfModel, unserved } from '#domain/understanding/judge-facts.ts'
import { kindChoice } from '#domain/understanding/kind-choice.ts'
import type { Need } from '#domain/understanding/need.ts'
import { type Fact, leastMaxUg, type Order } from '#domain/understanding/understood.ts'
import { isModel } from './names.ts'
import type { CatalogueModels } from './snapshot.ts'

const byProduct = new WeakMap<CatalogueModels, ReadonlyMap<number, CatalogueModel[]>>()

/** The models of a catalogue by their product. */
export function modelsBySeq(catalogue: CatalogueModels): ReadonlyMap<number, CatalogueModel[]> {
  const grouped = byProduct.get(catalogue) ?? Map.groupBy(catalogue.models, ({ productSeq }) => productSeq)
  byProduct.set(catalogue, grouped)
  return grouped
}

/** Can these facts be judged by the compact index alone? */
export const needsModels = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => isOfModel(fact) || isName(fact))

const isName = ({ type }: Fact) => type === 'model' || type === 'reference'

/** What is asked, and of which products. */
type Search = {
  /** Words that facts were read from: a product whose name has one comes first. */
  typed: readonly string[]
  facts: readonly Fact[]
  need: Need
  /** The products that the words found, by row number; null: all. */
  among: ReadonlySet<number> | null
}

/** Before all others what is called as was typed, behind them what shops do not sell with. */
const [called, usual, unusual] = [0, 1, 2]

/** A product that meets every fact: how near its kind is, and its models that do, the best first. */
type Match = { candidate: Candidate; tier: number; kind: number; best: JudgedModel | null }

/** A use alone is judged by the rules; a kind beside it was chosen by who names it. */
const isJudged = (facts: readonly Fact[], { order, isUseNamed }: Need, namesKind: boolean) =>
  order !== null || (isUseNamed && !namesKind) || needsModels(facts)

/**
 * The products that meet every fact, each with its models that do, in the order of `rank`; without a load, kinds come
 * in the order in which a dealer shows them.
 */
export function rankByFacts(
  index: CatalogueIndex,
  models: CatalogueModels | null,
  search: Search,
): Candidate[] {
  const { facts, among, need } = search
  const choice = kindChoice(facts)
  const kinds = index.subcategories.map(({ key, category }, place) =>
    choice.distance(key, categories[category] ?? 'industrial', place),
  )
  const brands = facts.flatMap((fact) => (fact.type === 'brand' ? [fact.brand] : []))
  const compare = comparison(need)
  const judge = models && isJudged(facts, need, choice.named) ? modelJudge(models, facts, need) : null
  const isPart = choice.named && !facts.some(isName)
  const namesakes = new Set(search.typed.flatMap((word) => index.nameWords[word] ?? []))
  const matches: Match[] = []
  for (const [position, seq] of index.seq.entries()) {
    if (among && !among.has(seq)) continue
    const group = groupAt(index, position)
    const isCalled = namesakes.has(position)
    const kind = kinds[group?.subcategory ?? -1] ?? (isCalled && !choice.named ? 0 : null)
    if (kind === null) continue
    if (brands.length && !brands.includes(index.brands[group?.brand ?? -1] ?? '')) continue
    const key = index.subcategories[group?.subcategory ?? -1]?.key ?? ''
    const tier = isCalled ? called : choice.isUsual(key) ? usual : unusual
    const judged = judge?.(seq)
    // Weights, cells and indicators are no models of the rules: who names them gets them, whatever the plate.
    if (!judged || (judged === 'no-models' && isPart)) {
      const held = judged ? partsOfBand(index, position, key, facts) : null
      const variants = need.order === 'price' ? cheapestFirst(index, position, held) : held
      if (variants?.length !== 0) matches.push({ candidate: { position, variants }, tier, kind, best: null })
    } else if (judged !== 'no-models' && judged[0] && !(among && judged[0].closeness >= unserved)) {
      const variants = judged.map(({ rankedModel }) => variantAt(index, position, rankedModel.model.position))
      const { isAdmitted } = judged[0]
      matches.push({ candidate: { position, variants, isAdmitted }, tier, kind, best: judged[0] })
    }
  }
  const near = need.hasLoad ? compare : nearness(need)
  return matches
    .sort(
      (a, b) =>
        a.tier - b.tier ||
        (a.best && b.best ? near(a.best, b.best) : 0) ||
        (need.order === 'price' && !(a.best && b.best) ? priceOf(index, a) - priceOf(index, b) : 0) ||
        a.kind - b.kind ||
        (a.best && b.best ? compare(a.best, b.best) : 0) ||
        a.candidate.position - b.candidate.position,
    )
    .map(({ candidate }) => candidate)
}

/**
 * The variants of a part that hold the load, as far as filters know it: weights of this nominal mass, cells of this Max
 * or more. Null: no load is asked, or nothing is known of one.
 */
function partsOfBand(index: CatalogueIndex, position: number, kind: string, facts: readonly Fact[]) {
  const loads = facts.flatMap((fact) => (fact.type === 'load' ? [leastMaxUg(fact)] : []))
  if (loads.length === 0) return null
  const lowest = 2 ** bandOf(capacityBands, Math.max(...loads))
  const { firstVariant, variants, combinations } = index
  const [from = 0, to = 0] = [firstVariant[position], firstVariant[position + 1]]
  const bands = Array.from(variants.combination.subarray(from, to), (at) => combinations.capacity[at] ?? 0)
  if (bands.every((band) => band === 0)) return null
  const holds = (band: number) => (kind === 'weights' ? band === lowest : band >= lowest)
  return bands.flatMap((band, place) => (holds(band) ? [from + place] : []))
}

const centsOf = ({ variants }: CatalogueIndex, variant: number | undefined) => {
  const cents = variants.priceCents[variant ?? -1] ?? -1
  return cents < 0 ? Number.MAX_SAFE_INTEGER : cents
}

/** The variants of a part, or these of them, by price; what is on request comes last. */
function cheapestFirst(index: CatalogueIndex, position: number, some: number[] | null): number[] {
  const [from = 0, to = 0] = [index.firstVariant[position], index.firstVariant[position + 1]]
  const variants = some ?? Array.from({ length: to - from }, (_, place) => from + place)
  return variants.sort((a, b) => centsOf(index, a) - centsOf(index, b))
}

const priceOf = (index: CatalogueIndex, { candidate, best }: Match): number =>
  best
    ? (best.rankedModel.model.priceCents ?? Number.MAX_SAFE_INTEGER)
    : centsOf(index, candidate.variants?.[0])

/**
 * A model that meets every fact: does the law admit it in every respect, or at least as verified where it must be; how
 * near is it, and what is it ranked by?
 */
type JudgedModel = {
  isAdmitted: boolean
  isLegal: boolean
  closeness: number
  rankedModel: Ranked<CatalogueModel>
}

/** Rules that need no load. */
const legalCode = codeSet('legal')
const lawCodes = codeSet('legal', 'not-nawi', 'class', 'aux', 'display')

/** What models that are alike have each for itself. */
const isOwn = ({ type }: Fact) => type === 'price' || type === 'stock'

/** The models of a product that meet every fact, the best first; what those that are alike share is judged once. */
function modelJudge(catalogue: CatalogueModels, facts: readonly Fact[], need: Need) {
  const products = modelsBySeq(catalogue)
  const ownFacts = facts.filter(isOwn)
  const common = facts.filter((fact) => !isOwn(fact))
  const isChosen = (model: CatalogueModel) => isNamed(model, facts) && closenessOf(model, ownFacts) !== null
  const alike = new Map<number, JudgedModel | null>()
  const judged = (model: CatalogueModel): JudgedModel | null => {
    const shared = alike.get(model.alike ?? -1)
    if (shared !== undefined) return shared && { ...shared, rankedModel: { ...shared.rankedModel, model } }
    const judgement = judgeModel(model, common, need)
    if (model.alike !== undefined) alike.set(model.alike, judgement)
    return judgement
  }
  const compare = comparison(need)
  return (seq: number): JudgedModel[] | 'no-models' => {
    const models = products.get(seq)
    if (!models) return 'no-models'
    const meeting = models.filter(isChosen).flatMap((model) => judged(model) ?? [])
    return meeting.sort(compare)
  }
}

function judgeModel(model: CatalogueModel, facts: readonly Fact[], need: Need): JudgedModel | null {
  const { task, hasLoad, isUseNamed } = need
  const closeness = closenessOf(model, facts)
  if (closeness === null) return null
  const failed = failedCodes(task, model)
  const isAdmitted = (hasLoad ? failed : failed & lawCodes) === 0 && isIntended(task.request, model)
  if (isUseNamed && !isAdmitted) return null
  const isLegal = (failed & legalCode) === 0
  return { isAdmitted, isLegal, closeness, rankedModel: ranked(task, model) }
}

/** The order that a superlative asks for: what has no price, or no reading, comes last. */
const orders: Record<Order, (judged: JudgedModel) => number> = {
  price: ({ rankedModel: { model } }) => model.priceCents ?? Number.MAX_SAFE_INTEGER,
  interval: ({ rankedModel: { model } }) => model.ranges[0]?.dUg ?? Number.MAX_SAFE_INTEGER,
  capacity: ({ rankedModel: { model } }) => -topMaxUg(model),
  'least-capacity': ({ rankedModel: { model } }) => topMaxUg(model),
}

const admissionOf = ({ isAdmitted, isLegal }: JudgedModel) => Number(isAdmitted) + Number(isLegal)

/**
 * What the law admits before what it does not, then as a superlative says, then the nearest to what is asked. Where no
 * law is asked about, nothing comes before the superlative.
 */
const nearness = ({ order, task }: Need) => {
  const keyOf = order ? orders[order] : () => 0
  const isFree = order !== null && task.request.use === 'internal'
  return (one: JudgedModel, other: JudgedModel) =>
    (isFree ? 0 : admissionOf(other) - admissionOf(one)) ||
    keyOf(one) - keyOf(other) ||
    one.closeness - other.closeness
}

/** Then with a load the order of `rank`; without one what is in stock and cheap. */
function comparison(need: Need): (one: JudgedModel, other: JudgedModel) => number {
  const compareNearness = nearness(need)
  const keyOf = ({ rankedModel: { model } }: JudgedModel) => preferenceKey(model.inStock, model.priceCents)
  return (one, other) =>
    compareNearness(one, other) ||
    (need.hasLoad ? compareRanked(one.rankedModel, other.rankedModel) : keyOf(one) - keyOf(other))
}

function isNamed(model: CatalogueModel, facts: readonly Fact[]): boolean {
  const named = facts.filter(isName)
  return (
    named.length === 0 ||
    named.some((fact) =>
      fact.type === 'model'
        ? isModel(model.productId, fact.model)
        : fact.type === 'reference' && model.reference === fact.reference,
    )
  )
}

/** The products of these row numbers, by all their models. */
export const candidatesOf = (index: CatalogueIndex, seqs: readonly number[]): Candidate[] =>
  seqs
    .map((seq) => ({ position: positionOf(index, seq), variants: null }))
    .filter(({ position }) => position >= 0)
