import type { home as french } from '#src/i18n/fr/home.ts'

/** The home page. */
export const home: Record<keyof typeof french, string> = {
  'category.commercial-text':
    'Sale by weight, checkout, parcels, jewellery: verified scales for direct sale to the public.',
  'category.industrial-text':
    'From bench scales to weighbridges: goods-in, production, dispatch, wet and ATEX areas.',
  'category.laboratory-text': 'Precision, analytical and microbalances, moisture analysers, teaching.',
  'category.medical-text': 'Personal, chair and baby scales and pharmacy balances, in class III or II.',
  'home.meta-title': '{{company}} – Scales, verification and maintenance in {{city}}',
  'home.meta-description':
    'Sale, maintenance and verification of weighing instruments in Alsace since {{year}}: retail, industry, laboratory, medical. Free quote within 24 hours.',
  'home.keywords':
    'scales, weighing, periodic verification, legal metrology, Alsace, Monswiller, weighbridge, laboratory balance',
  'home.title': 'The right weight, verified and kept right.',
  'home.subtitle': 'Sale, maintenance and verification of weighing instruments in Alsace since {{year}}.',
  'home.to-products': 'View products',
  'home.by-trade': 'By sector',
  'home.by-capacity': 'What are you weighing?',
  'home.by-capacity-text': 'Choose the maximum capacity; the catalogue shows the models that cover it.',
  'home.newest': 'New arrivals',
  'home.all-products': 'All products',
  'home.contact-title': 'Not sure which instrument is right?',
  'home.contact-text':
    'Describe your use: we suggest the right capacity, scale interval and class, and we work within {{radius}}\u00a0km of {{city}}.',
  'indicator.reading': 'Weighing indicator: {{reading}}, stable.',
  'indicator.stable': 'STABLE',
  'indicator.zero': 'ZERO',
  'indicator.net': 'NET',
  'fact.models': '500+',
  'fact.models-text': 'models available',
  'fact.accreditation': '{{reference}}',
  'fact.accreditation-text': 'accreditation for NAWI verification',
  'fact.reply': '{{hours}}\u00a0h',
  'fact.reply-text': 'to your free quote',
  'fact.area': '{{km}}\u00a0km',
  'fact.area-text': 'around {{city}}',
  'process.title': 'How we work',
  'process.diagnosis': 'Diagnosis',
  'process.diagnosis-text': 'We look at the use, the load, the site and the regulations that apply.',
  'process.proposal': 'Proposal',
  'process.proposal-text':
    'A detailed quotation within 24 hours, with reasons for the capacity and scale interval.',
  'process.intervention': 'On site',
  'process.intervention-text': 'Delivery, commissioning, training and on-site verification.',
  'process.follow-up': 'Follow-up',
  'process.follow-up-text': 'Maintenance, repair and reminders when verification falls due.',
}
