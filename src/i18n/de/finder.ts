/** The finder of the home page. */
export const finder = {
  'indicator.reading': 'Wägeterminal: {{reading}}, stabil.',
  'indicator.stable': 'STABIL',
  'indicator.zero': 'NULL',
  'indicator.net': 'NETTO',
  'finder.title': 'Waage finden',
  'finder.load': 'Zu wiegende Last',
  'finder.slider': 'Zu wiegende Last, als Schieberegler',
  'finder.use': 'Verwendung',
  'finder.more': 'Meine Waage finden',
  'finder.count_one': '{{count}} Modell passt; hier ist es:',
  'finder.count_other': '{{count}} Modelle passen; die drei besten:',
  'finder.none': 'Kein Modell passt unverändert: Der Konfigurator schlägt eine Lösung vor.',
  'finder.failed': 'Die Suche antwortet nicht; der Konfigurator übernimmt Ihre Eingabe.',
}
