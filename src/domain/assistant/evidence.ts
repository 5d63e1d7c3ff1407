import type { Signal } from './signals.ts'

/** What a message asks for. */
export type Intent =
  | 'injection'
  | 'legal-advice'
  | 'off-topic'
  | 'person'
  | 'business'
  | 'broken'
  | 'greeting'
  | 'thanks'
  | 'capabilities'
  | 'plate'
  | 'how-to'
  | 'due'
  | 'price'
  | 'feature'
  | 'comparison'
  | 'error'
  | 'min'
  | 'class'
  | 'class-size'
  | 'intervals'
  | 'period'
  | 'expired'
  | 'repaired'
  | 'border'
  | 'logbook'
  | 'late'
  | 'apply'
  | 'unapproved'
  | 'duration'
  | 'duty'
  | 'passage'
  | 'who'
  | 'definition'
  | 'company'
  | 'find'

/** Signals that must all be there; behind « ! » one that must not. */
type Signals = readonly (Signal | `!${Signal}`)[]
/** What speaks for an intent, or against it (below 0), where its signals hold. */
export type Evidence = readonly [intent: Intent, weight: number, ...signals: Signals]

/**
 * What speaks for each intent; the weights of an intent add up. 20 and more: nothing else can be meant. About 10: a
 * phrase with what it is about. About 5: its words alone. Below: a hint. Signals are read until one does not hold: those
 * that cost most (terms) stand last.
 */
