import type { Locale } from '#config/locales.ts'
import type { RequestEvent } from './request-state.ts'

/** What happened, in words. `version` is that of the offer, `note` a reason in the words of who gave it. */
export type RecordedEvent = { event: RequestEvent; version: number | null; note: string }

const words: Record<Locale, Record<RequestEvent, string>> = {
  fr: {
    received: 'Demande reçue',
    taken: 'Un spécialiste étudie la demande',
    'customer-message': 'Message du client',
    'company-message': 'Message de notre équipe',
    'offer-sent': 'Devis envoyé, version {version}',
    'offer-superseded': 'Version {version} du devis remplacée',
    'offer-withdrawn': 'Devis retiré, version {version}',
    accepted: 'Devis accepté, version {version}',
    declined: 'Devis décliné, version {version}',
    expired: 'Validité du devis dépassée, version {version}',
    closed: 'Demande close',
  },
  en: {
    received: 'Request received',
    taken: 'A specialist is looking into the request',
    'customer-message': 'Message from the customer',
    'company-message': 'Message from our team',
    'offer-sent': 'Quotation sent, version {version}',
    'offer-superseded': 'Version {version} of the quotation replaced',
    'offer-withdrawn': 'Quotation withdrawn, version {version}',
    accepted: 'Quotation accepted, version {version}',
    declined: 'Quotation declined, version {version}',
    expired: 'Quotation no longer valid, version {version}',
    closed: 'Request closed',
  },
  de: {
    received: 'Anfrage eingegangen',
    taken: 'Eine Fachkraft prüft die Anfrage',
    'customer-message': 'Nachricht des Kunden',
    'company-message': 'Nachricht unseres Teams',
    'offer-sent': 'Angebot gesendet, Version {version}',
    'offer-superseded': 'Version {version} des Angebots ersetzt',
    'offer-withdrawn': 'Angebot zurückgezogen, Version {version}',
    accepted: 'Angebot angenommen, Version {version}',
    declined: 'Angebot abgelehnt, Version {version}',
    expired: 'Angebot nicht mehr gültig, Version {version}',
    closed: 'Anfrage abgeschlossen',
  },
}

/** The sentence of the timeline for what happened. */
export function eventText({ event, version, note }: RecordedEvent, locale: Locale): string {
  const text = words[locale][event].replace('{version}', String(version ?? 1))
  return note ? `${text}${locale === 'fr' ? '\u00a0' : ''}: ${note}` : text
}
