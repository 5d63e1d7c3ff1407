import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { asksPresence, companyTopic } from './company-reply.ts'
import { addressed, businessWords, cues, domainWords, entertainment } from './cues.ts'
import { askedDay, daysIn } from './days.ts'
import { featuresIn } from './feature-words.ts'
import { termsIn } from './glossary.ts'
import { howToReply, requestReference } from './how-to-reply.ts'
import { lawSignals } from './law-signals.ts'
import { placeIn } from './place.ts'
import { isPlate } from './plate-reply.ts'
import {
  classIn,
  foldedWords,
  intervalIn,
  loadIn,
  massesIn,
  namedKinds,
  namedModels,
  type Question,
} from './question.ts'
import { signalWords as words } from './signal-words.ts'
import { talkSignals } from './talk-signals.ts'
import { withoutCounting } from './terms-topics.ts'
import { validUntil } from './valid-until.ts'

/** A fact or cue of a message that speaks for or against what it may ask for. */
export type Signal = keyof typeof signals

const wordsIn = (folded: string) => folded.split(' ').length

/** « U oder Hubwagen », « chair scale or wheelchair platform »: two kinds joined by nothing but « or ». */
const joinedByOr = ({ text, facts }: Question) => {
  const kinds = facts.filter((fact) => fact.type === 'kind' && fact.wanted)
  return kinds.some((kind, i) => {
    const next = kinds[i + 1]
    return (
      next !== undefined &&
      /^[\s\p{L}'’-]{0,25}(?<!\p{L})(?:ou|or|oder|vs\.?|versus)(?!\p{L})[\s\p{L}'’-]{0,20}$/iu.test(
        text.slice(kind.span.to, next.span.from),
      )
    )
  })
}

/** « poids-prix » names an instrument and asks for no price. */
const withoutKinds = (folded: string) =>
  folded.replaceAll(
    /\b(?:poids prix|price computing|calcul\w* (?:du|le) prix|prix unitaire|unit price|price to pay|price display|displays? (?:the )?price|shows? (?:the )?price|affich\w* (?:le |du )?prix|preisanzeige)\b/g,
    ' ',
  )

/** Does a question about a price ask for a service? */
export const asksService = ({ folded }: Question) =>
  words.services.test(folded) || words.takeBack.test(folded)

const criteria = ['load', 'interval', 'kind', 'trade', 'platform', 'protection', 'category', 'brand']

const asksPrice = ({ folded }: Question) => {
  if (words.charge.test(folded)) return true
  const spoken = withoutKinds(folded.replaceAll(words.decidesPrice, ' ')).replaceAll(words.inexpensive, ' ')
  return cues.price.test(spoken) && (cues.asksPrice.test(spoken) || !cues.find.test(folded))
}

/** Payment, warranty, jobs; « what is a discount » is asked nowhere here, « what is tare » is. */
const asksBusiness = ({ folded, text, facts, locale }: Question) =>
  businessWords.test(withoutCounting({ folded, text })) &&
  (!cues.define.test(folded) || termsIn(text, locale, true).length === 0) &&
  !facts.some(({ type }) => type === 'load')

/** « Qu’est-ce que vous avez », « what do you sell » ask for no meaning. */
const ofPersons =
  /\b(?:qu est ce que? (?:vous|tu|je|j|on|nous|il (?:me |nous )?faut)(?! (?:entend\w*|appel\w*|voulez dire))|(?:what|was) (?:do|can|should|would) (?:you|i|we)(?! (?:mean|call|understand)))\b/g
const asksMeaning = ({ folded }: Question) => cues.define.test(folded.replaceAll(ofPersons, ' '))

const asksTerm = (question: Question) => asksMeaning(question) || cues.difference.test(question.folded)

/** Is anything of it an instrument, or only goods and trades? */
const isInstrument = (question: Question) =>
  question.pieceUg !== null ||
  question.unknown.length > 0 ||
  domainWords.test(question.folded) ||
  namedModels(question).length > 0 ||
  question.facts.some(
    (fact) =>
      !['trade', 'category', 'legal', 'power', 'interface'].includes(fact.type) &&
      !(fact.type === 'kind' && fact.loose) &&
      !words.goods.test(foldedWords(question.text.slice(fact.span.from, fact.span.to))),
  )

