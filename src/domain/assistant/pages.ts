import type { Locale, Localized } from '#config/locales.ts'
import { inLocale, pagePaths } from '#domain/site/urls.ts'
import type { Source } from './draft.ts'

const titles = {
  '/blog/verification-periodique': {
    fr: 'Vérification périodique : qui, quand, comment',
    en: 'Periodic verification: who, when, how',
    de: 'Wiederkehrende Prüfung: wer, wann, wie',
  },
  '/blog/classe-iii-ou-ii': {
    fr: 'Quelle classe pour quel usage ?',
    en: 'Which class for which use?',
    de: 'Welche Klasse für welche Verwendung?',
  },
  '/blog/classe-iii-medicale': {
    fr: 'Les balances médicales et leur vérification',
    en: 'Medical scales and their verification',
    de: 'Medizinische Waagen und ihre Prüfung',
  },
  '/blog/portee-echelon-precision': {
    fr: 'Portée, échelon, précision : lire la plaque',
    en: 'Capacity, interval, accuracy: reading the plate',
    de: 'Höchstlast, Eichwert, Genauigkeit: das Typenschild lesen',
  },
  '/blog/excentration-et-justesse': {
    fr: 'Contrôler sa balance : excentration et justesse',
    en: 'Checking your scale: eccentricity and accuracy',
    de: 'Die Waage prüfen: Ecklast und Richtigkeit',
  },
  '/blog/carnet-metrologique': {
    fr: 'Le carnet métrologique',
    en: 'The metrological logbook',
    de: 'Das metrologische Prüfbuch',
  },
  '/blog/choisir-une-balance': {
    fr: 'Choisir une balance',
    en: 'Choosing a scale',
    de: 'Eine Waage auswählen',
  },
  '/blog/preparer-une-verification': {
    fr: 'Préparer une vérification',
    en: 'Preparing for a verification',
    de: 'Eine Prüfung vorbereiten',
  },
  '/blog/balance-de-laboratoire-emplacement': {
    fr: 'L’emplacement d’une balance de laboratoire',
    en: 'Where to place a laboratory balance',
    de: 'Der Standort einer Laborwaage',
  },
  [pagePaths.contact]: { fr: 'Contact et questions', en: 'Contact and questions', de: 'Kontakt und Fragen' },
  [pagePaths.about]: { fr: 'L’entreprise', en: 'The company', de: 'Das Unternehmen' },
  [pagePaths.quote]: { fr: 'Demande de devis', en: 'Quote request', de: 'Angebotsanfrage' },
  [pagePaths.follow]: { fr: 'Suivre une demande', en: 'Follow a request', de: 'Anfrage verfolgen' },
  [pagePaths['quote-configurator']]: { fr: 'Configurateur', en: 'Configurator', de: 'Konfigurator' },
  [pagePaths.catalogue]: { fr: 'Catalogue', en: 'Catalogue', de: 'Katalog' },
  [pagePaths.dashboard]: { fr: 'Espace client', en: 'Customer area', de: 'Kundenbereich' },
  [pagePaths.plate]: { fr: 'Lire une plaque', en: 'Read a data plate', de: 'Typenschild lesen' },
  [pagePaths.compare]: { fr: 'Comparaison', en: 'Comparison', de: 'Vergleich' },
  [pagePaths.newsletter]: { fr: 'Lettre d’information', en: 'Newsletter', de: 'Newsletter' },
  [pagePaths['reset-password']]: { fr: 'Nouveau mot de passe', en: 'New password', de: 'Neues Passwort' },
  [pagePaths.legal]: { fr: 'Mentions légales', en: 'Legal notice', de: 'Impressum' },
  [pagePaths.terms]: {
    fr: 'Conditions générales',
    en: 'General terms',
    de: 'Allgemeine Geschäftsbedingungen',
  },
  [pagePaths.privacy]: { fr: 'Confidentialité', en: 'Privacy', de: 'Datenschutz' },
  [pagePaths.home]: { fr: 'Accueil', en: 'Home', de: 'Startseite' },
} satisfies Record<string, Localized>

/** A page that an answer names as its source. */
export type SourcePage = keyof typeof titles

/** A page of this site as a source, in one language. */
export const pageSource = (path: SourcePage, locale: Locale): Source => ({
  title: titles[path][locale],
  href: inLocale(locale, path),
})
