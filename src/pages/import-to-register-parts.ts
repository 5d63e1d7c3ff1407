import type { ComponentProps } from 'react'
import type {
  TakeInAsGuest as TakeInAsGuestView,
  TakeIn as TakeInView,
} from '#src/scales/import-to-register.tsx'
import { deferred } from '#src/site/deferred.tsx'

/** Takes the instruments of an accepted offer into « my scales ». */
export const TakeIn = deferred<ComponentProps<typeof TakeInView>>(
  () => import('#src/scales/import-to-register.tsx').then((module) => module.TakeIn),
  { texts: ['scales', 'forms'], onDemand: true },
)

/** What a guest is told instead. */
export const TakeInAsGuest = deferred<ComponentProps<typeof TakeInAsGuestView>>(
  () => import('#src/scales/import-to-register.tsx').then((module) => module.TakeInAsGuest),
  { texts: ['scales', 'forms'], onDemand: true },
)
