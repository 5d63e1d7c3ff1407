import type { Route } from '#src/app/page.ts'

/** Every page of the site; the last row answers what no other does. Each file is loaded when it is visited. */
export const routes: readonly Route[] = [
  { file: 'home', pattern: '/', import: () => import('./home.tsx').then((m) => m.homePage) },
  {
    file: 'catalogue',
    pattern: '/products',
    import: () => import('./catalogue.tsx').then((m) => m.cataloguePage),
  },
  {
    file: 'product',
    pattern: '/products/:id',
    import: () => import('./product.tsx').then((m) => m.productPage),
  },
  { file: 'quote', pattern: '/devis', import: () => import('./quote.tsx').then((m) => m.quotePage) },
  { file: 'contact', pattern: '/contact', import: () => import('./contact.tsx').then((m) => m.contactPage) },
  {
    file: 'legal',
    pattern: '/mentions-legales',
    import: () => import('./legal.tsx').then((m) => m.legalPage),
  },
  {
    file: 'privacy',
    pattern: '/politique-de-confidentialite',
    import: () => import('./privacy.tsx').then((m) => m.privacyPage),
  },
  { file: 'not-found', pattern: '*', import: () => import('./not-found.tsx').then((m) => m.notFoundPage) },
]
