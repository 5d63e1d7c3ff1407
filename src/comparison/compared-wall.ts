import { deferred } from '#src/site/deferred.tsx'

/** The compared models to scale. */
export const ComparedWall = deferred(
  () => import('./compared-wall-view.tsx').then((module) => module.ComparedWallView),
  { texts: ['drawing'] },
)
