import { addressed, businessWords, cues, domainWords, entertainment } from './cues.ts'
import { daysIn } from './days.ts'
import { termsIn } from './glossary.ts'
import { requestReference } from './how-to-reply.ts'
import { isPlate } from './plate-reply.ts'
import { classIn, intervalIn, loadIn, massesIn, namedKinds, namedModels, type Question } from './question.ts'

/** What a message asks for. */
export type Intent =
  | 'injection'
  | 'legal-advice'
  | 'off-topic'
  | 'person'
  | 'business'
  | 'broken'
  | 'greeting'
  | 'capabilities'
  | 'plate'
  | 'how-to'
  | 'due'
  | 'price'
  | 'comparison'
  | 'error'
  | 'min'
  | 'class'
  | 'class-size'
  | 'period'
  | 'expired'
  | 'duty'
  | 'passage'
  | 'who'
  | 'definition'
  | 'company'
  | 'find'

/** Which rule decides; `weak`: only details of an instrument, which may belong to the question before. */
export type Decision = { intent: Intent; weak: boolean }

type Test = readonly [intent: Intent, is: (question: Question) => boolean]

const short = (folded: string, most: number) => folded.split(' ').length <= most
const isAbout = (folded: string, ...words: RegExp[]) => words.every((word) => word.test(folded))

const hasCriteria = ({ facts }: Question) =>
  facts.some(({ type }) =>
    ['load', 'interval', 'kind', 'trade', 'platform', 'protection', 'category', 'brand'].includes(type),
  )

/** « compare », « A or B »: at least two models, or kinds of them. */
const isComparison = (question: Question) => {
  const count = namedModels(question).length
  return (
    count >= 2 &&
    (isAbout(question.folded, cues.compare) || isAbout(question.folded, cues.difference) || count === 2)
  )
}

const either =
  /\b(?:laquelle|lequel|que choisir|quoi choisir|ou plutot|which (?:one|is)|what is better|welche (?:ist|brauche|soll)|was ist besser)\b/

/** « What is the difference between a floor scale and a pallet scale? » */
const comparesKinds = ({ folded, facts, text, locale }: Question) => {
  if (namedKinds(facts).length < 2 || cues.must.test(folded)) return false
  if (isAbout(folded, cues.compare) || either.test(folded)) return true
  // What the glossary tells apart are terms: « multiple range and multi-interval ».
  return (
    isAbout(folded, cues.difference) &&
    termsIn(text, locale).filter(({ see }) => !see.startsWith('/products')).length < 2
  )
}

/** « poids-prix » names an instrument and asks for no price. */
const withoutKinds = (folded: string) =>
  folded.replaceAll(
    /\b(?:poids prix|price computing|calcul\w* (?:du|le) prix|prix unitaire|unit price|price to pay)\b/g,
    ' ',
  )

/** What asks for a way, a place or a reason wants no instrument. */
const asksHow = /^(?:comment|ou|pourquoi|how|where|why|wie|wo|warum|wieso|quand|when|wann|qui|who|wer)\b/

/** « du bist ein Bot? », « vous êtes un robot ? » */
const program =
  /\b(?:etes vous|vous etes|es tu|t es|tu es|c est|are you|you are|is this|am i (?:talking|speaking|chatting)|bist du|du bist|sind sie|ist das)\b.{0,40}\b(?:robot|bot|chatbot|ia|ki|ai|machine|maschine|programme?|programm|humain|human|mensch|vraie personne|real person|echte[rn]? (?:person|mensch))\b/

const accreditation = /\b(?:accredit\w*|akkredit\w*|cofrac|dakks)\b/

const services =
  /\b(?:verif(?:ication|ier|y)\w*|etalonn\w*|calibrat\w*|kalibrier\w*|eichung\w*|prufung\w*|mise en service|installation|commissioning|inbetriebnahme|ajustage|adjustment|justierung|reprise|take back|rucknahme|formation|training|schulung\w*|carnet|logbook|prufbuch|deplacement|visite|visit|travel|anfahrt\w*|evaluation de la conformite|conformity assessment|konformitatsbewertung)\b/

/** Does a question about a price ask for a service? */
export const asksService = ({ folded }: Question) => services.test(folded)

