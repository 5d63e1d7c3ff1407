import { asksPermission } from './law-signals.ts'

/** The parcel is asked for, and no visit. */
const asksDelivery =
  /\b(?:livr\w*|expedi\w*|envoyez|deliver\w*|ship(?:s|ped|ping)?|postage|carriage|liefer\w*|geliefert|anlieferung|versand\w*|versend\w*|verschick\w*|schicken)\b/

/** How far, how much, how long, or what is included: no answer to it begins with « yes ». */
const asksElse =
  /\b(?:quand|comment|quel\w*|qui|combien|pourquoi|loin|distance|when|how|which|what|who|where|why|far|distance|wann|wie|welche\w*|wer|warum|was|weit|entfern\w*|entfernung|inclu\w*|compris\w*|inbegriffen|inkl\w*|enthalten|gratuit\w*|free|kostenlos\w*)\b/

/** Whether somebody comes there or works there. */
const asksArea =
  /\b(?:interven\w*|deplac\w*|venez|venir|vient|viennent|rayon|secteur|couvr\w*|desserv\w*|travaillez|faites|come|travel|cover|serve|operate|work|service|area|radius|kommen|kommt|fahren|fahrt|gebiet|umkreis|tatig|arbeiten|unterwegs|machen|macht)\b/

/** Is the place of a message the place of a delivery? */
export const isOfDelivery = (folded: string): boolean => asksDelivery.test(folded)

/**
 * A message asks whether a place is within the area, so that « yes » answers it; its distance alone answers all others.
 */
export function saysYesToArea(folded: string): boolean {
  if (asksPermission.test(folded) || addressedPermission.test(folded) || asksDelivery.test(folded))
    return false
  const first = folded.search(asksElse)
  if (first < 0) return true
  // « Kommen Sie nach Freiburg, und was kostet das? »
  const area = folded.search(asksArea)
  return area >= 0 && area < first
}

/** The company is asked whether it may do something. */
const addressedPermission =
  /\b(?:durft ihr|durfen sie|avez vous le droit|etes vous (?:habilite\w*|autorise\w*|agree\w*)|are you (?:allowed|authori[sz]ed|permitted|entitled|licensed)|may you|zugelassen|befugt|berechtigt)\b/
/** Is it asked whether the company may do something? */
export const asksOwnPermission = (folded: string): boolean => addressedPermission.test(folded)
