import { bothRanges, isTerm, termsIn } from './glossary.ts'
import type { Question } from './question.ts'
import { termsTopic } from './terms-topics.ts'

/** Terms that a scale has or has not. */
const equipment = new Set(
  'alibi-memory glp-record draught-shield spirit-level customer-display column junction-box ip atex plu emfc below-balance animal-weighing zero-tracking multi-interval multiple-range'.split(
    ' ',
  ),
)

const words = {
  doINeed:
    /\b(?:(?:do|would|should|will) (?:i|we|you) (?:really )?(?:need|want)|brauch(?:e|en|t)? (?:ich|wir|man)|(?:ai|avons|a t) (?:je|nous|on) (?:\w+ )?besoin|(?:me|nous) faut il|faut il)\b/,
  /** « do I need one? », « brauche ich das? », « j’en ai besoin ? » */
  needsIt:
    /\b(?:(?:do|would|should|will) (?:i|we|you) (?:really )?(?:need|want) (?:one|it|that|this|them)|brauch(?:e|en|t)? (?:ich|wir|man) (?:\w+ )?(?:das|den|die|sie|ihn|es|so ?was|so ?etwas|so eine?n?|eine?n?)$|wo(?:zu|fur) brauch\w*|(?:j |on |nous )?en (?:ai|avons|a) (?:\w+ )?besoin|en ai je (?:\w+ )?besoin|il m en faut|m en faut il|(?:c est|est ce) (?:vraiment )?(?:utile|necessaire)|what (?:would|do) (?:i|we|you) need (?:it|one|that) for)\b/,
  /** The meaning of words is asked for by its name. */
  meaning:
    /\b(?:meaning|means?|stands? for|explain|define|definition|signifi\w*|veut dire|veulent dire|expliqu\w*|definir|bedeut\w*|heisst|heissen|erklar\w*|wofur steht)\b/,
  bothStickers:
    /\b(?:vertes?|green|grune?[nrs]?)\b (?:\w+ ){0,2}?(?:et|ou|and|or|und|oder) (?:\w+ ){0,2}?(?:rouges?|red|rote?[nrs]?)\b/,
} satisfies Record<string, RegExp>

/** Signals of how people talk about words and about buying. */
export const talkSignals = {
  /** « …, do I need one? » behind a term: what it is, whatever it is needed for. */
  needsIt: ({ folded }: Question) => words.needsIt.test(folded),
  /** « Do I need an alibi memory? »: of equipment, not of a duty. */
  needsTerm: ({ folded, text, locale }: Question) =>
    words.doINeed.test(folded) && termsIn(text, locale).some(({ key }) => equipment.has(key)),
  meaning: ({ folded }: Question) => words.meaning.test(folded),
  /** « Edelstahl? », « e ? »: a term and nothing else; an instrument by its name is wanted, though. */
  termOnly: ({ folded, locale }: Question) => isTerm(folded, locale),
  /** Which of the two suits, the one that follows the net load or the one that follows the gross load. */
  rangeTerms: ({ text, locale }: Question) => bothRanges(text, locale),
  bothStickers: ({ folded }: Question) => words.bothStickers.test(folded),
  /** Payment, warranty, delivery costs and the like. */
  ofSale: (question: Question) => termsTopic(question) !== null,
}
