import type { home as french } from '#src/i18n/fr/home.ts'

/** The home page. */
export const home: Record<keyof typeof french, string> = {
  'category.commercial-text':
    'Verkauf nach Gewicht, Kasse, Paket, Schmuck: konformitätsbewertete Waagen für offene Verkaufsstellen.',
  'category.industrial-text':
    'Von der Tischwaage bis zur Fahrzeugwaage: Wareneingang, Produktion, Versand, Nass- und Ex-Bereiche (ATEX).',
  'category.laboratory-text':
    'Präzisions-, Analysen- und Mikrowaagen, Feuchtebestimmer, Waagen für den Unterricht.',
  'category.medical-text':
    'Personen-, Stuhl- und Säuglingswaagen sowie Apothekerwaagen, in Klasse III oder II.',
  'home.meta-title': '{{company}} – Waagen, Prüfung und Wartung in {{city}}',
  'home.meta-description':
    'Verkauf, Wartung und Prüfung von Waagen im Elsass seit {{year}}: Handel, Industrie, Labor, Medizin. Kostenloses Angebot innerhalb von 24\u00a0Stunden.',
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
  'home.contact-title': 'Nicht sicher, welche Waage die richtige ist?',
  'home.contact-text':
    'Beschreiben Sie Ihre Anwendung: Wir empfehlen die passende Höchstlast, Teilung und Genauigkeitsklasse und sind im Umkreis von {{radius}}\u00a0km um {{city}} für Sie da.',
  'indicator.reading': 'Wägeterminal: {{reading}}, stabil.',
  'indicator.stable': 'STABIL',
  'indicator.zero': 'NULL',
  'indicator.net': 'NETTO',
  'fact.models': '500+',
  'fact.models-text': 'Modelle im Sortiment',
  'fact.accreditation': '{{reference}}',
  'fact.accreditation-text': 'französische Akkreditierung für die Prüfung von NSW',
  'fact.reply': '{{hours}}\u00a0h',
  'fact.reply-text': 'bis zu Ihrem kostenlosen Angebot',
  'fact.area': '{{km}}\u00a0km',
  'fact.area-text': 'rund um {{city}}',
  'process.title': 'So arbeiten wir',
  'process.diagnosis': 'Analyse',
  'process.diagnosis-text': 'Wir klären Verwendung, Last, Standort und die geltenden Vorschriften.',
  'process.proposal': 'Angebot',
  'process.proposal-text':
    'Ein ausführliches Angebot innerhalb von 24\u00a0Stunden, mit Begründung von Höchstlast und Teilung.',
  'process.intervention': 'Einsatz',
  'process.intervention-text': 'Lieferung, Inbetriebnahme, Einweisung und Prüfung vor Ort.',
  'process.follow-up': 'Betreuung',
  'process.follow-up-text': 'Wartung, Reparatur und Erinnerung an fällige Prüfungen.',
}
