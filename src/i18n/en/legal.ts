import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Legal notice of the {{company}} website: publisher, accreditation, demonstration catalogue, prices.',
  'legal.keywords': 'legal notice, publisher, accreditation',
  'legal.publisher': 'Publisher',
  'legal.accreditation': 'Accreditation',
  'legal.accreditation-text':
    'Verification of non-automatic weighing instruments: accreditation no. {{reference}}. The accreditation covers verification only, neither sales nor repairs.',
  'legal.catalogue': 'Catalogue',
  'legal.prices': 'Prices',
  'legal.prices-text': 'Prices are in euros, excluding VAT. Only the written quotation is binding.',
  'privacy.meta-description':
    'What this site stores, where and for how long, and what it does not store: no trackers, no advertising third parties.',
  'privacy.keywords': 'privacy, personal data, GDPR',
  'privacy.lead': 'What the {{company}} website stores, and what it does not.',
  'privacy.requests': 'Your requests',
  'privacy.requests-text':
    'A quotation request or message is kept with the contact details you enter, so that we can reply and keep a record of it. Nothing is passed on for advertising purposes.',
  'privacy.mail': 'Emails',
  'privacy.mail-text':
    'Your request is sent to us by email, and a confirmation without your message goes to your address.',
  'privacy.browser': 'In your browser',
  'privacy.browser-text':
    'Your quote list, the text you are typing and your language stay in your browser. The site sets no tracking cookies.',
  'privacy.network': 'Your network address',
  'privacy.network-text':
    'To refuse bulk submissions, a fingerprint of your IP address, different every day, is counted for less than an hour. The address itself is not kept.',
  'privacy.rights': 'Your rights',
  'privacy.rights-text': 'To view, correct or have your data erased, write to {{email}}.',
}
