import type { articles as french } from '#src/i18n/fr/articles.ts'

/** Articles: list and page. */
export const articles: Record<keyof typeof french, string> = {
  'articles.title': 'Artikel',
  'articles.lead': 'Auswählen, benutzen, prüfen lassen: das Wichtigste, mit Zahlen und Beispielen.',
  'articles.meta-description':
    'Praktische Ratgeber zu Waagen: Höchstlast und Eichwert wählen, Genauigkeitsklassen, wiederkehrende Prüfung, metrologisches Prüfbuch, Labor und Medizin.',
  'articles.keywords': 'Waage Ratgeber, Genauigkeitsklasse, Eichwert, Höchstlast, Prüfbuch, Wägetechnik',
  'articles.feed': 'RSS-Feed',
  'articles.none': 'Noch keine Artikel.',
  'articles.read': 'Artikel lesen',
  'articles.minutes_one': '{{count}} Min. Lesezeit',
  'articles.minutes_other': '{{count}} Min. Lesezeit',
  'articles.contents': 'Inhalt',
  'articles.related': 'Weiterlesen',
  'articles.products': 'Waagen, um die es geht',
}
