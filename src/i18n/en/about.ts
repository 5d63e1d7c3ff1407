import type { about as french } from '#src/i18n/fr/about.ts'

/** The page about the company: what it does, who it is, since when. */
export const about: Record<keyof typeof french, string> = {
  'about.title': 'About us',
  'about.meta-title': 'About us: a weighing company in {{city}} | {{company}}',
  'about.meta-description':
    '{{company}}, weighing instruments in {{city}} since {{year}}: mission, values, team, history, and a service area of {{radius}}\u00a0km that you can check by postcode.',
  'about.keywords': 'weighing company Alsace, team, history, service area, Monswiller, postcode',
  'about.heading': 'Weighing has been our trade since {{year}}.',
  'about.lead':
    'From {{city}}, near Saverne, we work for shops, workshops, laboratories and healthcare in Alsace and the neighbouring regions.',
  'about.fact-founded-text': 'year founded',
  'about.fact-experience': '20+\u00a0years',
  'about.fact-experience-text': 'of experience',
  'about.fact-models': '{{models}}+',
  'about.fact-models-text': 'models available',
  'about.fact-hours': '{{from}}–{{to}}',
  'about.fact-hours-text': 'Monday to Friday',
  'about.mission': 'Our mission',
  'about.mission-lead': 'The weight displayed should be a weight you can rely on.',
  'about.mission-text':
    'Scales set a price, a dose, the load of a lorry: whoever reads them must be able to trust them. We help to choose the instrument, put it into service and keep it accurate, year after year.',
  'about.mission-second':
    'Retail, industry, laboratories and healthcare do not weigh the same things or under the same rules. So we start from the use: what is weighed, where, by whom, and what the regulations require.',
  'about.values': 'Our values',
  'about.value-exactness': 'Accuracy',
  'about.value-exactness-text':
    'A capacity, a scale interval, a class: we give numbers, with their unit and their tolerance.',
  'about.value-clarity': 'Clarity',
  'about.value-clarity-text':
    'A quotation says what is necessary, what is useful, and what you can do without.',
  'about.value-nearness': 'Proximity',
  'about.value-nearness-text':
    'A radius of {{radius}}\u00a0km, so that we know your sites and reach them without crossing the country.',
  'about.value-care': 'Follow-up',
  'about.value-care-text':
    'An instrument is looked after for years: we remind you of due dates and keep its history.',
  'about.team': 'Our team',
  'about.team-advice': 'Advice',
  'about.team-advice-text':
    'Analyses the use, chooses capacity, scale interval and class, and draws up the quotation.',
  'about.team-workshop': 'Workshop',
  'about.team-workshop-text':
    'Prepares, adjusts and repairs instruments, from counter scales to floor scales.',
  'about.team-verification': 'Verification',
  'about.team-verification-text':
    'Checks instruments in service with test weights and fills in the metrological logbook.',
  'about.team-office': 'Office',
  'about.team-office-text': 'Plans the visits, reminds you of due dates and answers the telephone.',
  'about.team-note': 'Demonstration site: this description of the team is an example.',
  'about.history': 'Our history, and that of the trade',
  'about.history-house': 'Company',
  'about.history-trade': 'Trade',
  'about.history-2001': 'The company is founded in {{city}}.',
  'about.history-2001-law':
    'In France, decree no.\u00a02001-387 governs the legal control of measuring instruments.',
  'about.history-2004':
    'The French order of 26\u00a0May 2004 governs the verification of weighing instruments in service and their metrological logbook.',
  'about.history-2015':
    'In Germany, the Measures and Verification Act (MessEG) and its ordinance (MessEV) come into force.',
  'about.history-2016':
    'Since April\u00a020, Directive 2014/31/EU has applied: CE marking and metrology marking M on new instruments.',
  'about.history-today': 'Today',
  'about.history-today-text':
    'More than 20\u00a0years of experience, more than 500 models and {{radius}}\u00a0km around {{city}}.',
  'about.accreditation': 'Accreditation',
  'about.accreditation-number': 'Accreditation no.\u00a0{{reference}}, scope available at www.cofrac.fr',
  'about.scene': 'The workshop: a scale opened up under the lamp, tools on the wall, weights on the shelf',
  'about.certificate-note':
    'Demonstration drawing: it repeats the number and the subject of the accreditation and is not a certificate.',
  'about.accreditation-text':
    'It covers the legal-metrology verification of non-automatic weighing instruments and nothing else. It applies to the checks required by French regulations; in Germany, legal verification (Eichung) is a matter for the German authorities.',
  'about.verification-guide': 'Periodic verification explained',
  'about.partners': 'Our brands',
  'about.partners-text':
    'The manufacturers in our catalogue, chosen for instruments that last and spare parts that stay available.',
  'about.partners-note': 'Demonstration site: these brands are fictional.',
  'about.closing': 'Let us talk about what you weigh.',
  'about.closing-text':
    'A call or a few lines will do: the quote is free and reaches you within {{hours}}\u00a0hours on working days.',
}
