import type { Locale } from '#config/locales.ts'

type Words = {
  subject: string
  greeting: string
  received: (reference: string) => string
  next: (due: string) => string
  closing: string
  standard: string
  onRequest: string
  excludingVat: string
  each: string
}

/** Texts of the confirmation of a quote request. */
export const visitorWords: Record<Locale, Words> = {
  fr: {
    subject: 'Votre demande de devis',
    greeting: 'Bonjour,',
    received: (reference) => `Nous avons bien reçu votre demande de devis. Sa référence est ${reference}.`,
    next: (due) =>
      `Un spécialiste l’étudie et vous répond sous 24\u00a0h, jours ouvrés, soit au plus tard le ${due}. Le devis est gratuit et sans engagement.`,
    closing: 'Cordialement.',
    standard: 'Modèle standard',
    onRequest: 'Prix sur demande',
    excludingVat: 'HT',
    each: 'l’unité',
  },
  en: {
    subject: 'Your quotation request',
    greeting: 'Hello,',
    received: (reference) => `We have received your quotation request. Its reference is ${reference}.`,
    next: (due) =>
      `A specialist is looking into it and will reply within 24\u00a0hours on working days, by ${due} (Paris time) at the latest. The quotation is free and without obligation.`,
    closing: 'Kind regards.',
    standard: 'Standard model',
    onRequest: 'Price on request',
    excludingVat: 'excl. VAT',
    each: 'each',
  },
  de: {
    subject: 'Ihre Angebotsanfrage',
    greeting: 'Guten Tag,',
    received: (reference) => `wir haben Ihre Angebotsanfrage erhalten. Sie trägt die Nummer ${reference}.`,
    next: (due) =>
      `Eine Fachkraft prüft sie und antwortet innerhalb von 24\u00a0Stunden an Arbeitstagen, spätestens am ${due}\u00a0Uhr. Das Angebot ist kostenlos und unverbindlich.`,
    closing: 'Mit freundlichen Grüßen',
    standard: 'Standardmodell',
    onRequest: 'Preis auf Anfrage',
    excludingVat: 'zzgl. MwSt.',
    each: 'pro Stück',
  },
}
