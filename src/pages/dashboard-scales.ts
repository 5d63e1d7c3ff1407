import type { ComponentProps } from 'react'
import { definePart } from '#src/app/part.tsx'
import type { Scales as Drawn } from '#src/scales/scales.tsx'

/** « My scales » in the customer area, under a heading of their own. */
export const Scales = definePart<ComponentProps<typeof Drawn>>(['scales', 'forms'], () =>
  import('#src/scales/scales.tsx').then((module) => module.Scales),
)
