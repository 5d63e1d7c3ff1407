import type { Locale } from '#config/locales.ts'
import type { Area, firstAreas, LaterArea, Loader } from './areas.ts'
import type { Texts } from './fr.ts'

/** One chunk each: a browser loads the areas of its pages in one language. */
const loaders: Record<Locale, Record<(typeof firstAreas)[number], Loader>> = {
  fr: {
    common: () => import('./fr/common.ts').then((module) => module.common),
    home: () => import('./fr/home.ts').then((module) => module.home),
    catalogue: () => import('./fr/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./fr/product.ts').then((module) => module.product),
    quotes: () => import('./fr/quotes.ts').then((module) => module.quotes),
    contact: () => import('./fr/contact.ts').then((module) => module.contact),
    articles: () => import('./fr/articles.ts').then((module) => module.articles),
    legal: () => import('./fr/legal.ts').then((module) => module.legal),
    terms: () => import('./fr/terms.ts').then((module) => module.terms),
    about: () => import('./fr/about.ts').then((module) => module.about),
    compare: () => import('./fr/compare.ts').then((module) => module.compare),
    newsletter: () => import('./fr/newsletter.ts').then((module) => module.newsletter),
    configure: () => import('./fr/configure.ts').then((module) => module.configure),
    assistant: () => import('./fr/assistant.ts').then((module) => module.assistant),
    plaque: () => import('./fr/plaque.ts').then((module) => module.plaque),
  },
  en: {
    common: () => import('./en/common.ts').then((module) => module.common),
    home: () => import('./en/home.ts').then((module) => module.home),
    catalogue: () => import('./en/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./en/product.ts').then((module) => module.product),
    quotes: () => import('./en/quotes.ts').then((module) => module.quotes),
    contact: () => import('./en/contact.ts').then((module) => module.contact),
    articles: () => import('./en/articles.ts').then((module) => module.articles),
    legal: () => import('./en/legal.ts').then((module) => module.legal),
    terms: () => import('./en/terms.ts').then((module) => module.terms),
    about: () => import('./en/about.ts').then((module) => module.about),
    compare: () => import('./en/compare.ts').then((module) => module.compare),
    newsletter: () => import('./en/newsletter.ts').then((module) => module.newsletter),
    configure: () => import('./en/configure.ts').then((module) => module.configure),
    assistant: () => import('./en/assistant.ts').then((module) => module.assistant),
    plaque: () => import('./en/plaque.ts').then((module) => module.plaque),
  },
  de: {
    common: () => import('./de/common.ts').then((module) => module.common),
    home: () => import('./de/home.ts').then((module) => module.home),
    catalogue: () => import('./de/catalogue.ts').then((module) => module.catalogue),
    product: () => import('./de/product.ts').then((module) => module.product),
    quotes: () => import('./de/quotes.ts').then((module) => module.quotes),
    contact: () => import('./de/contact.ts').then((module) => module.contact),
    articles: () => import('./de/articles.ts').then((module) => module.articles),
    legal: () => import('./de/legal.ts').then((module) => module.legal),
    terms: () => import('./de/terms.ts').then((module) => module.terms),
    about: () => import('./de/about.ts').then((module) => module.about),
    compare: () => import('./de/compare.ts').then((module) => module.compare),
    newsletter: () => import('./de/newsletter.ts').then((module) => module.newsletter),
    configure: () => import('./de/configure.ts').then((module) => module.configure),
    assistant: () => import('./de/assistant.ts').then((module) => module.assistant),
    plaque: () => import('./de/plaque.ts').then((module) => module.plaque),
  },
}

/** The loaders of later areas are a chunk of their own, because file names compress badly. */
async function load(locale: Locale, area: Area): Promise<Partial<Texts>> {
  const first: Partial<Record<Area, Loader>> = loaders[locale]
  const known = first[area]
  if (known) return known()
  const { laterTexts } = await import('./later-texts.ts')
  return laterTexts[locale][area as LaterArea]()
}

const loaded = new Map<string, Partial<Texts>>()

/** Loads `common` and the wanted areas in one language, each set once: translators are kept by their set. */
export async function loadTexts(locale: Locale, wanted: readonly Area[]): Promise<Partial<Texts>> {
  const name = `${locale} ${wanted}`
  const known = loaded.get(name)
  if (known) return known
  const parts = await Promise.all([...new Set<Area>(['common', ...wanted])].map((area) => load(locale, area)))
  const texts = Object.assign({}, ...parts) as Partial<Texts>
  loaded.set(name, texts)
  return texts
}
