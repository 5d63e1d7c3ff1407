import type { faq as french } from '#src/i18n/fr/faq.ts'

/** Questions and answers. */
export const faq: Record<keyof typeof french, string> = {
  'faq.types': 'Which types of scales do you offer?',
  'faq.types-answer':
    'Scales for retail (price-computing, counter, checkout), industry (bench, floor, pallet, crane, weighbridge, counting), laboratory (precision, analytical, moisture analysers) and healthcare (personal, chair, baby, pharmacy): more than {{models}} models, legal for trade or not.',
  'faq.maintenance': 'Do you carry out maintenance and verification?',
  'faq.maintenance-answer':
    'Yes. We maintain, adjust and repair instruments, and we verify non-automatic weighing instruments in France under accreditation no.\u00a0{{reference}}.',
  'faq.regions': 'Which regions do you serve?',
  'faq.regions-answer':
    'Within {{radius}}\u00a0km of {{city}}: most of Alsace and Moselle, part of Meurthe-et-Moselle and Vosges, as well as Saarland, the southern Palatinate and Baden for sales and maintenance. If you are further away, write to us and we will point you in the right direction.',
  'faq.quote': 'How do I get a quotation?',
  'faq.quote-answer':
    'Add products to your quote list or simply describe what you need, leave a name and an email address, and send: the quotation is free and reaches you within {{hours}}\u00a0hours on working days. No account is needed.',
  'faq.frequency': 'How often must a scale be verified?',
  'faq.frequency-answer':
    'In France, every two years for direct sale to the public with a maximum capacity of 30\u00a0kg or less; every year for the other regulated uses, including the same scale when it is used for prepackages made without the buyer present.',
  'faq.regulated': 'Does my scale have to be verified?',
  'faq.regulated-answer':
    'In France, yes, if it is used for commercial transactions, direct sale to the public or prepackaging, calculating a toll, tariff or tax, expert reports, medical practice, compounding in a pharmacy, or medical and pharmaceutical analyses. Occasional use counts too. Internal checks and stocktaking are not affected.',
  'faq.sticker': 'What do the green and red stickers mean?',
  'faq.sticker-answer':
    'In France, the green sticker certifies that the instrument was accepted and shows until when; after that date it may no longer be put to regulated use. The red sticker means that it was refused: it may not be used before repair and a new verification.',
  'faq.logbook': 'What is the metrological logbook?',
  'faq.logbook-answer':
    'The instrument’s own record in France (carnet métrologique) of its verifications and repairs. It is opened within one month of commissioning and stays at the place of use, ready for inspectors.',
  'faq.calibration': 'What is the difference between verification, calibration and adjustment?',
  'faq.calibration-answer':
    'Verification says whether the instrument complies with the law: it is accepted or refused. Calibration compares its indications with known weights and results in a certificate, for your quality system. Adjustment corrects the instrument. None of them replaces the others.',
  'faq.later': 'Can a scale that is not legal for trade be verified later?',
  'faq.later-answer':
    'Normally not: conformity assessment takes place at the factory, when the instrument is ordered. If regulated use may be needed one day, choose a model marked CE and M from the start.',
  'faq.which': 'How do I know which scale I need?',
  'faq.which-answer':
    'The configurator starts from your use: it says whether the law requires a verified instrument and which class and interval suit, then shows the models that fit, those that narrowly fail, and why. You can send the quote request from there.',
  'faq.which-link': 'Describe what I weigh',
  'faq.prices': 'What do the prices shown include?',
  'faq.prices-answer':
    'The instrument, excluding VAT, in euros. Delivery, commissioning, verification and accessories are stated in the quotation, which alone is binding.',
  'faq.repair': 'Is a new verification needed after a repair?',
  'faq.repair-answer':
    'Yes: in France, an instrument in regulated use is verified again after a repair, before it returns to service.',
}
