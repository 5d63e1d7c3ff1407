import type { floating as french } from '#src/i18n/fr/floating.ts'

/** The badge, the panel and the modal of the quote list. */
export const floating: Record<keyof typeof french, string> = {
  'quote.help': 'How does it work?',
  'quote.step-1': 'Browse the catalogue and open the products that interest you.',
  'quote.step-2': 'Choose one or more models and their accessories.',
  'quote.step-3': 'Add them to your quote; the list stays in this browser.',
  'quote.step-4': 'Review the list, adjust the quantities and send your request.',
  'quote.step-5': 'You receive a free quotation within 24\u00a0hours on working days.',
  'quote.added_one': 'Added to your quote',
  'quote.added_other': '{{count}} models added to your quote',
  'quote.full': 'Your quote already contains 100 products; send it or remove one to continue.',
  'quote.choose-variant': 'Specify the model',
  'quote.choose-accessories': 'Compatible accessories',
  'quote.continue': 'Continue',
  'quote.see-list': 'View my quote',
  'quote.clear': 'Clear quote',
  'quote.to-contact': 'Contact us',
  'quote.to-request': 'Request a quote',
  'quote.confirm-clear': 'Are you sure you want to clear your quote completely?',
  'quote.badge_one': 'product in quote',
  'quote.badge_other': 'products in quote',
}
