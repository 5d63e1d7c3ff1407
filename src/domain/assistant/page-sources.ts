import type { Locale } from '#config/locales.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import type { Source } from './draft.ts'
import { say } from './say.ts'

/** Pages that answers name as their source, by the sentence that is their title. */
const titles = {
  '/blog/verification-periodique': 'page.verification-periodique',
  '/blog/classe-iii-ou-ii': 'page.classe-iii-ou-ii',
  '/blog/classe-iii-medicale': 'page.classe-iii-medicale',
  '/blog/portee-echelon-precision': 'page.portee-echelon-precision',
  '/blog/excentration-et-justesse': 'page.excentration-et-justesse',
  '/blog/carnet-metrologique': 'page.carnet-metrologique',
  '/blog/choisir-une-balance': 'page.choisir-une-balance',
  '/blog/preparer-une-verification': 'page.preparer-une-verification',
  '/blog/balance-de-laboratoire-emplacement': 'page.balance-de-laboratoire-emplacement',
  [pagePaths.contact]: 'page.contact',
  [pagePaths.about]: 'page.about',
  [pagePaths.quote]: 'page.quote',
  [pagePaths.follow]: 'page.follow',
  [pagePaths['quote-configurator']]: 'page.quote-configurator',
  [pagePaths.catalogue]: 'page.catalogue',
  [pagePaths.dashboard]: 'page.dashboard',
  [pagePaths.plate]: 'page.plate',
  [pagePaths.compare]: 'page.compare',
  [pagePaths.newsletter]: 'page.newsletter',
  [pagePaths['reset-password']]: 'page.reset-password',
  [pagePaths.legal]: 'page.legal',
  [pagePaths.terms]: 'page.terms',
  [pagePaths.privacy]: 'page.privacy',
  [pagePaths.home]: 'page.home',
} as const

/** A page that an answer names as its source. */
export type SourcePage = keyof typeof titles

/** A page of this site as a source, in one language. */
export const pageSource = (path: SourcePage, locale: Locale): Source => ({
  title: say(titles[path], locale),
  href: inLocale(locale, path),
})
