import type { services as french } from '#src/i18n/fr/services.ts'

/** What the company offers and how it works: the lower half of the home page. */
export const services: Record<keyof typeof french, string> = {
  'accreditation.title': 'Verification by an accredited body',
  'accreditation.statement':
    'Accreditation no.\u00a0{{reference}} for the verification of non-automatic weighing instruments in France. Scope available at www.cofrac.fr.',
  'accreditation.mark': 'Accreditation',
  'accreditation.accredited': 'Accreditation',
  'accreditation.accredited-text':
    'Periodic verification and the sticker that attests to it, under the rules set by the French State.',
  'accreditation.team': 'A team of qualified experts',
  'accreditation.team-text': 'Technicians trained in weighing, test weights and the regulations.',
  'accreditation.tailored': 'Tailored solutions',
  'accreditation.tailored-text':
    'The capacity, scale interval and class that your use calls for, no more and no less.',
  'expertise.title': 'Three trades under one roof',
  'expertise.sales': 'Equipment sales',
  'expertise.sales-text':
    'More than {{models}} models for retail, industry, laboratory and healthcare, new, delivered and put into service.',
  'expertise.inspection': 'Verification',
  'expertise.inspection-text':
    'Periodic verification of instruments in regulated use in France: every two years for direct sale to the public up to 30\u00a0kg, every year otherwise.',
  'expertise.maintenance': 'Maintenance and after-sales service',
  'expertise.maintenance-text':
    'Servicing, adjustment, repair on site or in the workshop, spare parts and tracking of due dates.',
  'expertise.sales-link': 'View the catalogue',
  'expertise.inspection-link': 'Prepare for verification',
  'expertise.maintenance-link': 'Request a visit',
  'expertise.sales-scene': 'A counter scale, its display and the bread it weighs',
  'expertise.inspection-scene': 'A gloved hand sets a test weight on a balance',
  'expertise.maintenance-scene': 'The van, with a test weight on the hook of its crane',
  'services.title': 'What we do for you',
  'services.advice': 'Advice',
  'services.advice-text': 'A visit or a call, and the right capacity, scale interval and class.',
  'services.commissioning': 'Commissioning',
  'services.commissioning-text': 'Installation, set-up and handover on site.',
  'services.logbook': 'Metrological logbook',
  'services.logbook-text': 'Opened within a month, kept up to date at each visit (France).',
  'services.verification': 'Periodic verification',
  'services.verification-text': 'Test weights, measurements, sticker and report.',
  'services.repair': 'Repair',
  'services.repair-text': 'Diagnosis, repair and return to service.',
  'services.maintenance': 'Maintenance contract',
  'services.maintenance-text': 'Planned visits and reminders of due dates.',
  'process.title': 'How we work',
  'process.diagnosis': 'Diagnosis',
  'process.diagnosis-text': 'We look at the use, the load, the place and the rules that apply.',
  'process.proposal': 'Proposal',
  'process.proposal-text':
    'A detailed quotation within 24\u00a0hours on working days, with capacity and scale interval explained.',
  'process.intervention': 'On-site work',
  'process.intervention-text':
    'Delivery, commissioning and training. A new instrument is assessed at the factory, a weighbridge on site.',
  'process.follow-up': 'Follow-up',
  'process.follow-up-text': 'Maintenance, repair and reminders of verification dates.',
  'teaser.title': 'An Alsatian company since {{year}}',
  'teaser.text':
    'From {{city}} we work within {{radius}}\u00a0km: Alsace, Moselle, Vosges, Saarland and Baden. More than twenty years of scales, from the counter to the weighbridge.',
  'teaser.link': 'Who we are',
  'teaser.scene': 'The workshop: a scale opened up under the lamp, tools on the wall, weights on the shelf',
  'testimonials.title': 'What people who weigh have to say',
  'testimonials.example': 'Example',
  'testimonials.note': 'Example testimonials, written for this demonstration.',
  'testimonials.bakery':
    'The sticker had expired three weeks before. The technician came before opening time, and by nine we were weighing again.',
  'testimonials.bakery-who': 'A baker, Saverne',
  'testimonials.laboratory':
    'We were advised against the most expensive balance: a coarser one was enough, on a better table.',
  'testimonials.laboratory-who': 'A laboratory manager, Strasbourg',
  'testimonials.logistics':
    'Four platforms compared line by line, a quotation the next day, and the ramp that went with it.',
  'testimonials.logistics-who': 'A logistics buyer, Sarrebourg',
  'home.contact-title': 'Not sure which instrument fits?',
  'home.contact-text':
    'Describe your use: we propose the capacity, scale interval and class that suit it, and we work within {{radius}}\u00a0km of {{city}}.',
}
