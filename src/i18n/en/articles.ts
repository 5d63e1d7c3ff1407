import type { articles as french } from '#src/i18n/fr/articles.ts'

/** Articles: list and page. */
export const articles: Record<keyof typeof french, string> = {
  'articles.title': 'Articles',
  'articles.lead': 'Choosing, using, having a scale verified: the essentials, with figures and examples.',
  'articles.meta-description':
    'Practical guides to scales: choosing capacity and scale interval, accuracy classes, periodic verification in France, metrological logbook.',
  'articles.keywords': 'scale guide, periodic verification, accuracy class, metrological logbook, weighing',
  'articles.feed': 'RSS feed',
  'articles.none': 'No articles yet.',
  'articles.read': 'Read the article',
  'articles.minutes_one': '{{count}} min read',
  'articles.minutes_other': '{{count}} min read',
  'articles.contents': 'Contents',
  'articles.related': 'Further reading',
  'articles.products': 'Instruments mentioned',
}
