import type { models as french } from '#src/i18n/fr/models.ts'

/** Everything else that is said of a product: its models, accessories, specification, terms. */
export const models: Record<keyof typeof french, string> = {
  'product.add-models_one': 'Add to quote',
  'product.add-models_other': 'Add {{count}} models to quote',
  'product.choose-first': 'Choose a model',
  'product.about': 'Description',
  'product.features': 'Features',
  'product.specifications': 'Specifications',
  'product.similar': 'Similar models',
  'similar.larger': 'Next size up',
  'similar.cheaper': 'Same capacity, lower price',
  'similar.verified': 'Legal-for-trade version',
  'share.label': 'Share',
  'share.copied': 'Link copied',
  'plate.explained': '{{symbol}}: {{name}}',
  'variants.title_one': '{{count}} model',
  'variants.title_other': '{{count}} models',
  'variants.model': 'Reference',
  'variants.platform': 'Platform',
  'variants.metrology': 'Legal for trade',
  'variants.metrology-yes': 'yes',
  'variants.metrology-no': 'no',
  'variants.metrology-optional': 'optional',
  'variants.price': 'Price',
  'variants.quantity': 'Quantity',
  'variants.quantity-of': 'Quantity of {{reference}}',
  'variants.listed': 'In your quote',
  'arrangement.single': 'Single range',
  'arrangement.multi-interval': 'Multi-interval',
  'arrangement.multiple-range': 'Multiple range',
  'accessories.title': 'Accessories',
  'accessories.fitting_one': '{{count}} accessory fits the chosen models.',
  'accessories.fitting_other': '{{count}} accessories fit the chosen models.',
  'metrology.title': 'Legal metrology',
  'metrology.text-yes':
    'Legal for trade: yes. Models marked M are supplied with their conformity assessment and may be put to regulated use.',
  'metrology.text-optional':
    'Legal for trade: optional. The model can be supplied with its conformity assessment, to be requested when ordering: it is done at the factory and normally cannot be added later.',
  'metrology.text-no':
    'Legal for trade: no. These models are suitable for internal checks, counting or dosing; they may not be put to regulated use.',
  'metrology.text-some-no':
    'Models without a class are suitable for internal checks, counting or dosing; they may not be put to regulated use.',
  'metrology.regulated':
    'In France, regulated uses include sale by weight, invoicing, medical practice and pharmacy compounding. The instrument must then be verified periodically: every two years for direct sale to the public up to 30\u00a0kg, every year for other uses, with a metrological logbook and a valid verification sticker.',
  'spec.capacity': 'Maximum capacity (Max)',
  'spec.readability': 'Readability (d)',
  'spec.platform': 'Platform',
  'spec.display': 'Display',
  'spec.interface': 'Interfaces',
  'spec.power': 'Power supply',
  'spec.dimensions': 'Dimensions (W × D × H)',
  'spec.weight': 'Instrument weight',
  'spec.material': 'Materials',
  'spec.warranty': 'Warranty',
  'spec.calibration': 'Adjustment and calibration',
  'spec.applications': 'Applications',
  'spec.connectivity': 'Connectivity',
  'spec.protection': 'IP rating',
  'spec.approvals': 'Approvals',
  'spec.options': 'Options',
  'glossary.class':
    'Accuracy class I (special), II (high), III (medium) or IIII (ordinary): it sets the permissible errors and what the instrument may be used for.',
  'glossary.max': 'Maximum capacity (Max): the largest load that the instrument can weigh.',
  'glossary.min':
    'Minimum capacity: the load below which the result may be subject to too large a relative error.',
  'glossary.e': 'Verification scale interval: the value used to classify and verify the instrument.',
  'glossary.d': 'Actual scale interval: the smallest difference the display can show.',
  'glossary.metrology':
    'Legal for trade: the instrument bears the CE and M markings and may be used where the law regulates weighing, for example to sell by weight.',
  'glossary.calibration':
    'Adjustment corrects the instrument. Calibration compares its readings with known weights and results in a certificate; it is not a legal verification.',
  'glossary.protection':
    'IP rating: the first digit is for dust, the second for water; IP65 withstands water jets, IP68 immersion.',
  'glossary.multi-interval':
    'Multi-interval: a single weighing range whose scale interval changes automatically with the load.',
  'glossary.multiple-range':
    'Multiple range: two or more weighing ranges, each from zero, with its own scale interval.',
}
