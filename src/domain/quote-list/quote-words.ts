import type { Locale } from '#config/locales.ts'
import type { EstimateGap, EstimatePart } from './estimate.ts'

/** The words in which mails, the generated message and the customer's page name what a request carries. */
export type QuoteWords = {
  configuration: string
  use: string
  requirement: string
  fits: string
  fails: string
  errorAtSmallest: string
  nextDue: string
  services: string
  onRequest: string
  each: string
  estimate: string
  parts: Record<EstimatePart, string>
  total: string
  missing: string
  gaps: Record<EstimateGap, string>
}

/** Those words in each language. */
export const quoteWords: Record<Locale, QuoteWords> = {
  fr: {
    configuration: 'Besoin',
    use: 'Usage',
    requirement: 'Exigence',
    fits: 'convient',
    fails: 'ne convient pas',
    errorAtSmallest: 'Erreur à la plus petite charge',
    nextDue: 'Première vérification périodique',
    services: 'Prestations',
    onRequest: 'sur demande',
    each: 'l’unité',
    estimate: 'Montant indicatif HT',
    parts: {
      instruments: 'Instruments',
      accessories: 'Accessoires',
      services: 'Prestations',
      travel: 'Déplacement',
    },
    total: 'Total HT',
    missing: 'Non compris',
    gaps: {
      'instruments-on-request': 'instruments dont le prix est sur demande',
      'accessories-on-request': 'accessoires dont le prix est sur demande',
      'services-on-request': 'prestations dont le prix est sur demande',
      'travel-on-request': 'déplacement (sur demande)',
      delivery: 'livraison',
      vat: 'TVA',
    },
  },
  en: {
    configuration: 'Requirement',
    use: 'Use',
    requirement: 'Required',
    fits: 'suitable',
    fails: 'not suitable',
    errorAtSmallest: 'Error at the smallest load',
    nextDue: 'First periodic verification',
    services: 'Services',
    onRequest: 'on request',
    each: 'each',
    estimate: 'Indicative amount excl. VAT',
    parts: {
      instruments: 'Instruments',
      accessories: 'Accessories',
      services: 'Services',
      travel: 'Travel',
    },
    total: 'Total excl. VAT',
    missing: 'Not included',
    gaps: {
      'instruments-on-request': 'instruments priced on request',
      'accessories-on-request': 'accessories priced on request',
      'services-on-request': 'services priced on request',
      'travel-on-request': 'travel (on request)',
      delivery: 'delivery',
      vat: 'VAT',
    },
  },
  de: {
    configuration: 'Bedarf',
    use: 'Verwendung',
    requirement: 'Anforderung',
    fits: 'geeignet',
    fails: 'nicht geeignet',
    errorAtSmallest: 'Fehler bei der kleinsten Last',
    nextDue: 'Erste wiederkehrende Prüfung bzw. Eichung',
    services: 'Leistungen',
    onRequest: 'auf Anfrage',
    each: 'pro Stück',
    estimate: 'Unverbindlicher Richtbetrag zzgl. MwSt.',
    parts: {
      instruments: 'Waagen',
      accessories: 'Zubehör',
      services: 'Leistungen',
      travel: 'Anfahrt',
    },
    total: 'Summe zzgl. MwSt.',
    missing: 'Nicht enthalten',
    gaps: {
      'instruments-on-request': 'Waagen mit Preis auf Anfrage',
      'accessories-on-request': 'Zubehör mit Preis auf Anfrage',
      'services-on-request': 'Leistungen mit Preis auf Anfrage',
      'travel-on-request': 'Anfahrt (auf Anfrage)',
      delivery: 'Lieferung',
      vat: 'MwSt.',
    },
  },
}