const tests: readonly Test[] = [
  ['injection', ({ folded, text }) => cues.injection.test(folded) || cues.injection.test(text.toLowerCase())],
  ['off-topic', ({ folded }) => entertainment.test(folded)],
  ['legal-advice', ({ folded }) => cues.legalAdvice.test(folded)],
  ['how-to', ({ text }) => requestReference.test(text)],
  ['plate', ({ text, folded }) => isPlate(text) && !cues.find.test(folded)],
  [
    'capabilities',
    ({ folded }) => cues.capabilities.test(folded) || (isAbout(folded, program) && !domainWords.test(folded)),
  ],
  ['person', ({ folded }) => cues.human.test(folded)],
  ['broken', ({ folded }) => cues.broken.test(folded)],
  ['greeting', ({ folded }) => cues.greeting.test(folded)],
  ['off-topic', ({ folded }) => cues.offTopic.test(folded) && !domainWords.test(folded)],
  [
    'due',
    ({ text, folded }) =>
      daysIn(text) !== null && (cues.verified.test(folded) || isAbout(folded, cues.due, cues.verify)),
  ],
  ['comparison', isComparison],
  ['comparison', comparesKinds],
  [
    'error',
    (question) =>
      massesIn(question).length >= 1 &&
      (cues.mpe.test(question.folded) ||
        ((cues.howExact.test(question.folded) || cues.errorAllowed.test(question.folded)) &&
          !cues.find.test(question.folded))),
  ],
  [
    'min',
    (question) =>
      cues.min.test(question.folded) && classIn(question) !== null && intervalIn(question) !== null,
  ],
  [
    'price',
    (question) =>
      (isAbout(withoutKinds(question.folded), cues.price) &&
        (cues.asksPrice.test(withoutKinds(question.folded)) || !cues.find.test(question.folded)) &&
        (namedModels(question).length > 0 || asksService(question) || hasCriteria(question))) ||
      (isAbout(question.folded, cues.stock) && namedModels(question).length > 0),
  ],
  [
    'business',
    ({ folded, text, facts, locale }) =>
      businessWords.test(/z(?:ä|ae)hl/i.test(text) ? folded.replaceAll('zahlen', ' ') : folded) &&
      // « what is a discount » is asked nowhere here; « what is tare » is.
      (!cues.define.test(folded) || termsIn(text, locale, true).length === 0) &&
      !facts.some(({ type }) => type === 'load'),
  ],
  ['who', ({ folded }) => isAbout(folded, cues.who, cues.verify)],
  ['company', ({ folded }) => cues.replyTime.test(folded)],
  ['company', ({ folded }) => isAbout(folded, accreditation, addressed) && !cues.define.test(folded)],
  ['expired', (question) => cues.expired.test(question.folded) && massesIn(question).length < 2],
  ['passage', ({ folded }) => cues.repair.test(folded)],
  [
    'class-size',
    (question) =>
      classIn(question) !== null &&
      intervalIn(question) === null &&
      cues.howManyIntervals.test(question.folded),
  ],
  ['class', ({ folded, use }) => cues.whichClass.test(folded) && (use !== null || !cues.define.test(folded))],
  [
    'period',
    ({ folded }) =>
      !/\bscale interval\b/.test(folded) &&
      isAbout(
        folded,
        cues.howOften,
        /\b(?:verif\w*|reverif\w*|homolog\w*|eich\w*|geeicht\w*|gepruft\w*|prufung\w*|nacheich\w*|controle[rz]?\w*|inspect\w*|vignettes?|legal\w*|check(?:ed)?)\b/,
      ),
  ],
  ['period', ({ folded }) => /\beich(?:frist|gultigkeit)\w*\b/.test(folded) && !cues.define.test(folded)],
]

const laterTests: readonly Test[] = [
  [
    'how-to',
    ({ folded }) =>
      /^(?:how (?:do|can|to)|comment|wie)\b/.test(folded) &&
      /\b(?:devis|quote|quotation|angebot|compte|account|konto|password|passwort)\b/.test(folded),
  ],
  [
    'definition',
    (question) => {
      const { folded, text, locale } = question
      const terms = termsIn(text, locale, cues.define.test(folded) || cues.difference.test(folded))
      return (
        terms.length > 0 &&
        (cues.define.test(folded) || cues.difference.test(folded)) &&
        !cues.must.test(folded)
      )
    },
  ],
  [
    'duty',
    ({ folded, use }) =>
      cues.must.test(folded) &&
      (cues.verify.test(folded) || use !== null) &&
      !/^(?:il me faut|i need a|ich brauche eine waage)/.test(folded),
  ],
]

/** Who asks for a word alone wants it explained. */
const isTermAlone = ({ text, folded, locale }: Question) =>
  short(folded, 4) && !asksHow.test(folded) && termsIn(text, locale).length === 1

/**
 * What a message asks for, by the first rule that holds; null where none does. `topic`: is it about the company,
 * `guide`: about this site?
 */
export function intentOf(question: Question, is: { topic: boolean; guide: boolean }): Decision | null {
  const strong = (intent: Intent): Decision => ({ intent, weak: false })
  const first = tests.find(([, holds]) => holds(question))?.[0]
  if (first) return strong(first)
  const wants = cues.find.test(question.folded)
  if (is.guide && !(wants && hasCriteria(question))) return strong('how-to')
  const later = laterTests.find(([, holds]) => holds(question))?.[0]
  if (later && !(later === 'duty' && wants && hasCriteria(question) && !cues.verify.test(question.folded)))
    return strong(later)
  if (is.topic && !(wants && hasCriteria(question))) return strong('company')
  if (namedModels(question).length > 0) return { intent: 'price', weak: !short(question.folded, 12) }
  if (wants) return strong('find')
  if (isTermAlone(question) && !hasCriteria(question)) return strong('definition')
  if (cues.offTopic.test(question.folded) && !domainWords.test(question.folded)) return strong('off-topic')
  if (asksHow.test(question.folded) && loadIn(question) === null) return null
  if (hasCriteria(question) || question.use !== null)
    return { intent: 'find', weak: !question.facts.some(({ type }) => type === 'kind' || type === 'trade') }
  // « balance » alone, « une bascule ».
  if (short(question.folded, 2) && domainWords.test(question.folded)) return { intent: 'find', weak: true }
  return null
}
