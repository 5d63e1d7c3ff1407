import type { home as french } from '#src/i18n/fr/home.ts'

/** The home page. */
export const home: Record<keyof typeof french, string> = {
  'category.commercial-text':
    'Verkauf nach Gewicht, Kasse, Paket, Schmuck: konformitätsbewertete Waagen für den Handel.',
  'category.industrial-text':
    'Von der Tischwaage bis zur Fahrzeugwaage: Wareneingang, Produktion, Versand, Nass- und Ex-Bereiche (ATEX).',
  'category.laboratory-text':
    'Präzisions-, Analysen- und Mikrowaagen, Feuchtebestimmer, Waagen für den Unterricht.',
  'category.medical-text':
    'Personen-, Stuhl- und Säuglingswaagen in Klasse\u00a0III, Apothekerwaagen in Klasse\u00a0II oder I.',
  'home.meta-title': '{{company}} – Waagen, Prüfung und Wartung in {{city}}',
  'home.meta-description':
    'Verkauf, Wartung und Prüfung von Waagen im Elsass seit {{year}}: Handel, Industrie, Labor, Medizin. Kostenloses Angebot innerhalb von 24\u00a0Stunden an Arbeitstagen.',
  'home.keywords':
    'Waage, Wägetechnik, wiederkehrende Prüfung, gesetzliches Messwesen, Elsass, Monswiller, Fahrzeugwaage, Laborwaage',
  'home.title': 'Das richtige Gewicht, geprüft und betreut.',
  'home.subtitle': 'Verkauf, Wartung und Prüfung von Waagen im Elsass seit {{year}}.',
  'home.to-products': 'Zu den Produkten',
  'home.by-trade': 'Nach Branche',
  'home.by-capacity': 'Was möchten Sie wiegen?',
  'home.by-capacity-text': 'Wählen Sie die Höchstlast; der Katalog zeigt die passenden Modelle.',
  'home.newest': 'Neuheiten',
  'home.all-products': 'Alle Produkte',
  'fact.models': '{{models}}+',
  'fact.models-text': 'Modelle im Sortiment',
  'fact.accreditation': '{{reference}}',
  'fact.accreditation-text': 'französische Akkreditierung für die Prüfung nichtselbsttätiger Waagen',
  'fact.reply': '{{hours}}\u00a0h',
  'fact.reply-text': 'bis zu Ihrem kostenlosen Angebot (an Arbeitstagen)',
  'fact.area': '{{km}}\u00a0km',
  'fact.area-text': 'rund um {{city}}',
}
