import type { Column } from '#domain/comparison/comparison-rows.ts'
import { deferred } from '#src/site/deferred.tsx'

/** The footprints of the compared models. */
export const ComparedFootprints = deferred<{ columns: readonly Column[] }>(
  () => import('./compared-footprints-view.tsx').then((module) => module.ComparedFootprintsView),
  { texts: ['drawing'] },
)
