import type { legal as french } from '#src/i18n/fr/legal.ts'

/** Legal notice and privacy. */
export const legal: Record<keyof typeof french, string> = {
  'legal.meta-description':
    'Legal notice of the {{company}} website: publisher, host, accreditation, demonstration catalogue, prices, electrical equipment, accessibility.',
  'legal.keywords': 'legal notice, publisher, host, accreditation, accessibility',
  'legal.examples':
    'The registration, approval and mark numbers below are examples: this site is a demonstration.',
  'legal.publisher': 'Publisher',
  'legal.name': 'Company name',
  'legal.form': 'Legal form and capital',
  'legal.form-value': '{{form}} with a share capital of {{capital}}',
  'legal.seat': 'Registered office',
  'legal.register': 'Registration',
  'legal.vat': 'VAT number',
  'legal.director': 'Director of publication',
  'legal.contact': 'Contact',
  'legal.host': 'Host',
  'legal.accreditation': 'Accreditation',
  'legal.accreditation-text':
    'Verification of non-automatic weighing instruments in France: accreditation no.\u00a0{{reference}}, scope available at www.cofrac.fr. The accreditation covers verification only, neither sales nor repair.',
  'legal.catalogue': 'Catalogue',
  'legal.approval': 'Approval and repairer’s mark',
  'legal.approval-text':
    'Verification of instruments in service in France: body approved by the prefect (order of 26\u00a0May 2004, article\u00a010), approval no.\u00a0{{approval}}. Repair: identification mark {{mark}} (order of 31\u00a0December 2001, article\u00a044).',
  'legal.prices': 'Prices and quotations',
  'legal.prices-text':
    'Prices exclude VAT and are in euros. They are indicative: only the written quotation is binding.',
  'legal.equipment': 'Electrical equipment',
  'legal.equipment-text':
    'Unique producer identifier (article L541-10-13 of the French Environmental Code): {{producer}}. An instrument at the end of its life does not belong in ordinary waste; ask us to take it back when you request your quotation.',
  'legal.property': 'Content',
  'legal.property-text':
    'The texts, drawings and code of this site belong to {{company}}. The map on the “About” page is made from open data; sources and licences are named below the map.',
  'legal.accessibility': 'Accessibility',
  'legal.accessibility-text':
    'This site aims at WCAG 2.2 level AA: it works by keyboard and with a screen reader, in light and dark mode. If anything stops you, write to {{email}}: we will put it right and, in the meantime, answer you in another way.',
  'legal.security': 'Reporting a vulnerability',
  'legal.security-text':
    'Have you found a security vulnerability in this site? Write to {{email}}, in French, English or German, with what is needed to reproduce it. Please do not publish it before it is fixed, do not look at other people’s data and do not overload the site: we will answer you and tell you when it is fixed.',
  'privacy.meta-description':
    'What this site stores, where, for how long, and what it does not store: no tracking cookies, no third-party advertising.',
  'privacy.keywords': 'privacy, personal data, GDPR, cookies',
  'privacy.lead': 'What the {{company}} website stores, where, for how long, and what it does not store.',
  'privacy.none': 'What the site does not do',
  'privacy.none-text':
    'No tracking cookies, no advertising, no third-party content or scripts, no profiling. That is why no banner asks you anything.',
  'privacy.controller': 'Controller',
  'privacy.controller-text': '{{company}}, {{address}}. For any question about your data: {{email}}.',
  'privacy.requests': 'Your requests',
  'privacy.requests-text':
    'A quote request or message is kept with the contact details you write in it and, for a quote request, with our messages, our quotations and the signature that you drew when accepting, where an earlier version of this site offered it, to answer it and keep a record (steps prior to a contract, article\u00a06(1)(b) GDPR). It is deleted automatically {{years}}\u00a0years after it was sent, with the files that you attach; a file that was never sent with anything is deleted after a day. Location and camera data are removed from photos. Nothing is passed on for advertising.',
  'privacy.mail': 'Emails',
  'privacy.mail-text':
    'Your request is sent to us by email, and a confirmation without your message goes to your address. The record of that mail is deleted after {{mailDays}}\u00a0days.',
  'privacy.newsletter': 'The newsletter',
  'privacy.newsletter-text':
    'We store your address, your language and the times at which you asked and confirmed, with your consent (article\u00a06(1)(a) GDPR). Unconfirmed, the request is deleted after seven days; confirmed, as soon as you unsubscribe through the link in every newsletter.',
  'privacy.account': 'Your account',
  'privacy.account-text':
    'If you create an account, we store your address, your name, what you write in your profile, your list and your instruments, when you signed up and signed in, a hash of your password (never the password) and, for each device that is signed in, its browser and its shortened network address, to provide the customer area (performance of a contract, article\u00a06(1)(b) GDPR). There are two cookies, both strictly necessary: one keeps you signed in, for {{idleDays}} days without use at most, {{maxDays}} in all; the other recognises for {{deviceDays}} days the device that you signed in from, so that you come before strangers when the service is attacked; it opens nothing and does not name you. The shortened network of the sign-up is erased after a year. After {{accountYears}} years without contact the account is erased; an email warns you {{warningDays}} days before, and signing in is enough to keep it. In the customer area you can export everything and erase the account; your quote requests then lose your name and contact details.',
  'privacy.robots': 'Robot check',
  'privacy.robots-text':
    'When many accounts are created on one day, registration asks for a check by Cloudflare (Turnstile). Cloudflare, our host, then receives your IP address and technical data about your browser, to tell a person from a program. We keep none of it. Legal basis: our legitimate interest in keeping registration open to everyone.',
  'privacy.browser': 'In your browser',
  'privacy.browser-text':
    'Your quote list, your comparison, your language, what you are typing and, while the tab is open, the link to a request and the conversation with the assistant stay in your browser’s storage, because the service you ask for needs them. You delete them by emptying the list and the comparison, or along with the site’s data. A request or a message that you send without a connection stays there until you are back online; until then you can edit or delete it.',
  'privacy.measurement': 'Measurements and faults',
  'privacy.measurement-text':
    'The site measures how long pages take to load and receives program errors, without address, cookie or identifier; URL parameters, email addresses and long numbers are removed before sending. These measurements help us to fix and speed up the site and identify nobody.',
  'privacy.searches': 'Searches without a result',
  'privacy.searches-text':
    'A catalogue search without a result is counted by day and language, with nothing about you, and deleted after {{missDays}} days; what looks like an address or a number is not stored.',
  'privacy.network': 'Your network address',
  'privacy.network-text':
    'To stop mass mailing and password guessing, attempts are counted by a fingerprint of your IP address that changes daily and is kept for two days at most. This site does not store the whole address; the host processes it to deliver the pages.',
  'privacy.place': 'Where, and by whom',
  'privacy.place-text':
    'The data is in a database of our host, {{host}}, which acts as a processor and may process it outside the European Union under its processing agreement; the history of the database, used for backups, reaches back 30\u00a0days. Emails pass through our mail provider. Nobody else has access.',
  'privacy.rights': 'Your rights',
  'privacy.rights-text':
    'You may ask for access to your data, for its correction, deletion, portability or restricted processing, or object to its processing: write to {{email}}. You may also complain to the CNIL (www.cnil.fr) or to your own supervisory authority.',
}
