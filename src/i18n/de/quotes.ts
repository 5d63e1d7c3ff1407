import type { quotes as french } from '#src/i18n/fr/quotes.ts'

/** The quote list wherever it shows: badge, panel, modal. */
export const quotes: Record<keyof typeof french, string> = {
  'quote.badge_one': 'Produkte in der Anfrage',
  'quote.badge_other': 'Produkte in der Anfrage',
  'quote.summary': 'Ihre Anfrage',
  'quote.empty': 'Ihre Anfrage ist leer',
  'quote.empty-hint': 'Fügen Sie Produkte von den Produktseiten hinzu.',
  'quote.help': 'Wie funktioniert das?',
  'quote.step-1': 'Stöbern Sie im Katalog und öffnen Sie die Produkte, die Sie interessieren.',
  'quote.step-2': 'Wählen Sie ein oder mehrere Modelle und das Zubehör.',
  'quote.step-3': 'Fügen Sie sie Ihrer Anfrage hinzu; die Liste bleibt in diesem Browser.',
  'quote.step-4': 'Prüfen Sie die Liste, passen Sie die Mengen an und senden Sie Ihre Anfrage.',
  'quote.step-5': 'Sie erhalten innerhalb von 24\u00a0Stunden an Arbeitstagen ein kostenloses Angebot.',
  'quote.standard': 'Standardmodell',
  'quote.added_one': 'Zu Ihrer Anfrage hinzugefügt',
  'quote.added_other': '{{count}} Modelle zu Ihrer Anfrage hinzugefügt',
  'quote.full':
    'Ihre Anfrage enthält bereits 100\u00a0Produkte; senden Sie sie ab oder entfernen Sie eines, um fortzufahren.',
  'quote.choose-variant': 'Modell angeben',
  'quote.choose-accessories': 'Passendes Zubehör',
  'quote.continue': 'Weiter',
  'quote.see-list': 'Anfrage ansehen',
  'quote.remove': 'Entfernen',
  'quote.remove-item': '{{product}} aus der Anfrage entfernen',
  'quote.removed': '{{product}} wurde aus Ihrer Anfrage entfernt.',
  'quote.confirm-remove': 'Möchten Sie „{{product}}“ wirklich aus Ihrer Anfrage entfernen?',
  'quote.confirm-clear': 'Möchten Sie Ihre Anfrage wirklich vollständig leeren?',
  'quote.clear': 'Anfrage leeren',
  'quote.to-contact': 'Kontakt aufnehmen',
  'quote.to-request': 'Angebot anfordern',
  'quote.fewer': 'Eins weniger: {{product}}',
  'quote.more': 'Eins mehr: {{product}}',
  'quote.quantity-of': 'Menge: {{product}}',
  'quote.storage-lost':
    'Ihr Browser speichert nichts: Die Liste bleibt nur in diesem Tab erhalten. Senden Sie sie ab, bevor Sie ihn schließen.',
  'quote.unknown-product': 'Dieses Produkt ist nicht mehr im Katalog; entfernen Sie es aus der Liste.',
  'quote.unknown-variant':
    'Dieses Modell wird nicht mehr angeboten; entfernen Sie es und wählen Sie ein anderes.',
  'quote.unknown-accessory':
    'Ein Zubehörteil wird für dieses Produkt nicht mehr angeboten; entfernen Sie die Zeile und fügen Sie sie erneut hinzu.',
}