/** Every signal, by what tells it. */
const signals = {
  ...lawSignals,
  ...talkSignals,
  injection: ({ folded, text }: Question) =>
    cues.injection.test(folded) || cues.injection.test(text.toLowerCase()),
  entertainment: ({ folded }) => entertainment.test(folded),
  beside: ({ folded }) => cues.offTopic.test(folded),
  domain: ({ folded }) => domainWords.test(folded),
  lawsuit: ({ folded }) => cues.legalAdvice.test(folded),
  capabilities: ({ folded }) => cues.capabilities.test(folded),
  program: ({ folded }) => words.program.test(folded),
  human: ({ folded }) => cues.human.test(folded),
  greeting: ({ folded }) => cues.greeting.test(folded),
  thanks: ({ folded }) => cues.thanks.test(folded) && wordsIn(folded) <= 10,
  broken: ({ folded }) => cues.broken.test(folded),
  requestReference: ({ text }) => requestReference.test(text),
  guide: (question) => howToReply(question) !== null,
  asksHow: ({ folded }) => words.asksHow.test(folded),
  siteObject: ({ folded }) => words.siteObject.test(folded),
  business: asksBusiness,
  replyTime: ({ folded }) => cues.replyTime.test(folded),
  accreditation: ({ folded }) => words.accreditation.test(folded),
  addressed: ({ folded }) => addressed.test(folded),
  topic: (question) => companyTopic(question) !== null,
  /** The company is asked in so many words, and no word of it only stands somewhere in the message. */
  topicSure: (question) =>
    addressed.test(question.folded) || placeIn(question) !== null || wordsIn(question.folded) <= 6,
  /** Somebody on a day that is named. */
  presence: ({ folded, text }) => asksPresence(folded) && askedDay(text, '2000-01-01') !== null,
  topicNamed: ({ folded }) => words.topicNamed.test(folded),
  /** « Avez-vous un … » alone may ask for anything that a shop has. */
  want: (question) =>
    cues.find.test(question.folded.replaceAll(cues.offeredOne, ' ')) ||
    (cues.find.test(question.folded) && isInstrument(question)),
  /** « Vendez-vous des pèse-bébés ? »: what is sold, and a kind of it. */
  offeredKind: ({ folded, facts }) => cues.offered.test(folded) && kindsNamed(facts).length > 0,
  mine: ({ folded }) => words.mine.test(folded),
  /** Goods and trades are named, and nothing that weighs. */
  goodsOnly: (question) => !isInstrument(question) && question.facts.some(({ type }) => type === 'trade'),
  trivia: ({ folded }) => words.trivia.test(folded),
  malfunction: ({ folded }) => words.malfunction.test(folded),
  insiders: ({ folded }) => words.insiders.test(folded),
  oneself: ({ folded }) => words.oneself.test(folded),
  feature: ({ folded }) => featuresIn(folded).length > 0,
  brief: ({ folded }) => wordsIn(folded) <= 8,
  terse: ({ folded }) => wordsIn(folded) <= 5,
  criteria: ({ facts }) => facts.some(({ type }) => criteria.includes(type)),
  plate: ({ text }) => isPlate(text),
  date: ({ text }) => daysIn(text) !== null,
  verified: ({ folded }) => cues.verified.test(folded),
  due: ({ folded }) => cues.due.test(folded),
  verify: ({ folded }) => cues.verify.test(folded),
  mass: (question) => massesIn(question).length >= 1,
  twoMasses: (question) => massesIn(question).length >= 2,
  mpe: ({ folded }) => cues.mpe.test(folded),
  howExact: ({ folded }) => cues.howExact.test(folded) || cues.errorAllowed.test(folded),
  minNamed: ({ folded }) => words.minNamed.test(folded),
  min: ({ folded }) => cues.min.test(folded),
  class: (question) => classIn(question) !== null,
  interval: (question) => intervalIn(question) !== null,
  load: (question) => loadIn(question) !== null,
  use: ({ use }) => use !== null,
  howManyIntervals: ({ folded }) => cues.howManyIntervals.test(folded),
  who: ({ folded }) => cues.who.test(folded),
  expired: ({ folded }) => cues.expired.test(folded),
  repair: ({ folded }) => cues.repair.test(folded),
  whichClass: ({ folded }) => cues.whichClass.test(folded),
  howOften: ({ folded }) => cues.howOften.test(folded),
  verifyOften: ({ folded }) => words.verifiedOften.test(folded) && !/\bscale interval\b/.test(folded),
  periodWord: ({ folded }) => words.periodWord.test(folded),
  must: ({ folded }) => cues.must.test(folded),
  needsOne: ({ folded }) => words.needsOne.test(folded),
  define: asksMeaning,
  difference: ({ folded }) => cues.difference.test(folded),
  terms: (question) => termsIn(question.text, question.locale, asksTerm(question)).length > 0,
  /** What the glossary tells apart: « multiple range and multi-interval ». */
  twoTerms: ({ text, locale }) =>
    termsIn(text, locale).filter(({ see }) => !see.startsWith('/products')).length >= 2,
  termAlone: ({ text, folded, locale }) =>
    wordsIn(folded) <= 4 && !words.asksHow.test(folded) && termsIn(text, locale).length === 1,
  or: joinedByOr,
  eitherTerm: ({ folded }) => /\b(?:ou|or|oder|vs|versus|et|and|und)\b/.test(folded) && wordsIn(folded) <= 6,
  asksWhen: ({ folded }) => words.asksWhen.test(folded),
  combien: ({ folded }) => words.combien.test(folded),
  yearly: ({ folded }) => words.yearly.test(folded),
  firstTime: ({ folded }) => words.firstTime.test(folded),
  deviation: ({ folded }) => words.deviation.test(folded),
  wrongBy: ({ deviationUg }) => deviationUg !== null,
  bothCountries: ({ folded }) =>
    /\b(?:allemagne|allemande?|germany|german|deutschland|deutsche\w*|eichamt)\b/.test(folded) &&
    /\b(?:france|francaise?|french|frankreich|franzosisch\w*|alsace|elsass|vignettes? vertes?|green stickers?|grune[nr]? (?:marke|prufmarke|plakette|vignette))\b/.test(
      folded,
    ),
  recognised: ({ folded }) => words.recognised.test(folded),
  /** « must be legal »: of the instrument that is wanted. */
  demand: ({ folded }) => words.demand.test(folded),
  dutyWord: ({ folded }) => words.dutyWord.test(folded),
  counted: ({ pieceUg }) => pieceUg !== null,
  /** What the company knows of others. */
  customers: ({ folded }) =>
    /\b(?:(?:your|vos|tes|ihre[nr]?|eure[nr]?|deine[nr]?|other|autres|andere[nr]?) (?:\w+ )?(?:customers?|clients?|kunden|kundendaten)|(?:bought|buys|achete\w*|gekauft) (?:\w+ ){0,4}(?:from you|chez vous|bei (?:ihnen|euch))|customer (?:list|data)|(?:liste|fichier)s? (?:de(?:s|s vos)? )?clients?|kundenliste)\b/.test(
      folded,
    ) &&
    /\b(?:which|who|names?|list\w*|numbers?|mails?|addresses?|prices?|quels?|quelles?|qui|noms?|liste|adresses?|prix|file|donne\w*|welche|wer|namen|adressen|nummern|preise|give|tell|gib|nenn\w*)\b/.test(
      folded,
    ),
  apply: ({ folded }) => words.applies.test(folded),
  logbook: ({ folded }) => words.logbook.test(folded),
  quote: ({ folded }) => words.quote.test(folded),
  costsLess: ({ folded }) => words.costsLess.test(folded),
  takesTime: ({ folded }) => words.takesTime.test(folded),
  /** « gilt bis Ende 2027 » */
  endNamed: ({ text, folded }) => validUntil(text) !== null && words.verifiedOften.test(folded),
  takeBack: ({ folded }) => words.takeBack.test(folded),
  otherBrand: ({ folded }) => words.otherBrand.test(folded),
  /** The area is asked for by its own words, not by a place alone. */
  areaVerb: ({ folded }) => words.areaVerb.test(folded),
  somebody: ({ folded }) => words.somebody.test(folded) && words.spokenTo.test(folded),
  records: ({ folded }) => words.records.test(folded) && addressed.test(folded),
  repaired: ({ folded }) => words.repaired.test(folded),
  useAgain: ({ folded }) => words.useAgain.test(folded),
  often: ({ folded }) => words.often.test(folded),
  question: ({ text }) => text.includes('?'),
  /** Is anything of it an instrument, or only goods and trades? */
  instrument: (question) => isInstrument(question),
  compare: ({ folded }) => cues.compare.test(folded) || words.either.test(folded),
  model: (question) => namedModels(question).length > 0,
  unknownModel: ({ unknown }) => unknown.length > 0,
  twoModels: (question) => {
    const count = namedModels(question).length
    return (
      count === 2 ||
      (count > 2 && /\b(?:ou|or|oder)\b/.test(question.folded)) ||
      (count > 2 && (cues.compare.test(question.folded) || cues.difference.test(question.folded)))
    )
  },
  twoKinds: ({ facts }) => namedKinds(facts).length >= 2,
  price: (question) =>
    asksPrice(question) ||
    // « TN-TP2-2T combien ? »
    (namedModels(question).length > 0 && /\b(?:combien|how much|wie ?viel)\b/.test(question.folded)),
  service: asksService,
  stock: ({ folded }) => cues.stock.test(folded),
  short: ({ folded }) => wordsIn(folded) <= 2,
} satisfies Record<string, (question: Question) => boolean>

/** A signal is read when it is first asked for, and once. */
export function signalReader(question: Question): (signal: Signal) => boolean {
  const read = new Map<Signal, boolean>()
  return (signal) => {
    const known = read.get(signal)
    if (known !== undefined) return known
    const holds = signals[signal](question)
    read.set(signal, holds)
    return holds
  }
}
