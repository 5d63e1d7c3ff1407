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
    'What this site stores, where, for how long, and what it does not store: no tracking cookie, no advertising third party.',
  'privacy.keywords': 'privacy, personal data, GDPR, cookies',
  'privacy.lead': 'What the {{company}} website stores, where, for how long, and what it does not store.',
  'privacy.none': 'What the site does not do',
  'privacy.none-text':
    'No tracking cookie, no advertising, no content or script of a third party, no profile. That is why no banner asks you anything.',
  'privacy.controller': 'Controller',
  'privacy.controller-text': '{{company}}, {{address}}. For any question about your data: {{email}}.',
  'privacy.requests': 'Your requests',
  'privacy.requests-text':
    'A quote request or message is kept with the contact details you write in it, to answer it and keep a record (steps prior to a contract, article 6(1)(b) GDPR). It is deleted by itself {{years}} years after it was sent. Nothing is passed on for advertising.',
  'privacy.mail': 'E-mails',
  'privacy.mail-text':
    'Your request is sent to us by e-mail, and a confirmation without your message goes to your address. The record of that mail is deleted after {{mailDays}} days.',
  'privacy.newsletter': 'The newsletter',
  'privacy.newsletter-text':
    'Your address, your language and two instants, when you asked and when you confirmed, with your consent (article 6(1)(a)). Unconfirmed, the request is deleted after seven days; confirmed, as soon as you unsubscribe through the link in every letter.',
  'privacy.browser': 'In your browser',
  'privacy.browser-text':
    'Your quote list, your comparison, your language and what you are typing stay in your browser’s storage, because the service you ask for needs them. You delete them by emptying list and comparison, or with the site’s data.',
  'privacy.measurement': 'Measurements and faults',
  'privacy.measurement-text':
    'The site measures how long pages take to load and receives program errors, without address, cookie or identifier; queries, e-mail addresses and long numbers are taken out before sending. They serve to mend and speed up the site and point to nobody.',
  'privacy.network': 'Your network address',
  'privacy.network-text':
    'To refuse mass sending, a fingerprint of your IP address, different each day, is counted for less than an hour. This site does not keep the address itself; the host processes it to deliver pages.',
  'privacy.place': 'Where, and by whom',
  'privacy.place-text':
    'The data is in a database of our host, {{host}}, which acts as a processor and may process it outside the European Union under its processing agreement; the history of the database, used for backups, reaches back 30 days. E-mails pass through our mail provider. Nobody else has access.',
  'privacy.rights': 'Your rights',
  'privacy.rights-text':
    'You may ask to see your data, to have it corrected, deleted, handed over or its use restricted, or object to it: write to {{email}}. You may also complain to the CNIL (www.cnil.fr) or to your own supervisory authority.',
}
