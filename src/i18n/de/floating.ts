import type { floating as french } from '#src/i18n/fr/floating.ts'

/** The badge, the panel and the modal of the quote list. */
export const floating: Record<keyof typeof french, string> = {
  'quote.help': 'Wie funktioniert das?',
  'quote.step-1': 'Stöbern Sie im Katalog und öffnen Sie die Produkte, die Sie interessieren.',
  'quote.step-2': 'Wählen Sie ein oder mehrere Modelle und das Zubehör.',
  'quote.step-3': 'Fügen Sie sie Ihrer Anfrage hinzu; die Liste bleibt in diesem Browser.',
  'quote.step-4': 'Prüfen Sie die Liste, passen Sie die Mengen an und senden Sie Ihre Anfrage.',
  'quote.step-5': 'Sie erhalten innerhalb von 24\u00a0Stunden an Arbeitstagen ein kostenloses Angebot.',
  'quote.added_one': 'Zu Ihrer Anfrage hinzugefügt',
  'quote.added_other': '{{count}} Modelle zu Ihrer Anfrage hinzugefügt',
  'quote.raised': 'Bereits in Ihrer Anfrage',
  'quote.raised-to': 'Diese Zeile steht schon in Ihrer Anfrage: Menge {{from}} → {{to}}.',
  'quote.keep-at': 'Bei Menge {{from}} bleiben',
  'quote.kept-at': 'Menge unverändert: {{from}}.',
  'quote.full':
    'Ihre Anfrage enthält bereits 100\u00a0Produkte; senden Sie sie ab oder entfernen Sie eines, um fortzufahren.',
  'quote.choose-variant': 'Modell angeben',
  'quote.choose-accessories': 'Passendes Zubehör',
  'quote.continue': 'Weiter',
  'quote.see-list': 'Anfrage ansehen',
  'quote.clear': 'Anfrage leeren',
  'quote.to-contact': 'Kontakt aufnehmen',
  'quote.to-request': 'Angebot anfordern',
  'quote.confirm-clear': 'Möchten Sie Ihre Anfrage wirklich vollständig leeren?',
  'quote.badge_one': 'Produkt in der Anfrage',
  'quote.badge_other': 'Produkte in der Anfrage',
  'quote.save': 'In meinem Konto speichern',
  'quote.saved': 'Liste in Ihrem Konto gespeichert.',
  'quote.save-full':
    'Die gespeicherte Liste und diese sind zusammen zu lang: Entfernen Sie Produkte und speichern Sie dann erneut.',
  'quote.save-failed': 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  'quote.taken-account_one': '{{count}} Produkt aus der Liste Ihres Kontos übernommen.',
  'quote.taken-account_other': '{{count}} Produkte aus der Liste Ihres Kontos übernommen.',
  'quote.taken-request_one': '{{count}} Produkt aus Ihrer Anfrage übernommen.',
  'quote.taken-request_other': '{{count}} Produkte aus Ihrer Anfrage übernommen.',
  'quote.taken-link_one': '{{count}} Produkt aus der geteilten Liste übernommen.',
  'quote.taken-link_other': '{{count}} Produkte aus der geteilten Liste übernommen.',
  'quote.services-taken': 'Die Leistungen der geteilten Liste wurden übernommen.',
  'quote.taken-nothing': 'Ihre Liste enthielt schon alles.',
  'quote.left-out_one':
    'Die Liste fasst höchstens {{max}} Zeilen: {{count}} Produkt konnte nicht übernommen werden.',
  'quote.left-out_other':
    'Die Liste fasst höchstens {{max}} Zeilen: {{count}} Produkte konnten nicht übernommen werden.',
  'quote.undo-taken': 'Rückgängig machen',
}
