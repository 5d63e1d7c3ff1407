import { readPlate } from '#domain/fit/read-plate.ts'
import { packsUnseen } from './circumstances.ts'
import { intervalIn, massesIn, type Question } from './question.ts'

/** A mass that holds fewer intervals is a quantity; a larger one is the Max of an instrument. */
export const fewestOfMax = 500
/** A mass of more minimum capacities is a Max too. */
export const fewestOfMin = 20

/** Whether something is permitted, not whether it is needed. */
export const asksPermission =
  /\b(?:puis je|(?:je|on|nous) (?:peux|peut|pouvons)|peut on|pouvons nous|(?:ai je|a t on|a t il|a t elle|ont ils|ont elles|(?:il|elle|on|ils|elles|j) (?:a|ai|ont)) (?:\w+ )?le droit|(?:peut|peuvent) (?:il|elle|ils|elles)|est ce (?:legal|permis|autorise)|est il (?:permis|autorise)|c est (?:permis|autorise|legal|ok)|suffi\w*|can (?:i|we|one|you)|may (?:i|we)|am i allowed|are we allowed|(?:is|are) (?:he|she|they|it|that|this) (?:\w+ )?(?:ok|okay|legal|allowed|fine|permitted)|(?:can|may) (?:he|she|they)|good enough|sufficient|enough|(?:darf|durfen|kann|konnen) (?:ich|man|wir)|(?:ich|man|wir) (?:darf|durfen|kann|konnen)|darf (?:er|sie|es|der|die|das|mein\w*|unser\w*)|(?:ist|sind) (?:es|das|dies) (?:\w+ )?(?:erlaubt|legal|zulassig|ok|okay)|reicht|genugt|ausreichend)\b/

const minNamed =
  /\b(?:min|(?:portee|charge) mini(?:male|mum)?|minimum (?:capacity|load)|mindestlast|minimallast)\b/
/** Is the minimum capacity asked for by its name? « Min 100 g » of a plate states it and asks for nothing. */
export const asksMin = ({ folded, text, locale }: Pick<Question, 'folded' | 'text' | 'locale'>): boolean =>
  minNamed.test(folded) && readPlate(text, locale).minUg === null

const seals =
  '(?:scell\\w*|plomb(?:age|es?|s)?|seal(?:s|ing)?|siegel\\w*|eichsiegel\\w*|plomben?|sicherungsmarken?|sicherungsstempel\\w*|versiegelung\\w*)'
const broken =
  '(?:cass\\w*|bris\\w*|romp\\w*|arrach\\w*|abim\\w*|endommag\\w*|enlev\\w*|retir\\w*|manqu\\w*|saut\\w*|deplomb\\w*|ouvert\\w*|broken?|broke|damaged|removed|missing|torn|cut|opened|came off|fell off|verletzt\\w*|beschadigt\\w*|gebrochen\\w*|gerissen|abgerissen|zerstort\\w*|entfernt\\w*|fehlt\\w*|ab|kaputt|defekt|geoffnet|aufgebrochen)'

const matches =
  (words: RegExp) =>
  ({ folded }: Question): boolean =>
    words.test(folded)

const approved =
  '(?:verifie|homologue|approuve|certifie|legal)\\w*|(?:approved|verified|certified|legal for trade)|(?:geeicht|eichfahig|zugelassen|eichbar|konformitatsbewertet)\\w*'

/** To use it is no verification of it. */
const uses =
  '(?:sell|use|invoice|bill|vendre|utiliser|facturer|peser|employer|servir|verkaufen|verwenden|benutzen|abrechnen|wiegen)'
const verifying =
  '(?:(?:re)?verifier|homologuer|certifier|etre (?:verifie|homologue|certifie)\\w*|verify|certify|approve|be (?:\\w+ )?(?:verified|certified|approved|legal\\w*)|(?:nach)?eichen|geeicht werden|zulassen|zugelassen werden)'

