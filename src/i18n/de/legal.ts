import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Impressum der Website von {{company}}: Herausgeber, Hosting, Akkreditierung, Demonstrationskatalog, Preise, Elektrogeräte, Barrierefreiheit.',
  'legal.keywords': 'Impressum, Herausgeber, Hosting, Akkreditierung, Barrierefreiheit',
  'legal.examples': 'Die folgenden Registernummern sind Beispiele: Diese Website ist eine Demonstration.',
  'legal.publisher': 'Herausgeber',
  'legal.name': 'Firma',
  'legal.form': 'Rechtsform und Kapital',
  'legal.form-value': '{{form}} mit einem Stammkapital von {{capital}}',
  'legal.seat': 'Sitz',
  'legal.register': 'Register',
  'legal.vat': 'Umsatzsteuer-Identifikationsnummer',
  'legal.director': 'Verantwortlich für den Inhalt',
  'legal.contact': 'Kontakt',
  'legal.host': 'Hosting',
  'legal.accreditation': 'Akkreditierung',
  'legal.accreditation-text':
    'Prüfung nichtselbsttätiger Waagen in Frankreich: Akkreditierung Nr. {{reference}}, Geltungsbereich unter www.cofrac.fr. Die Akkreditierung gilt nur für die Prüfung, weder für den Verkauf noch für die Reparatur. Eichungen in Deutschland nehmen die Eichbehörden vor.',
  'legal.catalogue': 'Katalog',
  'legal.prices': 'Preise und Angebote',
  'legal.prices-text':
    'Preise in Euro, zuzüglich Mehrwertsteuer. Sie sind unverbindlich: Nur das schriftliche Angebot bindet.',
  'legal.equipment': 'Elektrogeräte',
  'legal.equipment-text':
    'Herstellerkennung (Artikel L541-10-13 des französischen Umweltgesetzbuchs): {{producer}}. Ein ausgedientes Gerät gehört nicht in den Hausmüll; fragen Sie mit Ihrem Angebot nach der Rücknahme.',
  'legal.property': 'Inhalte',
  'legal.property-text':
    'Texte, Zeichnungen und Code dieser Website gehören {{company}}. Die Karte auf der Seite „Über uns“ besteht aus offenen Daten; Quellen und Lizenzen stehen unter der Karte.',
  'legal.accessibility': 'Barrierefreiheit',
  'legal.accessibility-text':
    'Diese Website strebt die Stufe AA der WCAG 2.2 an: Sie ist mit Tastatur und Bildschirmleser bedienbar, hell wie dunkel. Wenn Sie etwas aufhält, schreiben Sie an {{email}}: Wir beheben es und antworten Ihnen bis dahin auf anderem Weg.',
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
