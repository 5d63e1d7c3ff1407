import type { Route } from '#src/app/page.ts'

/** Every page of the site; the last row answers what no other does. Each file is loaded when it is visited. */
export const routes: readonly Route[] = [
  { file: 'home', pattern: '/', texts: ['home'], import: () => import('./home.tsx').then((m) => m.homePage) },
  {
    file: 'about',
    pattern: '/about',
    texts: ['about'],
    import: () => import('./about.tsx').then((m) => m.aboutPage),
  },
  {
    file: 'catalogue',
    pattern: '/products',
    texts: ['catalogue'],
    import: () => import('./catalogue.tsx').then((m) => m.cataloguePage),
  },
  {
    file: 'product',
    pattern: '/products/:id',
    texts: ['product'],
    import: () => import('./product.tsx').then((m) => m.productPage),
  },
  {
    file: 'compare',
    pattern: '/compare',
    texts: ['compare'],
    import: () => import('./compare.tsx').then((m) => m.comparePage),
  },
  {
    file: 'articles',
    pattern: '/blog',
    texts: ['articles'],
    import: () => import('./articles.tsx').then((m) => m.articlesPage),
  },
  {
    file: 'article',
    pattern: '/blog/:slug',
    texts: ['articles'],
    import: () => import('./article.tsx').then((m) => m.articlePage),
  },
  {
    file: 'quote',
    pattern: '/devis',
    texts: ['quotes'],
    import: () => import('./quote.tsx').then((m) => m.quotePage),
  },
  {
    file: 'contact',
    pattern: '/contact',
    texts: ['contact'],
    import: () => import('./contact.tsx').then((m) => m.contactPage),
  },
  {
    file: 'newsletter',
    pattern: '/newsletter',
    texts: ['newsletter'],
    import: () => import('./newsletter.tsx').then((m) => m.newsletterPage),
  },
  {
    file: 'reset-password',
    pattern: '/reset-password',
    texts: ['account'],
    import: () => import('./reset-password.tsx').then((m) => m.resetPasswordPage),
  },
  {
    file: 'verify-email',
    pattern: '/verify-email',
    texts: ['account'],
    import: () => import('./verify-email.tsx').then((m) => m.verifyEmailPage),
  },
  {
    file: 'reminder-stop',
    pattern: '/rappels',
    texts: ['reminders'],
    import: () => import('./reminder-stop.tsx').then((m) => m.reminderStopPage),
  },
  {
    file: 'legal',
    pattern: '/mentions-legales',
    texts: ['legal'],
    import: () => import('./legal.tsx').then((m) => m.legalPage),
  },
  {
    file: 'privacy',
    pattern: '/politique-de-confidentialite',
    texts: ['legal'],
    import: () => import('./privacy.tsx').then((m) => m.privacyPage),
  },
  {
    file: 'dashboard',
    pattern: '/dashboard',
    texts: ['dashboard'],
    import: () => import('./dashboard.tsx').then((m) => m.dashboardPage),
  },
  {
    file: 'dashboard-quote',
    pattern: '/dashboard/quotes/:reference',
    texts: ['dashboard'],
    import: () => import('./dashboard-quote.tsx').then((m) => m.dashboardQuotePage),
  },
  {
    file: 'not-found',
    pattern: '*',
    texts: [],
    import: () => import('./not-found.tsx').then((m) => m.notFoundPage),
  },
]
