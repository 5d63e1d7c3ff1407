import type { suggestions as french } from '#src/i18n/fr/suggestions.ts'

/** What a search field proposes while one types. */
export const suggestions: Record<keyof typeof french, string> = {
  'suggest.title': 'Search suggestions',
  'suggest.understood': 'Understood',
  'suggest.choices': 'Catalogue',
  'suggest.products': 'Models',
  'suggest.count_one': '{{count}} suggestion, arrow keys to browse',
  'suggest.count_other': '{{count}} suggestions, arrow keys to browse',
  'suggest.none': 'No suggestions',
}
