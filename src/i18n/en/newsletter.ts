import type { newsletter as french } from '#src/i18n/fr/newsletter.ts'

/** Newsletter: form in the footer, confirmation and unsubscription. */
export const newsletter: Record<keyof typeof french, string> = {
  'newsletter.title': 'Newsletter',
  'newsletter.meta-description':
    'The {{company}} newsletter: subscribe, confirm your subscription, unsubscribe with one click.',
  'newsletter.keywords': 'newsletter, weighing, metrology',
  'newsletter.purpose':
    'New instruments, weighing advice, reminders about regulations: by email, from time to time.',
  'newsletter.subscribe': 'Subscribe',
  'newsletter.consent':
    'Your address is used to send the newsletter and for nothing else. Unsubscribe with one click at any time.',
  'newsletter.failed': 'An error occurred',
  'newsletter.success': 'Subscription successful!',
  'newsletter.success-text':
    'One step remains: open the message sent to {{email}} and confirm. Without confirmation within seven days, the address is deleted.',
  'newsletter.again': 'Subscribe another address',
  'newsletter.confirm': 'Confirm my subscription',
  'newsletter.confirm-ready': 'Confirm your subscription',
  'newsletter.confirm-ready-text':
    'One click is enough: the newsletter will then go to the address that received this link, and nowhere else.',
  'newsletter.confirm-invalid': 'This link is no longer valid',
  'newsletter.confirm-invalid-text':
    'It is more than seven days old, it is incomplete, or the address has been unsubscribed in the meantime. Subscribe again and another link will be sent to you.',
  'newsletter.confirmed': 'Subscription confirmed',
  'newsletter.confirmed-text':
    'Thank you. A message with your unsubscribe link is on its way to the same address: please keep it.',
  'newsletter.already-confirmed': 'Subscription already confirmed',
  'newsletter.already-confirmed-text': 'Everything is in order; there is nothing else to do.',
  'newsletter.unsubscribe': 'Unsubscribe',
  'newsletter.unsubscribe-ready': 'Unsubscribe from the newsletter',
  'newsletter.unsubscribe-ready-text':
    'One click is enough: your address is deleted and the newsletter no longer reaches you.',
  'newsletter.unsubscribe-invalid': 'This link is incomplete',
  'newsletter.unsubscribe-invalid-text':
    'Open it again from the message, or write to {{email}} and we will unsubscribe you.',
  'newsletter.unsubscribed': 'You are unsubscribed',
  'newsletter.unsubscribed-text':
    'Your address has been deleted from the list. You can subscribe again whenever you like.',
}
