import type { ComponentProps } from 'react'
import type { Scales as ScalesView } from '#src/scales/scales.tsx'
import { deferred } from '#src/site/deferred.tsx'

/** « My scales » in the customer area, with its own heading. */
export const Scales = deferred<ComponentProps<typeof ScalesView>>(
  () => import('#src/scales/scales.tsx').then((module) => module.Scales),
  { texts: ['scales', 'forms'] },
)
