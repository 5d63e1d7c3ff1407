import type { quotes as french } from '#src/i18n/fr/quotes.ts'

/** The quote list wherever it shows: badge, panel, modal. */
export const quotes: Record<keyof typeof french, string> = {
  'quote.meta-description':
    'Fordern Sie ein kostenloses Angebot für Waage, Prüfung oder Wartung an: Antwort innerhalb von 24\u00a0Stunden an Arbeitstagen.',
  'quote.keywords': 'Angebot Waage, Preis Waage, Angebotsanfrage Wägetechnik, Angebot Waagenprüfung',
  'quote.summary': 'Ihre Anfrage',
  'quote.empty': 'Ihre Anfrage ist leer',
  'quote.empty-hint': 'Fügen Sie Produkte auf den Produktseiten hinzu.',
  'quote.standard': 'Standardmodell',
  'quote.remove': 'Entfernen',
  'quote.remove-item': '{{product}} aus der Anfrage entfernen',
  'quote.price-before': 'Preis aktualisiert; vorher: {{price}}.',
  'quote.gone': 'Nicht mehr im Katalog: Entfernen Sie die Zeile oder fragen Sie uns nach Ersatz.',
  'quote.removed': '{{product}} wurde aus Ihrer Anfrage entfernt.',
  'quote.confirm-remove': 'Möchten Sie „{{product}}“ wirklich aus Ihrer Anfrage entfernen?',
  'quote.fewer': 'Eines weniger: {{product}}',
  'quote.more': 'Eines mehr: {{product}}',
  'quote.quantity-of': 'Menge: {{product}}',
  'quote.quantity-range': 'Eine ganze Zahl von 1 bis {{max}}.',
  'quote.storage-lost':
    'Ihr Browser speichert nichts: Die Liste bleibt nur in diesem Tab erhalten. Senden Sie sie ab, bevor Sie ihn schließen.',
  'quote.unknown-product': 'Dieses Produkt ist nicht mehr im Katalog; entfernen Sie es aus der Liste.',
  'quote.unknown-variant':
    'Dieses Modell wird nicht mehr angeboten; entfernen Sie es und wählen Sie ein anderes.',
  'quote.unknown-accessory':
    'Ein Zubehörteil wird für dieses Produkt nicht mehr angeboten; entfernen Sie die Zeile und fügen Sie sie erneut hinzu.',
  'quote.services': 'Leistungen',
  'quote.unknown-service': 'Diese Leistung wird nicht mehr angeboten; entfernen Sie sie.',
  'quote.share': 'Liste teilen oder drucken',
  'quote.share-too-long':
    'Die Liste ist zu lang für einen Link. Drucken Sie diese Seite oder speichern Sie die Liste in Ihrem Konto.',
}