export const evidence: readonly Evidence[] = [
  // What is not the assistant's business.
  ['injection', 30, 'injection'],
  ['off-topic', 25, 'entertainment'],
  ['injection', 20, 'customers'],
  ['off-topic', 12, 'beside', '!domain', '!ourMatter', '!ofSale'],
  ['off-topic', 20, 'trivia'],
  ['off-topic', 7, 'want', 'goodsOnly', '!mine'],
  ['legal-advice', 20, 'lawsuit', '!governingLaw'],
  // Talk.
  ['capabilities', 14, 'capabilities'],
  // « … suchen eine Rollstuhlwaage. Was können Sie anbieten? »
  ['capabilities', -14, 'capabilities', 'criteria', 'instrument'],
  ['capabilities', 14, 'program', '!domain'],
  ['person', 13, 'human'],
  ['person', 13, 'somebody', '!human'],
  ['greeting', 12, 'greeting'],
  ['thanks', 12, 'thanks', '!question', '!want', '!criteria', '!human'],
  ['broken', 12.5, 'broken'],
  ['broken', 8, 'malfunction', '!broken'],
  // « Kommen Sie nach Karlsruhe, wenn eine Waage defekt ist? »: where to, before what is broken.
  ['company', 10, 'broken', 'comes', 'placeNamed'],
  ['company', 10, 'malfunction', '!broken', 'comes', 'placeNamed'],
  // This site and this company.
  ['how-to', 18, 'requestReference'],
  ['how-to', 6.8, 'guide'],
  ['how-to', 6, 'guide', 'reminder', 'verify'],
  ['how-to', -6.8, 'guide', 'want', 'criteria'],
  ['how-to', 6.6, 'asksHow', 'siteObject'],
  ['business', 8.5, 'business'],
  // « Garantie? »: of the terms; « Garantie der MV-P1-15? » of the model.
  ['business', 9.3, 'ofSale', '!model', '!load', '!business', '!verify'],
  ['business', 1, 'ofSale', '!model', 'business'],
  ['business', 6, 'ofSale', '!model', 'siteObject'],
  ['business', -6, 'ofSale', 'want', 'criteria'],
  ['broken', -8, 'broken', 'ofSale'],
  ['business', 8.5, 'records', '!business', '!load'],
  ['business', 8.5, 'ownPapers', '!records', '!business', '!guide', '!ofSale', '!criteria'],
  ['business', 8.7, 'insiders', '!business', '!records'],
  ['duration', 14, 'takesTime', 'verify', '!replyTime'],
  ['business', 8.5, 'takesTime', 'service', '!verify', '!replyTime'],
  ['price', 9, 'takeBack', '!model', 'addressed'],
  ['company', 14, 'replyTime'],
  // « Wie lange gilt das Angebot? » does not ask when it comes.
  ['company', -14, 'replyTime', 'ofSale'],
  ['company', 8, 'accreditation', 'addressed', '!define'],
  ['company', 6, 'topic', 'topicSure'],
  ['company', 4, 'ownPermission', 'verify', 'topic'],
  ['company', 2.5, 'topic', '!topicSure'],
  ['company', 7, 'topic', 'topicNamed'],
  ['company', 14, 'presence', '!domain', '!criteria', '!date', 'topic'],
  // A place and what is to be weighed there: an instrument is meant.
  ['company', -4, 'topic', 'load', '!areaVerb', '!topicNamed', '!service'],
  ['business', 9.2, 'otherBrand', '!topic', 'want'],
  ['business', 9.2, 'otherBrand', '!topic', '!want', 'price'],
  ['business', 9.2, 'otherBrand', '!topic', '!want', '!price', 'compare'],
  ['company', -6, 'topic', 'want', 'criteria', '!topicNamed'],
  ['company', -6, 'topic', 'offeredKind', '!want', '!service', '!topicNamed'],
  // Data plates, dates and figures.
  ['plate', 16, 'plate', '!want'],
  // The figures of a plate, and a question about them.
  ['plate', -8, 'plate', 'mpe'],
  ['plate', -8, 'plate', 'minAsked', '!mpe', '!verified'],
  ['plate', -8, 'plate', 'howExact', '!mpe'],
  ['due', 11, 'date', 'verified'],
  ['due', 11, 'endNamed', '!verified', '!repaired'],
  ['due', 11, 'date', 'due', 'verify', '!verified', '!repaired'],
  ['error', 9.5, 'mass', 'mpe'],
  ['error', 9.5, 'mass', 'howExact', '!want', '!mpe'],
  ['error', 9.3, 'mass', 'wrongBy', '!mpe', '!howExact', '!want'],
  ['error', 9.3, 'twoMasses', 'interval', 'deviation', '!wrongBy', '!mpe', '!howExact', '!want'],
  ['min', 9.2, 'min', 'class', 'interval'],
  ['min', 9.2, 'minNamed', '!class', 'interval', '!want'],
  ['min', 9.4, 'smallest', 'sells', 'interval', '!want', '!minNamed'],
  [
    'min',
    9,
    'fewIntervals',
    'sells',
    'question',
    '!plate',
    '!smallest',
    '!want',
    '!mpe',
    '!howExact',
    '!wrongBy',
  ],
  ['min', 9, 'fewIntervals', 'sells', 'question', 'permission', 'want', '!plate', '!smallest'],
  ['min', 9.4, 'besideMin', 'sells', 'question', '!plate', '!belowIt'],
  ['min', 9.4, 'minValue', 'belowIt', '!want'],
  ['min', 6.4, 'minValue', 'belowIt', 'want'],
  // The message itself asks what « Min 100 g » means.
  ['min', 9.4, 'minValue', 'define', '!belowIt', '!class', '!interval'],
  ['intervals', 8, 'howManyIntervals', 'interval', 'load'],
  ['class-size', 7.3, 'class', '!interval', 'howManyIntervals'],
  // Law.
  ['who', 8, 'who', 'verify'],
  ['who', 9.5, 'who', 'repaired', '!verify'],
  ['who', 8, 'oneself', 'verify', '!who', 'mine'],
  ['expired', 7.5, 'expired', '!twoMasses'],
  // « un rappel avant que ma vérification expire »
  ['expired', -7.5, 'expired', 'reminder', '!twoMasses'],
  // A red sticker forbids the use, whatever is to be repaired.
  ['expired', 12, 'redSticker', '!price'],
  ['late', 9.5, 'afterLate', 'verify', '!date'],
  ['apply', 9.6, 'application', 'applyWhen', 'verifyOften', '!afterLate'],
  ['unapproved', 13, 'unapproved', 'afterwards', '!price'],
  ['duty', 7.5, 'calibrationEnough', 'question', 'use', '!calibrationInstead', '!price', '!whichClass'],
  ['duty', 7.5, 'calibrationInstead', '!price', '!whichClass', '!difference'],
  ['repaired', 9, 'repaired', 'verify', '!price'],
  // What a broken seal means is the same, whoever broke it.
  ['repaired', 17, 'sealBroken', '!price', '!define'],
  // « … gestern repariert, Marke gilt bis 2027, darf ich …? »: no date makes that permitted.
  ['repaired', 4, 'repaired', 'permission', 'date'],
  ['repaired', 9, 'repaired', '!verify', 'useAgain', '!price', '!addressed'],
  ['passage', 7.4, 'repair', '!define'],
  ['logbook', 8.2, 'logbook', 'asksWhen', '!define'],
  ['logbook', 8.2, 'logbook', 'must', '!asksWhen', '!define'],
  // « What is the logbook, and when must it be opened? »
  ['logbook', 10, 'logbook', 'define', 'asksWhen', '!anyone'],
  // « Qu’est-ce que le carnet, et qui le remplit ? »
  ['logbook', 9.7, 'logbook', 'anyone'],
  ['class', 7.2, 'whichClass', 'use'],
  ['class', 7.2, 'whichClass', '!use', '!define'],
  ['period', 7, 'howOften', 'verifyOften'],
  ['period', 7.6, 'apply', 'asksWhen', 'verify', '!firstTime', '!howOften', '!addressed'],
  ['period', 7.5, 'firstTime', 'verify', 'asksWhen', '!price', '!howOften'],
  ['period', 6.6, 'yearly', 'question', 'use', '!howOften'],
  ['period', 6.6, 'yearly', 'question', '!use', 'verify', '!howOften'],
  ['border', 9, 'bothCountries', 'verify', 'recognised', '!howOften', '!date', '!yearly'],
  [
    'border',
    7,
    'bothCountries',
    '!verify',
    'recognised',
    'instrument',
    '!howOften',
    '!date',
    '!yearly',
    '!want',
  ],
  ['period', 6.5, 'often', 'criteria', '!verifyOften'],
  ['period', 6.9, 'periodWord', '!define', '!verifyOften'],
  ['duty', 6.2, 'must', 'verify', '!needsOne'],
  ['duty', 6.2, 'must', 'use', '!verify', '!needsOne'],
  ['duty', 4.6, 'question', 'verify', 'use', '!must'],
  ['duty', -3, 'must', '!verify', 'want', 'criteria'],
  ['duty', -3, 'must', '!question', '!verify', 'load', 'criteria'],
  ['duty', -4, 'demand', '!question', 'criteria'],
  ['duty', 5, 'dutyWord', '!must', '!question'],
  // Words.
  ['definition', 6.5, 'define', '!must', 'terms'],
  ['definition', 11, 'define', 'needsIt', '!load', 'terms'],
  ['definition', 11, 'brief', 'needsTerm', '!load', '!criteria'],
  ['definition', 9, 'meaning', 'brief', '!mine', '!use', '!load', '!often', 'terms'],
  ['definition', 4, 'define', 'malfunction', 'brief', '!mine', 'terms'],
  ['definition', 12, 'question', 'termOnly'],
  ['definition', 9, 'bothStickers', '!must', 'terms'],
  ['definition', 14, 'rangeTerms'],
  ['definition', 9, 'oneRange', '!want', 'terms'],
  ['definition', 6.5, 'difference', '!define', '!must', 'terms'],
  ['definition', 9, 'compare', '!twoKinds', '!twoModels', 'twoTerms'],
  ['definition', 6.6, 'eitherTerm', '!define', '!difference', '!must', '!twoKinds', 'twoTerms'],
  ['definition', 4.2, 'termAlone', '!criteria'],
  // « What is the accuracy of the LV-A2-220G? » asks for its figure.
  ['definition', -5, 'define', 'model', '!difference', '!must'],
  // Instruments.
  ['comparison', 10, 'twoModels'],
  ['comparison', 6, 'twoModels', 'costsLess'],
  ['comparison', 6, 'twoModels', 'difference', '!costsLess'],
  ['comparison', 10, 'twoKinds', 'compare', '!must'],
  ['comparison', 10, 'twoKinds', 'or', '!question', 'brief', '!compare', '!difference', '!load', '!want'],
  ['comparison', 10, 'twoKinds', 'or', 'question', '!compare', '!difference', '!must'],
  ['comparison', 10, 'twoKinds', 'difference', '!compare', '!must', '!twoTerms'],
  ['price', 9, 'price', 'model'],
  ['price', 9, 'price', '!model', 'service'],
  ['price', 8, 'combien', '!price', '!model', 'service', '!howOften'],
  ['price', 9, 'price', '!model', '!service', 'criteria', 'instrument'],
  ['off-topic', 9, 'price', '!model', '!service', 'criteria', '!instrument'],
  ['price', 9, 'stock', 'model', '!price'],
  ['price', 5, 'model'],
  // A number that the catalogue does not have: its price, or what it is, is asked for.
  ['price', 9, 'unknownModel', '!twoModels', '!date', '!expired'],
  ['price', 6, 'twoModels', 'quote', '!compare', '!difference', '!or'],
  ['feature', 8.8, 'model', 'feature', '!twoModels'],
  ['find', 4.5, 'want'],
  ['find', 4, 'counted', '!want'],
  ['find', 2, 'domain', 'terse', '!short', '!asksHow', '!define', '!question', '!criteria', '!use', '!want'],
  ['find', 2, 'load', 'use', 'question', '!must', '!define', '!due'],
  ['find', 2, 'load', 'use', '!question', '!define', '!due'],
  ['find', 3, 'criteria', '!want', '!asksHow'],
  ['find', 3, 'criteria', '!want', 'asksHow', 'load'],
  ['find', 3, 'use', '!criteria', '!want', '!asksHow'],
  // A trade in a longer sentence without anything that weighs tells little.
  ['find', -2, '!instrument', '!load', '!brief', '!want'],
  ['find', 2, 'domain', 'short', '!criteria', '!use', '!want', '!asksHow'],
]
