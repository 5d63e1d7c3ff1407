import type { list as french } from '#src/i18n/fr/list.ts'

/** A shared quote list and its page. */
export const list: Record<keyof typeof french, string> = {
  'shared-list.title': 'Quote list',
  'shared-list.meta-description':
    'A list of weighing instruments to read, print or add to your own quote request.',
  'shared-list.keywords': 'quote list, weighing instruments, share, print',
  'shared-list.lead':
    'A selection from the catalogue at today’s prices. Only the quotation that we send is binding.',
  'shared-list.prices': 'Prices of {{day}}, excl. VAT, delivery and travel.',
  'shared-list.items': 'Instruments',
  'shared-list.each': '{{price}} excl. VAT each',
  'shared-list.amount': '{{price}} excl. VAT',
  'shared-list.changed': 'The price has changed since the list was shared.',
  'shared-list.accessories-gone_one': 'One accessory of this line is no longer offered.',
  'shared-list.accessories-gone_other': '{{count}} accessories of this line are no longer offered.',
  'shared-list.gone_one': 'One item of this list is no longer in the catalogue.',
  'shared-list.gone_other': '{{count}} items of this list are no longer in the catalogue.',
  'shared-list.unread_one':
    'One part of the link cannot be read and was left out. Ask the person who sent it for a new link.',
  'shared-list.unread_other':
    '{{count}} parts of the link cannot be read and were left out. Ask the person who sent it for a new link.',
  'shared-list.take': 'Add to my list',
  'shared-list.rule':
    'A line that your list already holds, the same model with the same accessories, is not duplicated: the larger quantity is kept. Nothing is removed from your list.',
  'shared-list.print': 'Print',
  'shared-list.empty': 'This link holds no list',
  'shared-list.empty-hint': 'Put a list together from the catalogue, then share it from your quote.',
  'shared-list.to-products': 'View products',
  'shared-list.to-own': 'View my quote',
}
