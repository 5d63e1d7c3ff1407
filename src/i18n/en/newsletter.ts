/** Newsletter: form in the footer, confirmation and unsubscription. */
export const newsletter = {
  'newsletter.title': 'Newsletter',
}
