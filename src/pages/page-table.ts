import { type PageName, pagePaths } from '#domain/site/urls.ts'
import type { Route } from '#src/site/page.ts'

/** Loaders of every page; the last one matches everything else. */
const pages: Record<PageName, Pick<Route, 'texts' | 'import'>> = {
  home: { texts: ['home'], import: () => import('./home-page.tsx').then((m) => m.homePage) },
  about: { texts: ['about'], import: () => import('./about-page.tsx').then((m) => m.aboutPage) },
  catalogue: {
    texts: ['catalogue'],
    import: () => import('./catalogue-page.tsx').then((m) => m.cataloguePage),
  },
  product: { texts: ['product'], import: () => import('./product-page.tsx').then((m) => m.productPage) },
  compare: { texts: ['compare'], import: () => import('./compare-page.tsx').then((m) => m.comparePage) },
  articles: { texts: ['articles'], import: () => import('./articles-page.tsx').then((m) => m.articlesPage) },
  article: { texts: ['articles'], import: () => import('./article-page.tsx').then((m) => m.articlePage) },
  quote: { texts: ['quotes'], import: () => import('./quote-page.tsx').then((m) => m.quotePage) },
  'shared-list': {
    texts: ['list'],
    import: () => import('./shared-list-page.tsx').then((m) => m.sharedListPage),
  },
  'quote-configurator': {
    texts: ['configure'],
    import: () => import('./quote-configurator-page.tsx').then((m) => m.quoteConfiguratorPage),
  },
  follow: { texts: ['requests'], import: () => import('./follow-page.tsx').then((m) => m.followPage) },
  contact: { texts: ['contact'], import: () => import('./contact-page.tsx').then((m) => m.contactPage) },
  assistant: {
    texts: ['assistant'],
    import: () => import('./assistant-page.tsx').then((m) => m.assistantPage),
  },
  plate: { texts: ['plaque'], import: () => import('./plate-page.tsx').then((m) => m.platePage) },
  newsletter: {
    texts: ['newsletter'],
    import: () => import('./newsletter-page.tsx').then((m) => m.newsletterPage),
  },
  'reset-password': {
    texts: ['account'],
    import: () => import('./reset-password-page.tsx').then((m) => m.resetPasswordPage),
  },
  'verify-email': {
    texts: ['account'],
    import: () => import('./verify-email-page.tsx').then((m) => m.verifyEmailPage),
  },
  'reminder-stop': {
    texts: ['reminders'],
    import: () => import('./reminder-stop-page.tsx').then((m) => m.reminderStopPage),
  },
  legal: { texts: ['legal'], import: () => import('./legal-page.tsx').then((m) => m.legalPage) },
  privacy: { texts: ['privacy'], import: () => import('./privacy-page.tsx').then((m) => m.privacyPage) },
  terms: { texts: ['terms'], import: () => import('./terms-page.tsx').then((m) => m.termsPage) },
  dashboard: {
    texts: ['dashboard'],
    import: () => import('./dashboard-page.tsx').then((m) => m.dashboardPage),
  },
  'dashboard-quote': {
    texts: ['dashboard'],
    import: () => import('./dashboard-quote-page.tsx').then((m) => m.dashboardQuotePage),
  },
  'dashboard-scale': {
    texts: ['dashboard'],
    import: () => import('./dashboard-scale-page.tsx').then((m) => m.dashboardScalePage),
  },
  'not-found': { texts: [], import: () => import('./not-found-page.tsx').then((m) => m.notFoundPage) },
}

/** The page table: path pattern, areas of the dictionary and loader of each page. */
export const routes: readonly Route[] = (Object.keys(pages) as PageName[]).map((file) => ({
  file,
  pattern: pagePaths[file],
  ...pages[file],
}))
