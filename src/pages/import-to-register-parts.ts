import { deferred } from '#src/site/deferred.tsx'

/** Takes the instruments of an accepted offer into « my scales ». */
export const TakeIn = deferred(
  () => import('#src/scales/import-to-register.tsx').then((module) => module.TakeIn),
  { texts: ['scales', 'forms'], onDemand: true },
)

/** What a guest is told instead. */
export const TakeInAsGuest = deferred(
  () => import('#src/scales/import-to-register.tsx').then((module) => module.TakeInAsGuest),
  { texts: ['scales', 'forms'], onDemand: true },
)