/** Signals of questions about the law, by what tells them. */
export const lawSignals = {
  /** Refused by an inspector. */
  redSticker: matches(
    /\b(?:(?:vignettes?|pastilles?|etiquettes?|macarons?|autocollants?) rouges?|red (?:\w+ )?(?:stickers?|labels?|tags?|marks?|seals?|vignettes?)|rote[rnsm]? (?:\w+ )?(?:\w*marke|sticker|plakette|aufkleber|vignette|siegel|etikett)|(?:vignette|sticker|plakette|\w*marke|label) (?:is |est |ist |was )?(?:rouge|red|rot))\b/,
  ),
  /** From when the next period counts after a late verification. */
  afterLate: matches(
    /^(?=.*\b(?:verpasst|versaumt|verspat\w*|zu spat|uberzogen|nachtraglich|late|too late|missed|overdue|en retard|trop tard|retard|depasse\w*|oublie\w*|manque\w*|rate|apres (?:l )?echeance)\b)(?=.*(?:\b(?:frist|eichfrist|periode|period|periodes|intervalle?|validite|validity|compte\w*|zahlt|count\w*|laufzeit)\b.{0,60}\b(?:neu\w*|alten?|beginnt|begint|startet|lauft|ab wann|zahlt|new|old|start\w*|begin\w*|runs?|count\w*|from|repart\w*|commence\w*|part|court|compte\w*|nouvelle|ancienne)\b|\b(?:beginnt|startet|lauft|zahlt|start\w*|begins?|runs?|repart|commence|court|part|gewinn\w*|gagne\w*|gain\w*)\b.{0,60}\b(?:frist|eichfrist|periode|period|validite|validity|datum|date|jahr|year|annee)\b))/,
  ),
  /** Something without approval, that is to be verified all the same. */
  unapproved: matches(
    new RegExp(
      `\\b(?:(?:sans|pas (?:de|d)|ohne|without(?: an?| any)?|kein\\w*|no) (?:\\w+ ){0,2}(?:homologation|approbation|marquages?|verification|zulassung|eichzulassung|bauartzulassung|konformitatsbewertung|eichung|approval|marking|m mark\\w*|m zeichen|ce|m\\b)|(?:old|vieille|ancienne?|alte\\w*) .{0,40}(?:approved|homologu\\w*|zulass\\w*|zugelassen)|unapproved|unverified|ungeeicht\\w*|nicht (?:${approved})|(?:non|pas|not|never|jamais|nie) (?:\\w+ )?(?:${approved}))`,
    ),
  ),
  /** It is to become legal afterwards, by a verification. */
  afterwards: matches(
    new RegExp(
      `\\b(?:pouvez vous|vous pouvez|peut on|on peut|puis je|peut (?:elle|il)|can|could|possible|kann|konnen|konnt|lasst sich|nachtraglich\\w*|apres coup|afterwards|later|im nachhinein)\\b(?:(?!\\b${uses}\\b).){0,60}\\b${verifying}\\b|\\b(?:faire|lassen|get|have) (?:\\w+ ){0,4}(?:(?:re)?verifier|homologuer|verified|approved|certified|eichen|nacheichen|zulassen)\\b|\\b(?:eichen|nacheichen) (?:lassen|kann)\\b`,
    ),
  ),
  permission: matches(asksPermission),
  /** « le plomb a été cassé », « our technician broke the seal », « Plombe beschädigt » */
  sealBroken: matches(
    new RegExp(`\\b${seals}\\b.{0,40}\\b${broken}\\b|\\b${broken}\\b.{0,25}\\b${seals}\\b`),
  ),
  /** The greatest e that is permitted, or which one is needed. */
  largestInterval: matches(
    /\b(?:quels?|quelle|plus grand|maxim\w*|max|which|what|largest|greatest|biggest|coarsest|highest|welche\w*|wie gross\w*|gross\w*|grob\w*|hochst\w*)\b.{0,40}\b(?:echelons?|intervals?|divisions?|eichwert\w*|teilungswert\w*|teilung|graduations?|e)\b|\b(?:echelon|interval|eichwert|teilungswert|e)\b.{0,25}\b(?:maxi\w*|max|au plus|at most|hochstens|maximal)\b/,
  ),
  packages: ({ use, text, folded }: Question) =>
    use === 'prepack' || /℮/.test(text) || /\b(?:e mark|signe e|marque e|e zeichen)\b/.test(folded),
  whichScale: matches(
    /\b(?:(?:quelle|quel) (?:\w+ )?(?:balance|bascule|instrument|appareil)|(?:which|what) (?:\w+ )?(?:scale|balance|instrument)|(?:welche|was fur eine) \w*waage)\b/,
  ),
  /** Min is asked for by its name. */
  minAsked: asksMin,
  /** The least that may be sold or weighed. */
  smallest: matches(
    /\b(?:plus petit\w* (?:quantite|poids|pesee|portion|vente|charge)?|(?:quantite|poids|pesee|charge|portion) (?:mini\w*|la plus petite)|mini(?:mum|male?)?|a partir de (?:combien|quel poids|quelle quantite)|wie klein|how (?:small|little)|smallest|least|lowest|lightest|leichteste\w*|minimum|kleinste\w*|geringste\w*|mindest\w*|ab (?:welche[mr]|wie ?viel)|wenigste\w*)\b/,
  ),
  sells: matches(
    /\b(?:vend\w*|vente|factur\w*|pes(?:er|e|ee|ees)|sell\w*|sold|weigh\w*|invoice\w*|verkauf\w*|abrechn\w*|wieg\w*|wagen|allowed|darf|autorise\w*|permis\w*)\b/,
  ),
  /** « Min 100 g » of a plate, and nothing else of it. */
  minValue: ({ text, locale }: Question) => readPlate(text, locale).minUg !== null,
  /** A quantity beside « Min 100 g ». */
  besideMin: (question: Question) => {
    const { minUg } = readPlate(question.text, question.locale)
    return minUg !== null && massesIn(question).some((ug) => ug !== minUg && ug < fewestOfMin * minUg)
  },
  belowIt: matches(
    /\b(?:en dessous|au dessous|sous|moins (?:que|de)|inferieur\w*|below|under|less than|lighter|smaller|drunter|darunter|unter|weniger|leichter|kleiner\w*)\b/,
  ),
  /** The application for a verification, and when it is due. */
  application: matches(
    /\b(?:antrag\w*|beantrag\w*|eichantrag\w*|anmeld\w*|apply|application|demande (?:de|d) (?:verif\w*|eichung)|demander (?:la|une|l) (?:verif\w*|eichung)|deposer (?:la|une|ma) demande)\b/,
  ),
  /** « durée de validité », « how long is it valid »: of a verification, where a use is named. */
  validity: matches(/\b(?:valid\w*|valable\w*|gultig\w*|gilt)\b/),
  /** « We wrap meat in advance »: of goods, and of no payment. */
  packed: ({ folded }: Question) => packsUnseen(folded),
  /** Whoever does it. */
  anyone: matches(/\b(?:qui|who|wer)\b/),
  /** A quantity beside e that few intervals make: « 60 g on a scale with e = 5 g ». */
  fewIntervals: (question: Question) => {
    const e = intervalIn(question)
    return e !== null && massesIn(question).some((ug) => ug > e && ug < fewestOfMax * e)
  },
  applyWhen: matches(
    /\b(?:quand|delai|combien de temps|jusqu a quand|au plus tard|a l avance|d avance|when|how (?:long|early|soon)|deadline|in advance|latest|wann|frist|bis wann|wie (?:fruh|lange)|spatestens|vorher|rechtzeitig)\b/,
  ),
  calibrationEnough: matches(
    /^(?=.*\b(?:etalonn\w*|calibr\w*|kalibr\w*)\b).*\b(?:suffi\w*|enough|sufficient|reicht|genugt|ausreichend)\b/,
  ),
  calibrationInstead: matches(
    /^(?=.*\b(?:etalonn\w*|calibr\w*|kalibr\w*)\b)(?=.*\b(?:remplac\w*|suffi\w*|au lieu|a la place|vaut|instead|replac\w*|enough|substitut\w*|same as|ersetz\w*|reicht|genugt|ausreichend|statt|anstelle|anstatt)\b).*\b(?:verif\w*|eich\w*|geeicht)\b/,
  ),
} satisfies Record<string, (question: Question) => boolean>
