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
  /\b(?:usp|ph eur|pharmacop\w*|arzneibuch\w*|pesee minimale|minimum weight|mindesteinwaage)\b/
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
  if (!portions.test(folded)) return undefined
  const largest = Math.max(0, ...facts.map((fact) => (fact.type === 'load' ? fact.loadUg : 0)))
  return (
    facts.find((fact) => isPortion(fact) && !isNamedInterval(text, fact)) ??
    facts.find((fact) => fact.type === 'load' && fact.loadUg * 10 <= largest)
  )
}

/** « sachets de 2000 », « 500 Stück », « bags of 200 screws »: a number without a unit beside a word of a lot. */
const lot =
  /(?:(?:up to|jusqu['’]?\s?[àa]|bis(?: zu)?|max\.?|de|of|à|a|zu|je|von|par|per|lots? de)\s+(\d{2,6}|\d{1,3}[ .,\u00a0\u202f]\d{3})|(?<![\d.,])(\d{2,6}|\d{1,3}[ .,\u00a0\u202f]\d{3})\s+(?:pi[eè]ces?|vis|écrous|boulons|pcs|pieces|screws|bolts|nuts|parts|stück|stk|schrauben|muttern|teile))(?![\d.,]*\d|\s?(?:[mk]?g|t|mm|cm|m|€|eur\p{L}*|%)(?!\p{L}))/iu

/** How many pieces are counted at a time; null where it is not stated. */
export function piecesIn(text: string): number | null {
  const match = text.match(lot)
  const digits = (match?.[1] ?? match?.[2])?.replaceAll(/\D/g, '')
  return digits ? Number(digits) : null
}

/** « à 0,1 % près », « within 0.5 % », « auf 0,1 % genau », « ± 1 % » */
const share =
  /(?:(?:±|\+\/-|à|a|within|to|tol[eé]rance (?:de |of )?|tolerance (?:of )?|toleranz (?:von )?|genauigkeit (?:von )?|précision (?:de )?|auf|mit)\s*)(\d{1,2}(?:[.,]\d{1,4})?)\s?%/iu

/** The error that is allowed, in millionths of what is weighed; null where none is named. */
export function toleranceIn(text: string): number | null {
  const typed = text.match(share)?.[1]
  const percent = typed === undefined ? 0 : Number(typed.replace(',', '.'))
  return percent > 0 ? Math.round(percent * 10_000) : null
}
