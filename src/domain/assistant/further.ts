import type { Names } from '#domain/understanding/understood.ts'
import { companyTopic } from './company-reply.ts'
import { cues } from './cues.ts'
import { featuresIn } from './feature-words.ts'
import { termsIn } from './glossary.ts'
import type { Decision } from './intent.ts'
import type { Intent } from './intents.ts'
import { placeIn } from './place.ts'
import { classIn, continued, intervalIn, namedModels, type Question, readQuestion } from './question.ts'
import { termsTopic } from './terms-topics.ts'

type Before = { question: Question; intent: Intent | null }
type Meant = (names: Names) => { question: Question; intent: Intent }

const longest = 9
const wordsIn = ({ folded }: Question) => folded.split(' ').length

const files = /\b(?:photos?|fichiers?|pdf|files?|pictures?|fotos?|bild|bilder|dateien?)\b/
const quote = /\b(?:devis|quotes?|quotations?|angebot\w*|offerte?)\b/
const account = /\b(?:comptes?|inscri\w*|accounts?|regist\w*|sign(?:ing)? up|konto|anmeld\w*|registrier\w*)\b/
const priceOrTime =
  /\b(?:payante?|gratuite?|coute|combien|prix|delais?|rapide\w*|longtemps|temps|free|costs?|charge\w*|how (?:long|fast|quickly|much)|take|kostenlos|gratis|kostet\w*|kosten|lange|schnell|dauert)\b/
const needed =
  /\b(?:obligatoire|necessaire|besoin|faut|dois|necessary|needs?|required|must|have to|muss|brauch\w*|notig|pflicht)\b/
const howFar =
  /\b(?:combien de km|combien de kilometres|quelle distance|loin|how far|how many k\w+|what distance|distance|wie weit|entfernung|wie viele? k\w+|entfernt)\b/

const bareClass =
  /^(?:et|and|und|ou|or|oder) (?:(?:en|in|for|pour|fur|bei|avec|with|mit) )?(?:(?:la|the|die|de la) )?(i{1,4}|[1-4])$/
const ofUse: readonly Intent[] = ['period', 'duty', 'due']
const classToo =
  /^(?:et|and|und) (?:(?:la|quelle|pour la|which|what|the|welche|die|in welcher) )*(?:accuracy )?(?:classe|class|klasse|genauigkeitsklasse)\b.{0,20}$/
const ofClasses: readonly Intent[] = ['definition', 'class-size', 'intervals', 'class']
/** What another country answers in another way. */
const ofCountry: readonly Intent[] = ['who', 'repaired', 'expired', 'logbook']

const there = /\b(?:there|dort|da|la bas|y (?:faites|verifiez|reparez|installez|vendez|etalonnez))\b/

/** What may be said in a longer sentence. */
const longer = [files, there]

const thereFrom = (before: Question, own: Question) =>
  placeIn(before) !== null && placeIn(own) === null && own.country === null

/** A sentence that goes on with the term before. */
const goesOn =
  /^(?:so|also|alors|donc|et|and|und|ok|okay|dann|then)\b|\b(?:it|that|elle|cela|ca|sie|er|es|das)\b/
const longestFigure = 20

/** « What does Min mean? », then « so what is it for class III with e = 5 g? »: that figure. */
function figureOf(before: Question, own: Question): Intent | null {
  if (intervalIn(own) === null || wordsIn(own) > longestFigure || !goesOn.test(own.folded)) return null
  if (cues.find.test(own.folded) || namedModels(own).length > 0) return null
  const [term] = termsIn(before.text, before.locale, true)
  return term ? (figures[term.key] ?? null) : null
}
const figures: Partial<Record<string, Intent>> = {
  min: 'min',
  mpe: 'error',
  'in-service-error': 'error',
  n: 'intervals',
}

/**
 * « Preis der MV-P1-15? », then « wie unterscheidet sie sich von der VM-P2-15? »: the model before, as it was typed.
 */
function comparedWith(before: Question, own: Question): string | null {
  const [model, ...others] = namedModels(before)
  if (!model || others.length > 0 || namedModels(own).length !== 1) return null
  if (!cues.difference.test(own.folded) && !cues.compare.test(own.folded)) return null
  return before.text.slice(model.span.from, model.span.to)
}

/**
 * What a short question behind an answer about this site, buying, a place or a model means; null where it stands alone
 * or is no such question. The words of the question before are only read again: nothing is kept.
 */
