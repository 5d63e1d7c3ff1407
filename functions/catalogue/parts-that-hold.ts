import { asc, inArray } from 'drizzle-orm'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import { type CatalogueIndex, groupAt } from '#domain/catalogue/catalogue-index.ts'
import { variantAt } from '#domain/catalogue/represented-variant.ts'
import { type Fact, leastMaxUg } from '#domain/understanding/understood.ts'
import { type Db, openNearest } from '#functions/db/client.ts'
import { variants } from '#functions/db/schema.ts'
import { modelsBySeq } from './rank-facts.ts'
import type { CatalogueModels } from './snapshot.ts'

/** A catalogue has few weights and cells; of more than these the bands of the index have to do. */
const maxProducts = 12

/** What a search found, and what it gave up. */
type Parts = { products: Candidate[]; dropped: { facts: readonly Fact[]; words: boolean } }
type Context = { index: CatalogueIndex; models: CatalogueModels | null; facts: readonly Fact[] }

/**
 * Parts with a load by their exact Max, which the index knows by its band alone; where none holds it, that is said.
 * Anything else stays as it was found.
 */
export async function withExactParts<Match extends Parts>(
  env: { DB: D1Database },
  { index, models, facts }: Context,
  match: Match,
): Promise<Match> {
  const { products, dropped } = match
  const loads = facts.filter((fact) => fact.type === 'load' && !dropped.facts.includes(fact))
  const isPart = ({ position }: Candidate) =>
    models !== null && !modelsBySeq(models).has(index.seq[position] ?? -1)
  if (loads.length === 0 || products.length > maxProducts || !products.every(isPart)) return match
  const held = await partsThatHold(openNearest(env.DB), index, products, loads)
  if (held.length > 0) return { ...match, products: held }
  return { ...match, dropped: { ...dropped, facts: [...dropped.facts, ...loads] } }
}

/** Each by its variants that hold the load, the smallest first; of weights those of this nominal mass. */
async function partsThatHold(
  db: Db,
  index: CatalogueIndex,
  parts: readonly Candidate[],
  loads: readonly Fact[],
): Promise<Candidate[]> {
  const loadUg = Math.max(0, ...loads.map((fact) => (fact.type === 'load' ? leastMaxUg(fact) : 0)))
  const rows = parts.map(({ position }) => index.row[position] ?? 0)
  const { productRow, position, ranges } = variants
  const models = await db
    .select({ row: productRow, place: position, ranges })
    .from(variants)
    .where(inArray(productRow, rows))
    .orderBy(asc(productRow), asc(position))
    .limit(maxProducts * 50)
  const held = parts.flatMap((part) => {
    const kind = index.subcategories[groupAt(index, part.position)?.subcategory ?? -1]?.key
    const holding = models
      .filter(({ row }) => row === index.row[part.position])
      .map((model) => ({ place: model.place, maxUg: model.ranges.at(-1)?.maxUg ?? 0 }))
      .filter(({ maxUg }) => (kind === 'weights' ? maxUg === loadUg : maxUg >= loadUg))
      .sort((a, b) => a.maxUg - b.maxUg)
    const [nearest] = holding
    const numbers = holding.map(({ place }) => variantAt(index, part.position, place))
    return nearest ? [{ maxUg: nearest.maxUg, part: { ...part, variants: numbers } }] : []
  })
  return held.sort((a, b) => a.maxUg - b.maxUg).map(({ part }) => part)
}
