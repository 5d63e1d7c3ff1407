import type { terms as french } from '#src/i18n/fr/terms.ts'

/** General terms of sale and service. */
export const terms: Record<keyof typeof french, string> = {
  'terms.meta-description':
    'Allgemeine Verkaufs- und Servicebedingungen von {{company}} für Geschäftskunden: Angebot, Preise, Zahlung, Lieferung, Gewährleistung. Demonstrationstext.',
  'terms.keywords': 'Allgemeine Geschäftsbedingungen, AGB, Angebot, Lieferung, Gewährleistung, Waagenprüfung',
  'terms.demonstration':
    'Demonstrationstext: Diese Website und diese Firma sind fiktiv. Die Bedingungen wurden nicht juristisch geprüft und binden niemanden.',
  'terms.version': 'Fassung {{version}}, gültig ab {{day}}.',
  'terms.scope': 'Geltungsbereich',
  'terms.scope-text':
    'Diese Bedingungen gelten für den Verkauf von Waagen und für Dienstleistungen (Montage, Reparatur, in Frankreich wiederkehrende Prüfung) von {{company}} an Geschäftskunden. Bedingungen, die im Angebot stehen, gehen ihnen vor.',
  'terms.offer': 'Anfrage, Angebot und Auftrag',
  'terms.offer-text':
    'Die Angebotsanfrage ist kostenlos und unverbindlich. Preise und Merkmale auf der Website sind Richtwerte: Verbindlich ist allein das schriftliche Angebot, bis zum letzten darin genannten Tag der Gültigkeit. Der Vertrag kommt zustande, wenn der Kunde eine Version des Angebots auf der Seite seiner Anfrage oder schriftlich annimmt. Für eine spätere Änderung erstellen wir ein neues Angebot.',
  'terms.prices': 'Preise',
  'terms.prices-text':
    'Die Preise verstehen sich in Euro netto; hinzu kommt die Mehrwertsteuer zum geltenden Satz. Lieferung, Anfahrt und Inbetriebnahme sind nur enthalten, wenn das Angebot es sagt.',
  'terms.payment': 'Zahlung',
  'terms.payment-text':
    'Sofern im Angebot nichts anderes vereinbart ist, sind Rechnungen innerhalb von 30\u00a0Tagen ab Rechnungsdatum ohne Abzug per Überweisung zu zahlen. Bei Verzug fallen die Verzugszinsen und die Pauschale von 40\u00a0€ für Beitreibungskosten nach den Artikeln L441-10 und D441-5 des französischen Handelsgesetzbuchs an; der Zinssatz beträgt das Dreifache des gesetzlichen Zinssatzes.',
  'terms.delivery': 'Lieferung',
  'terms.delivery-text':
    'Es gilt die Lieferzeit des Angebots; sie beginnt mit dessen Annahme. Können wir sie nicht einhalten, informieren wir den Kunden und vereinbaren mit ihm einen neuen Termin. Beim Empfang prüft der Kunde die Sendung im Beisein des Frachtführers, vermerkt Vorbehalte auf dem Lieferschein und informiert uns unverzüglich. Die Gefahr geht mit der Übergabe der Waage auf den Kunden über.',
  'terms.property': 'Eigentumsvorbehalt',
  'terms.property-text': 'Die Waage bleibt bis zur vollständigen Bezahlung unser Eigentum.',
  'terms.site': 'Arbeiten vor Ort',
  'terms.site-text':
    'Der Kunde sorgt für einen sicheren Zugang zur Waage und die nötige Energie und weist auf Gefahren des Orts hin (explosionsfähige Atmosphäre, Hygiene, Höhe). Ein Termin, der durch seine Abwesenheit ausfällt, kann als Anfahrt berechnet werden.',
  'terms.verification': 'Prüfung und gesetzliches Messwesen',
  'terms.verification-text':
    'Eine Waage, deren Verwendung gesetzlich geregelt ist, muss konformitätsbewertet sein, fristgerecht geprüft bzw. geeicht werden und ihre Kennzeichen tragen. Die vorgesehene Verwendung, die der Kunde uns nennt, entscheidet darüber, welche Waage wir anbieten. Während der Verwendung bleibt die wiederkehrende Prüfung (in Deutschland die Eichung durch die Eichbehörde) Pflicht des Verwenders; die von uns genannten Termine sind eine Hilfe und ersetzen nicht das metrologische Prüfbuch (Frankreich). Unsere Akkreditierung gilt nur für die Prüfung in Frankreich, nicht für Verkauf oder Reparatur.',
  'terms.warranty': 'Gewährleistung',
  'terms.warranty-text':
    'Für unsere Waagen gilt die gesetzliche Gewährleistung für verborgene Mängel (Artikel\u00a01641 ff. des französischen Code civil) und, wenn Angebot oder Produktdatenblatt eine nennen, eine Garantie dieser Dauer. Diese umfasst weder normalen Verschleiß noch Überlast noch eine Verwendung oder Reparatur entgegen der Anleitung.',
  'terms.liability': 'Haftung',
  'terms.liability-text':
    'Unsere Haftung ist auf den Nettobetrag des Auftrags begrenzt, ausgenommen Personenschäden, grobe Fahrlässigkeit und zwingendes Recht. Jede Partei ist von ihren Pflichten befreit, solange höhere Gewalt sie an deren Erfüllung hindert.',
  'terms.take-back': 'Rücknahme',
  'terms.take-back-text':
    'Ein Altgerät gehört nicht in den gewöhnlichen Abfall. Auf Wunsch nehmen wir es zurück; die Bedingungen stehen im Angebot.',
  'terms.data': 'Personenbezogene Daten',
  'terms.data-text':
    'Die Daten einer Anfrage dienen ihrer Beantwortung und der Erfüllung des Auftrags; die Datenschutzerklärung sagt, welche wo und wie lange gespeichert werden.',
  'terms.law': 'Recht und Streitigkeiten',
  'terms.law-text':
    'Es gilt französisches Recht. Bei Meinungsverschiedenheiten schreiben Sie bitte zuerst an {{email}}: Wir suchen gemeinsam eine Lösung. Andernfalls sind die Gerichte am Sitz von {{company}} zuständig. Maßgeblich ist die französische Fassung dieser Bedingungen.',
}
