import { type CatalogueIndex, groupAt } from '#domain/catalogue/catalogue-index.ts'
import { categories } from '#domain/catalogue/facets.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { distanceOf, isOfModel } from '#domain/understanding/judge-facts.ts'
import { type KindChoice, kindChoice } from '#domain/understanding/kind-choice.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import type { CatalogueModels } from './models.ts'
import { isModel } from './names.ts'

const byProduct = new WeakMap<CatalogueModels, ReadonlyMap<number, CatalogueModel[]>>()

/** The models of a catalogue by their product. */
export function modelsBySeq(catalogue: CatalogueModels): ReadonlyMap<number, CatalogueModel[]> {
  const known = byProduct.get(catalogue) ?? Map.groupBy(catalogue.models, ({ productSeq }) => productSeq)
  byProduct.set(catalogue, known)
  return known
}

/** Can these facts be judged by the compact index alone? */
export const needsModels = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => isOfModel(fact) || fact.type === 'model' || fact.type === 'reference')

/**
 * The products that meet every fact, the nearest first: by kind, then by a single model that meets all of them at once;
 * of equal ones those more of whose models do, then by the catalogue's order. `among`: what the words found.
 */
export function rankByFacts(
  index: CatalogueIndex,
  models: CatalogueModels | null,
  facts: readonly Fact[],
  among: ReadonlySet<number> | null,
): number[] {
  const choice = kindChoice(facts)
  const kinds = index.subcategories.map(({ key, category }, place) =>
    choice.distance(key, categories[category] ?? 'industrial', place),
  )
  const brands = facts.flatMap((fact) => (fact.type === 'brand' ? [fact.brand] : []))
  const judge = models && needsModels(facts) ? modelJudge(models, facts, choice) : null
  const found: { seq: number; distance: number }[] = []
  for (const [position, seq] of index.seq.entries()) {
    if (among && !among.has(seq)) continue
    const kind = kinds[groupAt(index, position)?.subcategory ?? -1] ?? null
    if (kind === null) continue
    if (brands.length && !brands.includes(index.brands[groupAt(index, position)?.brand ?? -1] ?? '')) continue
    const model = judge ? judge(seq) : 0
    if (model !== null) found.push({ seq, distance: kind + model })
  }
  return found.sort((a, b) => a.distance - b.distance || a.seq - b.seq).map(({ seq }) => seq)
}

/** What a model that the law does not admit is away from a trade that it regulates. */
const unverified = 2
/** What tells products apart of which every, or only some, models meet the facts. */
const share = 0.2

/** The distance of a product's nearest model; null when none meets every fact. Equal models are judged once. */
function modelJudge(catalogue: CatalogueModels, facts: readonly Fact[], { legal, named }: KindChoice) {
  const products = modelsBySeq(catalogue)
  const known = new Map<number, number | null>()
  const judged = (model: CatalogueModel): number | null => {
    const seen = known.get(model.alike ?? -1)
    if (seen !== undefined) return seen
    const own = distanceOf(model, facts)
    const distance = own === null ? null : own + (legal && model.metrology !== 'yes' ? unverified : 0)
    if (model.alike !== undefined) known.set(model.alike, distance)
    return distance
  }
  return (seq: number): number | null => {
    const models = products.get(seq) ?? []
    // Weights, cells and indicators are no models of the rules: who names them gets them, whatever the plate.
    if (models.length === 0) return named && !facts.some(isName) ? 0 : null
    const meeting = models.filter((model) => isNamed(model, facts)).flatMap((model) => judged(model) ?? [])
    if (meeting.length === 0) return null
    return Math.min(...meeting) + share * (1 - meeting.length / models.length)
  }
}

const isName = ({ type }: Fact) => type === 'model' || type === 'reference'

function isNamed(model: CatalogueModel, facts: readonly Fact[]): boolean {
  const named = facts.filter((fact) => fact.type === 'model' || fact.type === 'reference')
  return (
    named.length === 0 ||
    named.some((fact) =>
      fact.type === 'model' ? isModel(model.productId, fact.model) : model.reference === fact.reference,
    )
  )
}
