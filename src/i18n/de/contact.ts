import type { contact as french } from '#src/i18n/fr/contact.ts'

/** The contact page. */
export const contact: Record<keyof typeof french, string> = {
  'contact.title': 'Kontakt',
  'contact.meta-description':
    'Fragen zu Waage, Prüfung oder Reparatur? Schreiben Sie uns oder rufen Sie an: Wir sind im Umkreis von {{radius}}\u00a0km um {{city}} im Einsatz.',
  'contact.keywords': 'Kontakt Wägetechnik, Waagenreparatur Elsass, Waagenprüfung, Telefon',
  'contact.lead':
    'Eine Frage, eine Störung, eine anstehende Prüfung: Schreiben Sie uns, wir antworten innerhalb von 24\u00a0Stunden an Arbeitstagen.',
  'contact.quote-subject': 'Angebotsanfrage',
  'contact.direct': 'So erreichen Sie uns',
  'contact.hours': 'Öffnungszeiten',
  'contact.open': 'Jetzt geöffnet, bis {{until}}\u00a0Uhr',
  'contact.closed': 'Geschlossen; öffnet am {{opening}}\u00a0Uhr',
  'contact.holiday': 'Geschlossen am {{day}} (Feiertag im Elsass)',
  'contact.area': 'Einsatzgebiet',
  'contact.area-text': '{{radius}}\u00a0km rund um {{city}}: Elsass und angrenzende Regionen.',
  'contact.send': 'Nachricht senden',
  'contact.sent': 'Nachricht gesendet',
  'contact.sent-text':
    'Ihre Nachricht hat die Nummer {{reference}}. Wir antworten innerhalb von 24\u00a0Stunden an Arbeitstagen.',
  'contact.again': 'Weitere Nachricht schreiben',
}
