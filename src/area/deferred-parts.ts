import { deferred } from '#src/site/deferred.tsx'

/** Components of the service area, each loaded after the page. */
export const ServiceArea = deferred(() => import('./service-area.tsx').then((module) => module.ServiceArea), {
  texts: ['area'],
})
export const ServiceAreaMap = deferred(
  () => import('./service-area-map.tsx').then((module) => module.ServiceAreaMap),
  { texts: ['area'] },
)
export const AreaCheck = deferred(() => import('./area-check.tsx').then((module) => module.AreaCheck), {
  texts: ['area'],
})
