import type { suggestions as french } from '#src/i18n/fr/suggestions.ts'

/** What a search field proposes while one types. */
export const suggestions: Record<keyof typeof french, string> = {
  'suggest.title': 'Suchvorschläge',
  'suggest.understood': 'Verstanden',
  'suggest.choices': 'Katalog',
  'suggest.products': 'Modelle',
  'suggest.count_one': '{{count}} Vorschlag, mit den Pfeiltasten wählen',
  'suggest.count_other': '{{count}} Vorschläge, mit den Pfeiltasten wählen',
  'suggest.none': 'Keine Vorschläge',
}
