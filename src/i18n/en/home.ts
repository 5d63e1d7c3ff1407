import type { home as french } from '#src/i18n/fr/home.ts'

/** The home page. */
export const home: Record<keyof typeof french, string> = {
  'category.commercial-text':
    'Sale by weight, checkout, parcels and jewellery, with legal-for-trade scales for direct sale to the public.',
  'category.industrial-text':
    'From bench scales to weighbridges: goods-in, production, dispatch, wet and ATEX areas.',
  'category.laboratory-text': 'Precision, analytical and microbalances, moisture analysers, teaching.',
  'category.medical-text':
    'Personal, chair and baby scales in class\u00a0III, pharmacy balances in class\u00a0II or I.',
  'home.meta-title': '{{company}} – Scales, verification and maintenance in {{city}}',
  'home.meta-description':
    'Sale, maintenance and verification of scales in Alsace since {{year}}: retail, industry, laboratory, medical. Free quote within 24\u00a0hours on working days.',
  'home.keywords':
    'scales, weighing, periodic verification, legal metrology, Alsace, Monswiller, weighbridge, laboratory balance',
  'home.title': 'The right weight, verified and kept right.',
  'home.subtitle': 'Sales, maintenance and verification of weighing instruments in Alsace since {{year}}.',
  'home.to-products': 'View products',
  'home.by-trade': 'By sector',
  'home.by-capacity': 'What are you weighing?',
  'home.by-capacity-text': 'Choose the maximum capacity; the catalogue shows the models that cover it.',
  'home.newest': 'New arrivals',
  'home.all-products': 'All products',
  'fact.models': '{{models}}+',
  'fact.models-text': 'models available',
  'fact.accreditation': '{{reference}}',
  'fact.accreditation-text': 'accreditation for NAWI verification',
  'fact.reply': '{{hours}}\u00a0h',
  'fact.reply-text': 'to your free quote (working days)',
  'fact.area': '{{km}}\u00a0km',
  'fact.area-text': 'around {{city}}',
}
