/** Articles: list and page. */
export const articles = {
  'articles.title': 'Articles',
  'articles.lead': 'Choisir, utiliser, faire vérifier : l’essentiel, avec des chiffres et des exemples.',
  'articles.meta-description':
    'Guides pratiques sur les balances : choisir la portée et l’échelon, classes de précision, vérification périodique, carnet métrologique, laboratoire et médical.',
  'articles.keywords':
    'guide balance, vérification périodique, classe de précision, carnet métrologique, pesage',
  'articles.feed': 'Flux RSS',
  'articles.none': 'Aucun article pour le moment.',
  'articles.read': 'Lire l’article',
  'articles.minutes_one': '{{count}}\u00a0min de lecture',
  'articles.minutes_other': '{{count}}\u00a0min de lecture',
  'articles.contents': 'Sommaire',
  'articles.related': 'À lire aussi',
  'articles.products': 'Instruments en rapport avec l’article',
}
