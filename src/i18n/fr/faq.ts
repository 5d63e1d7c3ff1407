/** Questions and answers. */
export const faq = {
  'faq.title': 'Questions fréquentes',
}
