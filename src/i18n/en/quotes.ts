import type { quotes as french } from '#src/i18n/fr/quotes.ts'

/** The quote list wherever it shows: badge, panel, modal. */
export const quotes: Record<keyof typeof french, string> = {
  'quote.meta-description':
    'Request a free quotation for a scale, a verification or maintenance: reply within 24\u00a0hours on working days.',
  'quote.keywords': 'scale quote, scale price, weighing quote request, scale verification quote',
  'quote.summary': 'Your quote',
  'quote.empty': 'Your quote is empty',
  'quote.empty-hint': 'Add products from the product pages.',
  'quote.standard': 'Standard model',
  'quote.remove': 'Remove',
  'quote.remove-item': 'Remove {{product}} from the quote',
  'quote.price-before': 'Price updated; it was {{price}}.',
  'quote.gone': 'No longer in the catalogue: remove this line, or ask us for an equivalent.',
  'quote.removed': '{{product}} has been removed from your quote.',
  'quote.confirm-remove': 'Are you sure you want to remove “{{product}}” from your quote?',
  'quote.fewer': 'One fewer: {{product}}',
  'quote.more': 'One more: {{product}}',
  'quote.quantity-of': 'Quantity: {{product}}',
  'quote.quantity-range': 'A whole number from 1 to {{max}}.',
  'quote.storage-lost':
    'Your browser is not saving anything: the list is kept in this tab only. Send it before closing the tab.',
  'quote.unknown-product': 'This product is no longer in the catalogue; remove it from the list.',
  'quote.unknown-variant': 'This model is no longer available; remove it and choose another.',
  'quote.unknown-accessory':
    'An accessory is no longer available for this product; remove the line and add it again.',
  'quote.services': 'Services',
  'quote.unknown-service': 'This service is no longer offered; remove it.',
  'quote.share': 'Share or print the list',
  'quote.share-too-long':
    'The list is too long for a link. Print this page or save the list in your account.',
}
