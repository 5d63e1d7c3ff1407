import type { Route } from '#src/app/page.ts'
import { areas } from '#src/i18n/areas.ts'

/** In the page table of the development server only (`src/pages/index.ts`). */
export const styleguideRoute: Route = {
  file: 'styleguide',
  pattern: '/styleguide',
  texts: areas,
  import: () => import('./page.tsx').then((m) => m.styleguidePage),
}
