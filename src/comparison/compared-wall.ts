import type { Column } from '#domain/comparison/comparison-rows.ts'
import { deferred } from '#src/site/deferred.tsx'

/** The compared models to scale. */
export const ComparedWall = deferred<{ columns: readonly Column[] }>(
  () => import('./compared-wall-view.tsx').then((module) => module.ComparedWallView),
  { texts: ['drawing'] },
)
