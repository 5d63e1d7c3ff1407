/** What a search field proposes while one types. */
export const suggestions = {
  'suggest.title': 'Suggestions de recherche',
  'suggest.understood': 'Compris',
  'suggest.choices': 'Catalogue',
  'suggest.products': 'Modèles',
  'suggest.count_one': '{{count}} suggestion, flèches pour parcourir',
  'suggest.count_other': '{{count}} suggestions, flèches pour parcourir',
  'suggest.none': 'Aucune suggestion',
}
