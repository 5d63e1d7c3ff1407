import { definePart } from '#src/app/part.tsx'
import type { AreaCheckProps } from './area-check.tsx'

/** What pages show of the service area; each comes after the page stands. */
export const ServiceArea = definePart(['area'], () =>
  import('./service-area.tsx').then((module) => module.ServiceArea),
)
export const ServiceAreaMap = definePart(['area'], () =>
  import('./service-area-map.tsx').then((module) => module.ServiceAreaMap),
)
export const AreaCheck = definePart<AreaCheckProps>(['area'], () =>
  import('./area-check.tsx').then((module) => module.AreaCheck),
)
