import type { Locale } from '#config/locales.ts'
import type { Names } from '#domain/understanding/understood.ts'
import { packsUnseen } from './circumstances.ts'
import { companyTopic } from './company-reply.ts'
import { anotherModel, cues } from './cues.ts'
import { askedFurther } from './further.ts'
import { isTermBehind, termsIn } from './glossary.ts'
import { type Decision, intentOf } from './intent.ts'
import type { Intent } from './intents.ts'
import { placeIn } from './place.ts'
import { verificationNamed } from './plate-verified.ts'
import { continued, loadIn, namedModels, type Question, readQuestion } from './question.ts'
import { asksService } from './signals.ts'

/** The question that a conversation ends with, its intent, and how often its thread has asked back. */
export type Thread = { question: Question; intent: Intent | null; asked: number }

/** Follows the messages: each one stands alone or goes on with the one before. */
export function threadOf(
  texts: readonly string[],
  referred: string | null,
  lang: Locale,
  names: Names,
): Thread {
  let thread: Thread | null = null
  for (const [i, text] of texts.entries()) {
    const spoken = i === texts.length - 1 && referred !== null ? `${text} ${referred}` : text
    const own = readQuestion(spoken, lang, names)
    const decision = decide(own)
    thread =
      thread && asksAnotherTerm(thread, own)
        ? { question: own, intent: 'definition', asked: 0 }
        : thread && goesOn(thread, own, decision)
          ? follow(thread, own, decision, names)
          : { question: own, intent: decision?.intent ?? null, asked: 0 }
  }
  return thread ?? { question: readQuestion('', lang, names), intent: null, asked: 0 }
}

/** « Was ist Mehrteilung? », then « und Mehrbereich? »: what that means, and nothing of the term before. */
const asksAnotherTerm = ({ intent }: Thread, { folded, text, locale, facts }: Question) =>
  intent === 'definition' &&
  folded.split(' ').length <= 6 &&
  cues.followUp.test(folded) &&
  facts.every(({ type }) => type !== 'load') &&
  (isTermBehind(folded, locale) ||
    (!ownMatter.test(folded) && termsIn(text, locale, folded.split(' ').length <= 3).length > 0))

/** What no term asks for: a price, a search, a duty. */
const ownMatter = new RegExp(
  [cues.price, cues.find, cues.must, cues.howOften].map(({ source }) => source).join('|'),
)

/** What a question asks for as a message of its own. */
export const decide = (question: Question) => intentOf(question)

const lasting: readonly (Intent | null)[] = [
  'find',
  'period',
  'duty',
  'class',
  'error',
  'min',
  'price',
  'feature',
  'comparison',
  'due',
  'company',
  'definition',
  'plate',
  'apply',
  'late',
]

/** What depends on the instrument, its use and its country. */
const ofRule: readonly (Intent | null)[] = ['due', 'period', 'duty', 'class', 'expired']

/** Use or load is missing, and was asked for. */
const isOpen = (question: Question) => question.use === null || loadIn(question) === null
const namesKind = ({ facts }: Question) => facts.some((fact) => fact.type === 'kind' && !fact.loose)

/** Stock and delivery of what was spoken of: no place is named, and no other instrument. */
const asksStock = (own: Question) =>
  (cues.stock.test(own.folded) || cues.delivery.test(own.folded)) &&
  own.folded.split(' ').length <= 8 &&
  !namesKind(own) &&
  placeIn(own) === null &&
  (own.country === null || !cues.delivery.test(own.folded))

/** « … to sell honey? », then « how often is it checked? »: the same use, and another rule. */
const asksOfIt = (
  { use }: Question,
  intent: Intent | null,
  own: Question,
  decision: Decision | null,
): boolean =>
  ofRule.includes(intent) &&
  decision !== null &&
  ofRule.includes(decision.intent) &&
  use !== null &&
  own.use === null &&
  own.facts.every(({ type }) => type === 'legal') &&
  own.folded.split(' ').length <= 9 &&
  /\b(?:elles?|ils?|la|le|l|cela|ca|it|they|them|this|that|sie|es|er|diese[rs]?|das)\b/.test(own.folded)

/** A statement that names a use, and asks for nothing. */
const saysUse = (own: Question, decision: Decision | null) =>
  own.use !== null &&
  !cues.find.test(own.folded) &&
  namedModels(own).length === 0 &&
  (packsUnseen(own.folded) ||
    decision === null ||
    decision.weak ||
    (decision.intent === 'find' && !own.text.includes('?')))

/** « vérifiée en mai 2026 » before the plate or behind it: of that instrument. */
const isOfPlate = (intent: Intent | null, own: Question, decision: Decision | null): boolean =>
  (intent === 'plate' && decision?.intent === 'due') ||
  (intent === 'due' && decision?.intent === 'plate' && verificationNamed(own.text) === null)

/**
 * What answers a question back: « to sell by weight », « inventaire »; « vérifiés », « geeicht » alone add to what is
 * looked for.
 */
