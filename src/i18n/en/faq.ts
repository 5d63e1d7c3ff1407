/** Questions and answers. */
export const faq = {
  'faq.title': 'Frequently asked questions',
}
