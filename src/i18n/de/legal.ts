import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Impressum der Website von {{company}}: Herausgeber, Akkreditierung, Demonstrationskatalog, Preise.',
  'legal.keywords': 'Impressum, Herausgeber, Akkreditierung',
  'legal.publisher': 'Herausgeber',
  'legal.accreditation': 'Akkreditierung',
  'legal.accreditation-text':
    'Prüfung nichtselbsttätiger Waagen nach französischem Recht: Akkreditierung Nr.\u00a0{{reference}}. Die Akkreditierung gilt nur für diese Prüfung, weder für den Verkauf noch für die Reparatur.',
  'legal.catalogue': 'Katalog',
  'legal.prices': 'Preise',
  'legal.prices-text': 'Alle Preise in Euro, zuzüglich MwSt. Verbindlich ist nur das schriftliche Angebot.',
  'privacy.meta-description':
    'Was diese Website speichert, wo und wie lange, und was sie nicht speichert: kein Tracking, keine Werbepartner.',
  'privacy.keywords': 'Datenschutz, personenbezogene Daten, DSGVO',
  'privacy.lead': 'Was die Website von {{company}} speichert und was nicht.',
  'privacy.requests': 'Ihre Anfragen',
  'privacy.requests-text':
    'Eine Angebotsanfrage oder Nachricht wird mit den von Ihnen angegebenen Kontaktdaten gespeichert, um sie zu beantworten und nachvollziehen zu können. Nichts wird zu Werbezwecken weitergegeben.',
  'privacy.mail': 'E-Mails',
  'privacy.mail-text':
    'Ihre Anfrage wird uns per E-Mail zugesandt; eine Bestätigung ohne Ihre Nachricht geht an Ihre Adresse.',
  'privacy.browser': 'In Ihrem Browser',
  'privacy.browser-text':
    'Ihre Anfrageliste, der gerade eingegebene Text und Ihre Sprache bleiben in Ihrem Browser. Die Website setzt keine Tracking-Cookies.',
  'privacy.network': 'Ihre Netzwerkadresse',
  'privacy.network-text':
    'Um Massensendungen abzuweisen, wird ein täglich wechselnder Fingerabdruck Ihrer IP-Adresse weniger als eine Stunde lang gezählt. Die Adresse selbst wird nicht gespeichert.',
  'privacy.rights': 'Ihre Rechte',
  'privacy.rights-text':
    'Um Ihre Daten einzusehen, zu berichtigen oder löschen zu lassen, schreiben Sie an {{email}}.',
}
