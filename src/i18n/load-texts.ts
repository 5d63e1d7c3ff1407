import type { Locale } from '#config/locales.ts'
import type { Texts } from './fr.ts'

/** Parts of a dictionary; every page needs `common`, the page table says which others. */
export const areas = [
  'common',
  'home',
  'services',
  'catalogue',
  'product',
  'models',
  'quotes',
  'floating',
  'forms',
  'contact',
  'articles',
  'legal',
  'about',
  'area',
  'compare',
  'faq',
  'newsletter',
  'session',
  'dashboard',
  'account',
  'scales',
  'reminders',
] as const
export type Area = (typeof areas)[number]

type Loader = () => Promise<Partial<Texts>>

/** One chunk each: a browser gets one language's texts, and of those what its pages say. */
const loaders: Record<Locale, Record<Area, Loader>> = {
  fr: {
    common: () => import('./fr/common.ts').then((module) => module.common),
    home: () => import('./fr/home.ts').then((module) => module.home),
    services: () => import('./fr/services.ts').then((module) => module.services),
    catalogue: () => import('./fr/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./fr/product.ts').then((module) => module.product),
    models: () => import('./fr/models.ts').then((module) => module.models),
    quotes: () => import('./fr/quotes.ts').then((module) => module.quotes),
    floating: () => import('./fr/floating.ts').then((module) => module.floating),
    forms: () => import('./fr/forms.ts').then((module) => module.forms),
    contact: () => import('./fr/contact.ts').then((module) => module.contact),
    articles: () => import('./fr/articles.ts').then((module) => module.articles),
    legal: () => import('./fr/legal.ts').then((module) => module.legal),
    about: () => import('./fr/about.ts').then((module) => module.about),
    area: () => import('./fr/area.ts').then((module) => module.area),
    compare: () => import('./fr/compare.ts').then((module) => module.compare),
    faq: () => import('./fr/faq.ts').then((module) => module.faq),
    newsletter: () => import('./fr/newsletter.ts').then((module) => module.newsletter),
    session: () => import('./fr/session.ts').then((module) => module.session),
    dashboard: () => import('./fr/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./fr/account.ts').then((module) => module.account),
    scales: () => import('./fr/scales.ts').then((module) => module.scales),
    reminders: () => import('./fr/reminders.ts').then((module) => module.reminders),
  },
  en: {
    common: () => import('./en/common.ts').then((module) => module.common),
    home: () => import('./en/home.ts').then((module) => module.home),
    services: () => import('./en/services.ts').then((module) => module.services),
    catalogue: () => import('./en/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./en/product.ts').then((module) => module.product),
    models: () => import('./en/models.ts').then((module) => module.models),
    quotes: () => import('./en/quotes.ts').then((module) => module.quotes),
    floating: () => import('./en/floating.ts').then((module) => module.floating),
    forms: () => import('./en/forms.ts').then((module) => module.forms),
    contact: () => import('./en/contact.ts').then((module) => module.contact),
    articles: () => import('./en/articles.ts').then((module) => module.articles),
    legal: () => import('./en/legal.ts').then((module) => module.legal),
    about: () => import('./en/about.ts').then((module) => module.about),
    area: () => import('./en/area.ts').then((module) => module.area),
    compare: () => import('./en/compare.ts').then((module) => module.compare),
    faq: () => import('./en/faq.ts').then((module) => module.faq),
    newsletter: () => import('./en/newsletter.ts').then((module) => module.newsletter),
    session: () => import('./en/session.ts').then((module) => module.session),
    dashboard: () => import('./en/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./en/account.ts').then((module) => module.account),
    scales: () => import('./en/scales.ts').then((module) => module.scales),
    reminders: () => import('./en/reminders.ts').then((module) => module.reminders),
  },
  de: {
    common: () => import('./de/common.ts').then((module) => module.common),
    home: () => import('./de/home.ts').then((module) => module.home),
    services: () => import('./de/services.ts').then((module) => module.services),
    catalogue: () => import('./de/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./de/product.ts').then((module) => module.product),
    models: () => import('./de/models.ts').then((module) => module.models),
    quotes: () => import('./de/quotes.ts').then((module) => module.quotes),
    floating: () => import('./de/floating.ts').then((module) => module.floating),
    forms: () => import('./de/forms.ts').then((module) => module.forms),
    contact: () => import('./de/contact.ts').then((module) => module.contact),
    articles: () => import('./de/articles.ts').then((module) => module.articles),
    legal: () => import('./de/legal.ts').then((module) => module.legal),
    about: () => import('./de/about.ts').then((module) => module.about),
    area: () => import('./de/area.ts').then((module) => module.area),
    compare: () => import('./de/compare.ts').then((module) => module.compare),
    faq: () => import('./de/faq.ts').then((module) => module.faq),
    newsletter: () => import('./de/newsletter.ts').then((module) => module.newsletter),
    session: () => import('./de/session.ts').then((module) => module.session),
    dashboard: () => import('./de/dashboard.ts').then((module) => module.dashboard),
    account: () => import('./de/account.ts').then((module) => module.account),
    scales: () => import('./de/scales.ts').then((module) => module.scales),
    reminders: () => import('./de/reminders.ts').then((module) => module.reminders),
  },
}

/** The texts that every page says and those of the areas asked for, in one language. */
export async function loadTexts(locale: Locale, wanted: readonly Area[]): Promise<Partial<Texts>> {
  const parts = await Promise.all(
    [...new Set<Area>(['common', ...wanted])].map((area) => loaders[locale][area]()),
  )
  return Object.assign({}, ...parts) as Partial<Texts>
}
