import { gram, kilogram } from '#domain/metrology/mass.ts'
import type { Fact } from '#domain/understanding/understood.ts'

/** Pieces are counted. */
export const counts =
  /\b(?:compter|comptons|compte pieces|comptage|compteuse|count|counting|zahlen|zahlwaage|stuckzahl\w*)\b/

/** The mass that a fact names; null for an e or d of a plate. */
export const massOf = (fact: Fact) =>
  fact.type === 'load' ? fact.loadUg : fact.type === 'interval' && fact.of === null ? fact.ug : null
/** Beside « compter » a small mass is that of a piece: « des vis de 2 g ». */
const isPiece = (fact: Fact) => (massOf(fact) ?? Infinity) <= kilogram / 2

/** « 50 mg portions into beakers »: a small mass beside a load is the least that is weighed, and no readability. */
const portions =
  /\b(?:portions?|doses?|doser|dosing|prises? d essai|prises?|pesees? de|samples? of|echantillons? de|aliquots?|einwaagen?|einwiegen|proben? von|mengen von|weighs? out|weighing out|abwiegen|gelules?|capsules?|kapseln|plus petite (?:pesee|quantite)|pesee minimale|minimum weight|smallest (?:quantity|weight|sample)|kleinste\w* (?:einwaage|menge)|mindesteinwaage)\b/
const isPortion = (fact: Fact) => fact.type === 'interval' && fact.of === null && fact.ug >= 5_000

/** « 10 g divisions », « échelon de 5 g » are no portions. */
const isNamedInterval = (text: string, { span }: Fact) =>
  /[ée]chelon|divis|interval|increment|graduation|step|teil|schritt|eichwert/i.test(
    text.slice(span.from, span.to),
  )

/** The minimum weight of the pharmacopoeias, whatever it is. */
const minimumWeight =
  /\b(?:usp|ph eur|pharmacop\w*|arzneibuch\w*|pesee minimale|minimum weight|mindesteinwaage|einwaage)\b/
const isQuantity = (fact: Fact) => (massOf(fact) ?? Infinity) <= gram

/** Must an instrument weigh the named quantity by USP <41> or Ph. Eur. 2.1.7? */
export const asksMinimumWeight = ({ folded, smallestUg }: { folded: string; smallestUg: number | null }) =>
  smallestUg !== null && minimumWeight.test(folded)

/** « 15 g off », « un écart de 15 g », « wiegt 20 g zu viel » */
const behindDeviation =
  /^\s*(?:off\b|out\b|too (?:much|little|high|low)|(?:d['’e ]*)?(?:[eé]cart|erreur)|(?:de|en) (?:trop|moins|plus)|abweichung|zu (?:viel|wenig|hoch|niedrig)|daneben|falsch|(?:more|less) than)/i
const beforeDeviation =
  /(?:[eé]carts?|erreurs?|error|deviation|off by|out by|wrong by|abweichung|fehler|trompe|abweicht)\s*(?:de|d['’]|of|von|um)?\s*$/i
/** Is a mass what an instrument is wrong by? */
export const isDeviation = (text: string, fact: Fact) =>
  massOf(fact) !== null &&
  // « l’erreur max à 20 kg » names a load.
  /^\d/.test(text.slice(fact.span.from)) &&
  (behindDeviation.test(text.slice(fact.span.to)) || beforeDeviation.test(text.slice(0, fact.span.from)))

/** « erreur de 15 g à 10 kg » is no range: the load stays. */
export const withoutDeviation = (fact: Fact): Fact[] =>
  fact.type === 'load' && fact.fromUg !== null ? [{ ...fact, fromUg: null }] : []

/** One of the pieces that are to be counted. */
export const pieceIn = (facts: readonly Fact[], folded: string) =>
  counts.test(folded) ? facts.find(isPiece) : undefined

/** The least that is weighed, where it is named as a portion or by a pharmacopoeia. */
export function portionIn(facts: readonly Fact[], folded: string, text: string) {
  if (minimumWeight.test(folded)) return facts.find(isQuantity)
  return portions.test(folded)
    ? facts.find((fact) => isPortion(fact) && !isNamedInterval(text, fact))
    : undefined
}
