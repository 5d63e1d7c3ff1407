import type { ModelMap } from '#domain/catalogue/model-map.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import { fitTask } from '#domain/fit/fit-task.ts'
import { judgeOnce } from '#domain/fit/judge.ts'
import { mapOf } from '#domain/fit/map-points.ts'
import { regionOf } from '#domain/fit/required-answer.ts'
import { requirementOf } from '#domain/fit/requirement.ts'
import { layoutOf } from '#functions/catalogue/model-map.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { versionedCache } from '#functions/catalogue/versioned-cache.ts'

/** Some twenty kilobytes each. */
const cache = versionedCache<ModelMap>(200)

/** The models of the catalogue on a map, and those that fit a request; without one all of them do. */
export async function fitMap(env: { DB: D1Database }, request: FitRequest | null): Promise<ModelMap> {
  const catalogue = await currentModels(env)
  return cache.load(catalogue.index, JSON.stringify(request), async () => {
    const layout = layoutOf(catalogue)
    if (request === null)
      return { ...mapOf(catalogue.models, layout, () => true), region: { maxG: null, dG: null } }
    const failed = judgeOnce(fitTask(request))
    const map = mapOf(catalogue.models, layout, (model) => failed(model) === 0)
    return { ...map, region: regionOf(requirementOf(request)) }
  })
}
