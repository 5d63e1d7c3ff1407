import type { Locale } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { fill } from './draft.ts'
import { asksPermission } from './law-signals.ts'
import { lawWords } from './law-words.ts'
import { citations } from './period-lines.ts'
import type { Question } from './question.ts'
import { words } from './rule-words.ts'
import { saysInternal, weighsAnimals, weighsNoPatients } from './uses.ts'

/** What MessEV § 5(1) no. 11 exempts in Germany: at most this a sale and a year, EUR; the amounts are indexed. */
const germanSmallSales = { sale: 5, year: 2000 }

const wholeEuros = (euros: number, locale: Locale) =>
  locale === 'en' ? `€${formatNumber(euros, locale)}` : `${formatNumber(euros, locale)}\u00a0€`

/** What is regulated on a condition that only the visitor knows. */
const conditional: readonly (FitUse | null)[] = ['postal']

const directUses: readonly (FitUse | null)[] = ['direct-sale', 'price-computing', 'farm-sale']

const asksObligation =
  /\b(?:dois je|doit on|(?:je|on|nous) (?:dois|doit|devons)|faut il|doit (?:elle|il|etre)|doivent (?:elles|ils|etre)|est (?:ce |il |elle )?(?:que c est )?(?:obligatoire|necessaire)|ai je besoin|(?:do|does) (?:\w+ ){1,6}(?:need|have)|must (?:i|we|my|our|the|it|a)|(?:is|are) (?:\w+ ){1,5}(?:needed|required|mandatory|compulsory|necessary)|muss|mussen|brauche ich|brauchen? wir|braucht (?:man|es)|(?:ist|sind) (?:\w+ ){1,6}(?:pflicht|notig|vorgeschrieben|notwendig|erforderlich|eichpflichtig))\b/
const unverified =
  /\b(?:(?:balances?|bascules?) (?:de )?(?:cuisine|menage|poche)|pese personnes?|(?:non|pas) (?:verifie|homologue|certifie|approuve)\w*|sans (?:marquage|verification|homologation|m\b)|(?:kitchen|household|bathroom|pocket) scales?|unverified|unapproved|uncertified|without (?:approval|verification|certification)|not (?:verified|approved|certified)|(?:kuchen|haushalts|personen|taschen)waagen?|ungeeicht\w*|(?:nicht|keine) geeicht\w*|ohne (?:eichung|zulassung|konformitatsbewertung|ce|m)|sans (?:ce|m)|without (?:ce|m|the m)|no m|(?:only|just|nur|seulement|que) (?:has |hat |got |le |ein |une? |marquage )*ce)\b/
const whWords =
  /\b(?:quand|comment|quel\w*|qui|combien|pourquoi|when|how|which|what|who|where|why|wann|wie|welche\w*|wer|warum)\b/
/** « nur 2x im Jahr », « juste trois samedis par an » */
const occasional =
  /\b(?:occasionnel\w*|de temps en temps|parfois|rarement|(?:juste|seulement|que) (?:une|deux|trois|quelques|\d+) (?:fois|jours?|samedis?|dimanches?)|(?:\w+ )?(?:fois|samedis?|dimanches?|jours?|week ends?) (?:par|dans l|l) ?an\w*|une fois|occasional\w*|now and then|rarely|once (?:or twice|a year|in a while)|twice a (?:year|month)|(?:\w+ )times a year|(?:few|couple of) times|gelegentlich\w*|ab und zu|selten|manchmal|hin und wieder|(?:ein|zwei|drei|paar) ?mal|\d+ ?(?:x|mal)|(?:tage?n?|samstage?|sonntage?) im jahr|brocantes?|kermesses?|vide greniers?|flohmarkt\w*|flea markets?|weihnachtsmarkt\w*|christmas markets?|marches? de noel)\b/
const smallAmounts =
  /€|\b(?:euros?|eur|petites? (?:quantites?|sommes?|ventes?|montants?)|small (?:amounts?|sales|quantities)|kleine? (?:mengen|betrage\w*)|kleinst\w*|bagatell\w*|cents?)\b/