function answersBack(own: Question, decision: Decision): boolean {
  const words = own.folded.split(' ').length
  if (words <= 3 && own.facts.length > 0 && decision.intent === 'definition') return true
  return (
    decision.weak ||
    (own.use !== null &&
      words <= 8 &&
      ['duty', 'definition'].includes(decision.intent) &&
      !cues.must.test(own.folded) &&
      !cues.define.test(own.folded))
  )
}

function goesOn({ intent, question }: Thread, own: Question, decision: Decision | null): boolean {
  if (isOfPlate(intent, own, decision)) return true
  if (askedFurther({ intent, question }, own, decision)) return true
  if (!lasting.includes(intent)) return false
  const words = own.folded.split(' ').length
  const cued = cues.followUp.test(own.folded) && words <= 14
  // « ist sie lieferbar? », « in stock? » behind a model: of that model.
  if (namedModels(question).length > 0 && namedModels(own).length === 0 && asksStock(own)) return true
  if (asksOfIt(question, intent, own, decision)) return true
  // « Dort packen wir auch vor … »: another use of what a rule was asked for.
  if (ofRule.includes(intent) && saysUse(own, decision) && words <= 20) return true
  if (decision === null) return words <= (cued ? 14 : 9) || intent === 'find'
  // « Preis der MV-P1-15? », then « und die Anfahrt nach Kehl? »: of that place.
  if (intent === 'price' && asksService(own) && placeIn(own) !== null) return false
  if (intent === 'price' && anotherModel.test(own.folded) && !namesKind(own)) return true
  // « noch gültig? », then « Ladenwaage 15 kg »: the instrument that the rule is asked for.
  if (
    decision.intent === 'find' &&
    ofRule.includes(intent) &&
    words <= (cued ? 14 : 8) &&
    !cues.find.test(own.folded)
  )
    return true
  // « geeicht 2023 in Freiburg … », then « und die Bettenwaage, auch 2023? »
  if (cued && intent === 'due' && decision.intent === 'due') return true
  if (decision.intent === 'find')
    return (
      decision.weak ||
      (intent === 'find' && isOpen(question) && !namesKind(own)) ||
      (cued && words <= 8) ||
      (intent === 'find' && words <= 6 && !cues.find.test(own.folded))
    )
  if (intent === 'find') return answersBack(own, decision)
  // « Offenburg? », then « what does the visit cost »: of that place.
  if (intent === 'company' && decision.intent === 'price' && asksService(own))
    return placeIn(question) !== null && placeIn(own) === null
  if (intent === 'price' && anotherModel.test(own.folded) && !namesKind(own) && namedModels(own).length === 0)
    return true
  if (cued && intent === 'price' && decision.intent === 'feature') return true
  return (
    cued && (decision.weak || ['definition', 'company'].includes(decision.intent)) && intent !== 'definition'
  )
}

const untilWhen = /\b(?:jusqu (?:a )?quand|until when|till when|how long|bis wann|wie lange)\b/

/** A price, and nothing that has one of its own. */
const isPrice = (own: Question) =>
  cues.price.test(own.folded) && own.facts.length === 0 && own.folded.split(' ').length <= 7

function follow(thread: Thread, own: Question, decision: Decision | null, names: Names): Thread {
  const further = askedFurther(thread, own, decision)
  if (further) return { ...further(names), asked: thread.asked + 1 }
  const question = continued(thread.question, own, names)
  if (thread.intent !== 'find' && asksStock(own) && namedModels(question).length > 0)
    return { question, intent: 'price', asked: thread.asked + 1 }
  // « Épinal ? », then « et combien ça coûte ? »: the answer on a place names the price of a visit.
  const isSomewhere = placeIn(thread.question) !== null || thread.question.country === 'other'
  if (thread.intent === 'company' && isSomewhere && !placeIn(own) && isPrice(own))
    return {
      question: { ...thread.question, folded: `${own.folded} ${thread.question.folded}` },
      intent: 'company',
      asked: thread.asked + 1,
    }
  const intent =
    isOfPlate(thread.intent, own, decision) ||
    asksOfIt(thread.question, thread.intent, own, decision) ||
    thread.intent === 'company' ||
    (thread.intent === 'definition' && !decision?.weak)
      ? (decision?.intent ?? thread.intent)
      : thread.intent
  // « vérifiée en mai 2025 », then « valable jusqu’à quand ? »: the day, and not the period alone.
  if (thread.intent === 'due' && untilWhen.test(own.folded))
    return { question, intent: 'due', asked: thread.asked + 1 }
  // « Does it need verification? », then « How often then? »
  if (ofRule.includes(intent) && decision === null && cues.howOften.test(own.folded))
    return { question, intent: 'period', asked: thread.asked + 1 }
  return {
    question: intent === 'company' && thread.intent === 'company' ? joined(thread.question, own) : question,
    intent,
    asked: thread.asked + 1,
  }
}

/** « et à Nancy ? » asks the same of another place: the new one comes alone, with the topic of the one before. */
const joined = (before: Question, own: Question): Question => ({
  ...own,
  folded:
    companyTopic(own) === null
      ? `${topicWord[companyTopic(before) ?? 'area'] ?? before.folded} ${own.folded}`
      : own.folded,
})
const topicWord: Record<string, string> = { area: 'livrez', hours: 'ouverts', services: 'vos services' }