export function askedFurther(before: Before, own: Question, decision: Decision | null): Meant | null {
  const { question, intent } = before
  const figure = intent === 'definition' ? figureOf(question, own) : null
  if (figure) return () => ({ question: own, intent: figure })
  const other = intent === 'price' || intent === 'feature' ? comparedWith(question, own) : null
  if (other !== null)
    return (names) => ({
      question: readQuestion(`${other} ; ${own.text}`, own.locale, names),
      intent: 'comparison',
    })
  if (wordsIn(own) > longest && !longer.some((words) => words.test(own.folded))) return null
  const isCued = cues.followUp.test(own.folded)
  if (intent === 'how-to') return ofGuide(question, own, isCued)
  return ofRules(before, own) ?? ofCompany(before, own, decision)
}

/** What a short question behind an answer of a rule means. */
function ofRules({ question, intent }: Before, own: Question): Meant | null {
  // « Tous les combien … ? », then « et la classe ? »
  if (intent !== null && ofUse.includes(intent) && classToo.test(own.folded) && question.use !== null)
    return () => ({ question: { ...question, folded: `quelle classe ${question.folded}` }, intent: 'class' })
  // « Was bedeutet Klasse III? », then « und II? »
  const accuracyClass = own.folded.match(bareClass)?.[1]
  if (
    accuracyClass !== undefined &&
    classIn(question) !== null &&
    intent !== null &&
    ofClasses.includes(intent)
  )
    return (names) => ({
      question: readQuestion(`class ${accuracyClass}`, own.locale, names),
      intent: 'definition',
    })
  return null
}

/** What a short question behind an answer about the company, a place or a model means. */
function ofCompany({ question, intent }: Before, own: Question, decision: Decision | null): Meant | null {
  const isCued = cues.followUp.test(own.folded)
  // « Garantie? », then « und bei Überlast? »
  if (intent === 'business' && isCued && termsTopic(own) === null && isFree(own, decision))
    return (names) => ({ question: continued(question, own, names), intent })
  // « Kommen Sie nach Freiburg? », then « wie weit ist das? »: the answer on the place says it.
  if (intent === 'company' && howFar.test(own.folded) && thereFrom(question, own))
    return () => ({ question: { ...question, folded: `${own.folded} ${question.folded}` }, intent })
  // « … nach Freiburg? », then « eichen Sie dort auch? »: by the rules of that country.
  if (intent === 'company' && there.test(own.folded) && thereFrom(question, own))
    return () => ofPlace(question, own, decision)
  // « Lieferzeit? », then « und für die MV-P1-15? »
  if (intent === 'company' && companyTopic(question) === 'delivery' && namedModels(own).length > 0)
    return (names) => ({ question: continued(question, own, names), intent: 'price' })
  // « Wer prüft Waagen in Frankreich? », then « und in Deutschland? »
  if (
    isCued &&
    own.country !== null &&
    own.facts.length === 0 &&
    intent !== null &&
    ofCountry.includes(intent)
  )
    return (names) => ({ question: continued(question, own, names), intent })
  // « Preis der MV-P1-15? », then « und die Garantie? »: of that model.
  const isOfModel = intent === 'price' || intent === 'feature'
  if (isOfModel && isCued && namedModels(question).length > 0 && asksProperty(own, decision))
    return (names) => ({ question: continued(question, own, names), intent: 'feature' })
  return null
}

/** Another service at the place before. */
function ofPlace({ country }: Question, own: Question, decision: Decision | null) {
  const intent = decision === null || decision.intent === 'find' ? 'company' : decision.intent
  const folded =
    intent === 'company' && companyTopic(own) === null ? `vos services ${own.folded}` : own.folded
  return { question: { ...own, folded, country }, intent }
}

/** Nothing else is meant by it: « does it cover overload? » asks for no area. */
const isFree = (own: Question, decision: Decision | null) =>
  decision === null ||
  decision.weak ||
  (decision.intent === 'company' && companyTopic(own) === 'area' && placeIn(own) === null)

const asksProperty = (own: Question, decision: Decision | null) =>
  namedModels(own).length === 0 &&
  own.facts.length === 0 &&
  featuresIn(own.folded).length > 0 &&
  (decision === null || decision.weak || ['business', 'feature', 'definition'].includes(decision.intent))

/** Of what was explained: files for it, whether it is needed, what it costs and how long it takes. */
function ofGuide(before: Question, own: Question, isCued: boolean): Meant | null {
  const again = (intent: Intent, text: string) => (names: Names) => ({
    question: readQuestion(text, own.locale, names),
    intent,
  })
  if (isCued && files.test(own.folded)) return again('how-to', `${before.text} ; ${own.text}`)
  if (account.test(before.folded) && isCued && needed.test(own.folded))
    return again('how-to', `${before.text} ; ${own.text}`)
  if (quote.test(before.folded) && !account.test(own.folded) && own.facts.length === 0)
    if (priceOrTime.test(own.folded)) return again('company', replyWords[own.locale])
  return null
}

/** What asks for price and time of a quotation. */
const replyWords = { fr: 'devis gratuit', en: 'free quote', de: 'Angebot kostenlos' }
