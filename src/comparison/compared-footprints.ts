import type { Column } from '#domain/comparison/comparison-table.ts'
import { deferred } from '#src/app/deferred.tsx'

/** The footprints of the compared models. */
export const ComparedFootprints = deferred<{ columns: readonly Column[] }>(
  () => import('./compared-footprints-view.tsx').then((module) => module.ComparedFootprintsView),
  { texts: ['drawing'] },
)
