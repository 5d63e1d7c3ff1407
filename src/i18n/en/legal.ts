import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Legal notice of the {{company}} website: publisher, host, accreditation, demonstration catalogue, prices, electrical equipment, accessibility.',
  'legal.keywords': 'legal notice, publisher, host, accreditation, accessibility',
  'legal.examples': 'The registration numbers below are examples: this site is a demonstration.',
  'legal.publisher': 'Publisher',
  'legal.name': 'Company name',
  'legal.form': 'Legal form and capital',
  'legal.form-value': '{{form}} with a capital of {{capital}}',
  'legal.seat': 'Registered office',
  'legal.register': 'Registration',
  'legal.vat': 'VAT number',
  'legal.director': 'Responsible for publication',
  'legal.contact': 'Contact',
  'legal.host': 'Host',
  'legal.accreditation': 'Accreditation',
  'legal.accreditation-text':
    'Verification of non-automatic weighing instruments in France: accreditation no. {{reference}}, scope available at www.cofrac.fr. The accreditation covers verification only, neither sales nor repair.',
  'legal.catalogue': 'Catalogue',
  'legal.prices': 'Prices and quotations',
  'legal.prices-text':
    'Prices exclude VAT and are in euros. They are indicative: only the written quotation is binding.',
  'legal.equipment': 'Electrical equipment',
  'legal.equipment-text':
    'Unique producer identifier (article L541-10-13 of the French environment code): {{producer}}. An instrument at the end of its life does not belong in ordinary waste; ask us to take it back with your quotation.',
  'legal.property': 'Content',
  'legal.property-text':
    'The texts, drawings and code of this site belong to {{company}}. The map on the “About” page is made from open data; sources and licences are named below the map.',
  'legal.accessibility': 'Accessibility',
  'legal.accessibility-text':
    'This site aims at WCAG 2.2 level AA: it works by keyboard and with a screen reader, in light and dark. If anything stops you, write to {{email}}: we mend it, and answer you in another way meanwhile.',
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
