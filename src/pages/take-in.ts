import type { ComponentProps } from 'react'
import { deferred } from '#src/app/deferred.tsx'
import type { TakeInAsGuest as TakeInAsGuestView, TakeIn as TakeInView } from '#src/scales/take-in.tsx'

/** Takes the instruments of an accepted offer into « my scales ». */
export const TakeIn = deferred<ComponentProps<typeof TakeInView>>(
  () => import('#src/scales/take-in.tsx').then((module) => module.TakeIn),
  { texts: ['scales', 'forms'], onDemand: true },
)

/** What a guest is told instead. */
export const TakeInAsGuest = deferred<ComponentProps<typeof TakeInAsGuestView>>(
  () => import('#src/scales/take-in.tsx').then((module) => module.TakeInAsGuest),
  { texts: ['scales', 'forms'], onDemand: true },
)
