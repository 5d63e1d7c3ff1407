/** Questions and answers. */
export const faq = {
  'faq.title': 'Häufige Fragen',
}