const asksCalibration = /\b(?:etalonn\w*|calibr\w*|kalibr\w*|dakks|cofrac)\b/
const replaces =
  /\b(?:au lieu|a la place|remplac\w*|suffi\w*|instead|replac\w*|enough|substitut\w*|(?:an)?statt|anstelle|ersetz\w*|reicht|genugt|ausreichend)\b/

/** Is a calibration meant to stand for the verification? */
export const confusesCalibration = (folded: string): boolean =>
  asksCalibration.test(folded) && replaces.test(folded)

/** What a calibration is worth, where one is meant to stand for a verification that is due. */
export const calibrationLines = ({ folded, locale, use }: Question): string[] =>
  confusesCalibration(folded) && !conditional.includes(use) && (use === null || rowOfUse(use).legal.FR)
    ? [`${lawWords.noCalibration[locale]} ${words.calibration[locale]}`]
    : []

/**
 * A use that only a trade or a room tells (« Spedition », « entrepôt »): whether anything is invoiced there is open,
 * and a rule must not conclude that there is no duty.
 */
export const leavesUseOpen = ({ use, folded, facts }: Question): boolean =>
  use === 'internal' && !saysInternal(folded) && !weighsNoPatients(folded) && !weighsAnimals(folded, facts)

/** A verification that comes again is asked for: « re-verification every so often », « regelmäßig nachgeeicht ». */
const comesAgain =
  /\b(?:re ?verif\w*|re ?calibrat\w*|re ?check\w*|re ?inspect\w*|every (?:so often|now and then|few years|year|two years|\d+ years)|regular\w*|periodic\w*|yearly|annual\w*|again|from time to time|reguliere\w*|periodi\w*|tous les (?:ans|deux ans|\d+ ans)|chaque annee|annuel\w*|de temps en temps|a nouveau|de nouveau|nach(?:ge)?eich\w*|regelmassig\w*|wiederkehrend\w*|alle (?:paar |zwei |\d+ )?jahre|jahrlich\w*|jedes jahr|immer wieder|wieder|erneut|von zeit zu zeit)\b/

/** Whether a verification falls due again, as periods say it: « no » where none ends, nothing where that depends. */
export function recurrenceLines(
  { folded, locale }: Question,
  years: readonly (number | null)[],
): string[] | null {
  if (!comesAgain.test(folded) || !years.includes(null)) return null
  return years.every((own) => own === null) ? [lawWords.neverAgain[locale]] : []
}

/** « Oui », « non »: what a question for a permission or a duty wants to know first; nothing where it asks for more. */
export function verdictLines(question: Question, legal: boolean, countries: readonly FitCountry[]): string[] {
  const { folded, locale } = question
  const permission = folded.match(asksPermission)
  const obligation = folded.match(asksObligation)
  const first = permission ?? obligation
  if (!first || whWords.test(folded.slice(0, first.index))) return []
  if (legal && permission && unverified.test(folded)) return [lawWords.notWithout[locale]]
  if (!obligation || permission || conditional.includes(question.use)) return []
  if (!legal) return [lawWords.no[locale]]
  return [lawWords[mayBeExempt(question, countries) ? 'inPrinciple' : 'yes'][locale]]
}

const mayBeExempt = ({ use, folded, text }: Question, countries: readonly FitCountry[]) =>
  countries.includes('DE') &&
  directUses.includes(use) &&
  (use === 'farm-sale' || occasional.test(folded) || smallAmounts.test(text.toLowerCase()))

/** What holds for who sells seldom or little: no exemption in France, one for very small sales in Germany. */
export function exemptionLines(question: Question, countries: readonly FitCountry[]): string[] {
  const { use, locale, folded } = question
  const { sale, year } = germanSmallSales
  const clause = citations(rowOfUse('farm-sale').source, locale).find((text) => /\b11\b/.test(text)) ?? ''
  const values = { clause, sale: wholeEuros(sale, locale), year: wholeEuros(year, locale) }
  return [
    ...(directUses.includes(use) && occasional.test(folded) ? [lawWords.occasional[locale]] : []),
    ...(mayBeExempt(question, countries) ? [fill(lawWords.smallSales, locale, values)] : []),
  ]
}
