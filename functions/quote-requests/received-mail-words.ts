import type { Locale } from '#config/locales.ts'

type Words = {
  subject: string
  greeting: string
  received: (reference: string) => string
  next: (due: string) => string
  /** Before the link to the page of the request, and the text of its button. */
  follow: string
  followButton: string
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
      `Un spécialiste étudie votre demande et vous répond sous 24\u00a0h, jours ouvrés, soit au plus tard le ${due}. Le devis est gratuit et sans engagement.`,
    follow:
      'Suivez votre demande, écrivez-nous et répondez à notre devis sur sa page, sans compte. Le lien est personnel\u00a0: il ouvre votre demande pendant 180 jours.',
    followButton: 'Suivre ma demande',
    closing: 'Cordialement.',
    standard: 'Modèle standard',
    onRequest: 'Prix sur demande',
    excludingVat: 'HT',
    each: 'l’unité',
  },
  en: {
    subject: 'Your quote request',
    greeting: 'Hello,',
    received: (reference) => `We have received your quote request. Its reference is ${reference}.`,
    next: (due) =>
      `A specialist is looking into it and will reply within 24\u00a0hours on working days, by ${due} (Paris time). The quotation is free and without obligation.`,
    follow:
      'Follow your request, write to us and respond to our quotation on its page, without an account. The link is personal: it opens your request for 180 days.',
    followButton: 'Follow my request',
    closing: 'Kind regards,',
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
      `Eine Fachkraft prüft Ihre Anfrage und antwortet innerhalb von 24\u00a0Stunden an Arbeitstagen, spätestens am ${due}\u00a0Uhr. Das Angebot ist kostenlos und unverbindlich.`,
    follow:
      'Auf der Seite Ihrer Anfrage können Sie ohne Konto den Stand verfolgen, uns schreiben und auf unser Angebot antworten. Der Link ist persönlich und öffnet Ihre Anfrage 180 Tage lang.',
    followButton: 'Anfrage verfolgen',
    closing: 'Mit freundlichen Grüßen',
    standard: 'Standardmodell',
    onRequest: 'Preis auf Anfrage',
    excludingVat: 'zzgl. MwSt.',
    each: 'pro Stück',
  },
}
