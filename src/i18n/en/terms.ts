import type { terms as french } from '#src/i18n/fr/terms.ts'

/** General terms of sale and service. */
export const terms: Record<keyof typeof french, string> = {
  'terms.meta-description':
    'General terms of sale and service of {{company}} between businesses: quotation, prices, payment, delivery, warranty, verification. Demonstration text.',
  'terms.keywords': 'general terms and conditions of sale, quotation, delivery, warranty, verification',
  'terms.demonstration':
    'Demonstration text: this site and this company are fictional. These terms have not been checked by a lawyer and bind nobody.',
  'terms.version': 'Version {{version}}, in force from {{day}}.',
  'terms.scope': 'Scope',
  'terms.scope-text':
    'These terms apply to sales of weighing instruments and to services (installation, repair, verification) by {{company}} to business customers. Conditions written in the quotation take precedence over them.',
  'terms.offer': 'Request, quotation and order',
  'terms.offer-text':
    'Requesting a quotation is free and without obligation. Prices and specifications on the site are indicative: only the written quotation is binding, until the last day of validity that it states. The contract is concluded when the customer accepts a version of the quotation, on the page of the request or in writing. Any change requested afterwards requires a new quotation.',
  'terms.prices': 'Prices',
  'terms.prices-text':
    'Prices are in euros excluding taxes; VAT is added at the rate in force. Delivery, travel and commissioning are included only where the quotation says so.',
  'terms.payment': 'Payment',
  'terms.payment-text':
    'Unless agreed otherwise in the quotation, invoices are payable by bank transfer within 30\u00a0days of their date, with no discount for early payment. Late payment incurs the penalties and the fixed compensation of €40 for recovery costs laid down in articles L441-10 and D441-5 of the French Commercial Code; the rate of the penalties is three times the statutory interest rate.',
  'terms.delivery': 'Delivery',
  'terms.delivery-text':
    'The delivery time is that of the quotation and runs from acceptance. If we cannot keep to it, we inform the customer and agree on a new date. On receipt the customer checks the parcel in the presence of the carrier, notes any reservations on the delivery note and informs us without delay. The risk passes to the customer when the instrument is handed over.',
  'terms.property': 'Retention of title',
  'terms.property-text': 'The instrument remains our property until its price has been paid in full.',
  'terms.site': 'Work on site',
  'terms.site-text':
    'The customer provides safe access to the instrument and the power needed, and points out the hazards of the place (explosive atmosphere, hygiene, height). A visit that the customer’s absence makes impossible may be charged as travel.',
  'terms.verification': 'Metrological verification',
  'terms.verification-text':
    'An instrument whose use is regulated must be verified and carry its marks. The intended use, which the customer tells us, decides which instrument we propose. While it is in use, periodic verification remains the holder’s duty; the dates that we state are an aid and do not replace the metrological logbook. Our accreditation covers verification only, not sale or repair.',
  'terms.warranty': 'Warranty',
  'terms.warranty-text':
    'Our instruments are covered by the statutory warranty against hidden defects (articles 1641 and following of the French Civil Code) and, where the quotation or the data sheet states one, by a commercial warranty for the period stated. The latter covers neither normal wear, nor overload, nor use or repair contrary to the manual.',
  'terms.liability': 'Liability',
  'terms.liability-text':
    'Our liability is limited to the amount of the order excluding taxes, except in the event of personal injury or gross negligence, or where mandatory law provides otherwise. Each party is released from its obligations for as long as force majeure prevents it from meeting them.',
  'terms.take-back': 'Take-back',
  'terms.take-back-text':
    'An instrument at the end of its life does not belong in ordinary waste. We take it back on request; the quotation states the conditions.',
  'terms.data': 'Personal data',
  'terms.data-text':
    'The data of a request serve to answer it and to fulfil the order; the privacy policy says which are stored, where and for how long.',
  'terms.law': 'Law and disputes',
  'terms.law-text':
    'French law applies. In the event of a disagreement, please write to {{email}} first: we will look for a solution together. Failing that, the courts at the registered office of {{company}} have jurisdiction. The French version of these terms prevails.',
}
