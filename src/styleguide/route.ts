import type { Route } from '#src/site/page.ts'

/** In the page table of the development server only (`src/pages/page-table.ts`). */
export const styleguideRoute: Route = {
  file: 'styleguide',
  pattern: '/styleguide',
  texts: ['home', 'articles', 'catalogue', 'product', 'models', 'understood', 'quotes', 'forms', 'account'],
  import: () => import('./styleguide-page.tsx').then((m) => m.styleguidePage),
}
