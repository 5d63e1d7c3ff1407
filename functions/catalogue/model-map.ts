import { variantBits } from '#domain/catalogue/catalogue-facets.ts'
import { variantFilter } from '#domain/catalogue/catalogue-filter.ts'
import type { MapQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { seqAt } from '#domain/catalogue/list-order.ts'
import type { ModelMap } from '#domain/catalogue/model-map.ts'
import { layOutModels, type MapLayout, mapOf } from '#domain/fit/map-points.ts'
import { matchProducts } from './match.ts'
import { type CatalogueModels, currentModels } from './models.ts'
import { versionedCache } from './versioned-cache.ts'

const layouts = new WeakMap<CatalogueModels, MapLayout>()

/** The places of the models on a map, worked out once per version. */
export function layoutOf(catalogue: CatalogueModels): MapLayout {
  const layout = layouts.get(catalogue) ?? layOutModels(catalogue.models)
  layouts.set(catalogue, layout)
  return layout
}

/** Some twenty kilobytes each. */
const cache = versionedCache<ModelMap>(100)

/** The models of the catalogue on a map; those fit that match a list's query. */
export async function catalogueMap(env: { DB: D1Database }, query: MapQuery): Promise<ModelMap> {
  const catalogue = await currentModels(env)
  return cache.load(catalogue.index, JSON.stringify(query), async () => {
    const { index, positions } = await matchProducts(env, query)
    const products = new Set(positions.map((position) => seqAt(index, position)))
    const matches = variantFilter(query)
    const map = mapOf(
      catalogue.models,
      layoutOf(catalogue),
      (model) => products.has(model.productSeq) && matches(variantBits(model)),
    )
    return { ...map, region: { maxG: null, dG: null } }
  })
}
