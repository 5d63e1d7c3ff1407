import type { Evidence } from './intents.ts'

/** What speaks for the meaning of words, for models, prices and instruments: the last rows of the table. */
export const evidenceOfTermsAndInstruments: readonly Evidence[] = [
  // Words.
  ['definition', 6.5, 'define', '!must', 'terms'],
  ['definition', 11, 'define', 'needsIt', '!load', 'terms'],
  ['definition', 11, 'brief', 'needsTerm', '!load', '!criteria'],
  ['definition', 11, 'question', '!want', '!model', '!load', 'degreeFor'],
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
  ['duty', 9, 'model', 'mayUse', '!price', '!stock', '!twoModels'],
  // A number that the catalogue does not have: its price, or what it is, is asked for.
  ['price', 9, 'unknownModel', '!twoModels', '!date', '!expired'],
  ['price', 6, 'twoModels', 'quote', '!compare', '!difference', '!or'],
  ['feature', 8.8, 'model', 'feature', '!twoModels'],
  ['find', 4.5, 'want'],
  ['find', 4, 'counted', '!want'],
  // « Which balance do I need for buying gold? » wants one, with the rule beside it.
  ['find', 4, 'whichScale', 'use', '!verify'],
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
