import type { Conversation, Reply } from '#domain/assistant/conversation-schema.ts'
import { cues, ordinals, pronoun } from '#domain/assistant/cues.ts'
import { checked, type Draft, joined } from '#domain/assistant/draft.ts'
import { featuresIn, ofIt } from '#domain/assistant/feature-words.ts'
import type { Intent } from '#domain/assistant/intents.ts'
import { openingTerm } from '#domain/assistant/opening-term.ts'
import { foldedWords, namedModels, type Question, readQuestion } from '#domain/assistant/question.ts'
import { handover, welcome } from '#domain/assistant/refusals.ts'
import { isBarePrice, requestsIn } from '#domain/assistant/requests.ts'
import { countryAlone } from '#domain/assistant/rule-reply.ts'
import { asksVerifiedCount } from '#domain/assistant/talk-signals.ts'
import { decide, type Thread, threadOf } from '#domain/assistant/thread.ts'
import { twoRules } from '#domain/assistant/two-rules.ts'
import { asksUseOfModel } from '#domain/assistant/use-of-model.ts'
import { mayNameModel } from '#domain/understanding/read-names.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { namesFor } from '#functions/catalogue/names.ts'
import { comparative } from './alternatives.ts'
import { amongListed, measureAsked } from './among-listed.ts'
import { asksBrands, brandsReply, commercialReply } from './commercial-reply.ts'
import { featureReply } from './feature-reply.ts'
import { cheaperThan, findInstruments } from './find-instruments.ts'
import { modelForUse, withUse } from './model-for-use.ts'
import { modelsNamed } from './named-models.ts'
import { passageReply } from './passage-reply.ts'
import { findPassages, type Passage } from './passages.ts'
import { answers } from './plain-answers.ts'
import { priceReply } from './price-and-comparison.ts'
import { productOfPage } from './product-of-page.ts'
import { rankedByModel } from './rank-passages.ts'
import { anotherWay, isRepeated } from './repeated.ts'
import { termsReply } from './terms-reply.ts'
import type { ModelEnv } from './text-model.ts'
import { twoServices } from './two-services.ts'
import { unknownReply } from './unknown-models.ts'
import { byCriteria, unsure } from './unsure.ts'
import { asksVerified, verifiedCount, verifiedOfListed } from './verified-listed.ts'

type Env = { DB: D1Database } & ModelEnv

/** An answer of the rules with what it may be phrased from. */
export type Answered = { reply: Reply; draft: Draft; question: string; passages: readonly Passage[] }

/** Answers the last message by rules; `today` is an ISO day in Paris. */
export async function answerByRules(env: Env, conversation: Conversation, today: string): Promise<Answered> {
  const { lang, messages } = conversation
  const texts = messages.filter(({ from }) => from === 'visitor').map(({ text }) => text)
  const last = texts.at(-1) ?? ''
  const other = await otherOf(env, conversation, last)
  const referred = other ?? (await referredTo(env, conversation, last))
  // « the other one » would ask for another model than those that were spoken of.
  if (other !== null) texts[texts.length - 1] = ''
  const names = await namesFor(env, [...texts, referred ?? ''].join(' \n '))
  const { question, intent, asked } = threadOf(texts, referred, lang, names)
  const thread = { question, intent, asked }
  const read = readOnce((text: string) => {
    const own = readQuestion(text, lang, names)
    return { question: own, intent: null, weak: true, ...decide(own) }
  })
  const draft =
    (intent === 'greeting' && messages.length > 1 && !cues.hello.test(foldedWords(last))
      ? welcome(lang)
      : null) ??
    (await openingTerm(last, intent, read, () => draftFor(env, thread, today))) ??
    twoRules(last, thread, read) ??
    twoServices(question, intent, today) ??
    (await draftOfTwo(env, last, read, question, today)) ??
    (await draftOfList(env, conversation, thread, today)) ??
    (await draftFor(env, thread, today)) ??
    countryAlone(question)
  const passages = draft === null ? await passagesFor(env, question) : []
  const first = draft ?? passageReply(question, passages) ?? (await unsure(env, question, today))
  const made = isRepeated(first, conversation)
    ? await anotherWay(
        env,
        {
          own: readQuestion(last, lang, names),
          question,
          listed: await listedBefore(env, conversation),
          today,
        },
        first,
      )
    : first
  const reply = checked(made, lang) ?? checked(handover(lang, 'unknown'), lang)
  if (reply === null) throw new Error('the handover says nothing')
  return { reply, draft: made, question: last, passages }
}

/** « which of those lasts longest », « the same but cheaper »: of the instruments in the answer before. */
async function draftOfList(
  env: Env,
  conversation: Conversation,
  { question, intent }: Thread,
  today: string,
): Promise<Draft | null> {
  const { lang, messages } = conversation
  const last = messages.at(-1)?.text ?? ''
  if (messages.length > 1 && asksVerified(last) && !mayNameModel(last))
    return verifiedOfListed(env, await listedBefore(env, conversation), lang)
  const asked = measureAsked(last)
  // A comparison names the price itself, with what else differs.
  const measure = asked?.key === 'price' && intent === 'comparison' ? null : asked
  const isCheaper =
    intent === 'find' && namedModels(question).length === 0 && comparative.cheaper.test(foldedWords(last))
  if (messages.length < 2 || (measure === null && !isCheaper) || mayNameModel(last)) return null
  const listed = await listedBefore(env, conversation)
  const chosen = measure && (await amongListed(env, measure, listed, lang))
  return chosen ?? (isCheaper ? cheaperThan(env, question, listed, today) : null)
}

/** The references in the answer before. */
async function listedBefore(env: Env, conversation: Conversation): Promise<string[]> {
  const spoken = conversation.messages.findLast(({ from }) => from === 'assistant')?.text
  return spoken ? referencesIn(env, spoken, conversation.lang) : recomputed(env, conversation)
}

/** A part of a message is read once, whatever looks at it. */
function readOnce<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, Read>()
  return (text) => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
}

/** Both answers to a message that makes two requests; null where it makes one, or one of them has no answer. */
async function draftOfTwo(
  env: Env,
  text: string,
  read: (part: string) => { question: Question; intent: Intent | null; weak: boolean },
  whole: Question,
  today: string,
): Promise<Draft | null> {
  const requests = requestsIn(text, read)
  if (requests === null) return null
  const parts = requests.map((part, i) =>
    i > 0 && isBarePrice(part) ? priceOf(whole) : sharing(read(part), whole),
  )
  const drafts = await Promise.all(parts.map((part) => draftFor(env, { ...part, asked: 0 }, today)))
  const [first, second] = drafts
  return first && second && drafts.every((draft) => draft?.kind !== 'clarify') ? joined(first, second) : null
}

/** « …, and what does it cost? »: of the work, or of an instrument, that the message names. */
const priceOf = (question: Question) => ({
  intent: 'price' as const,
  // Whether a model may be used so is what the other part answers.
  question: namedModels(question).length > 0 ? { ...question, use: null } : question,
})

/** « …, and how often is it verified? »: the use and the country that the other part names. */
const sharing = (
  { question, intent }: { question: Question; intent: Intent | null },
  { use, country }: Question,
) => ({
  intent,
  question:
    intent === 'period' || intent === 'duty' || intent === 'class'
      ? { ...question, use: question.use ?? use, country: question.country ?? country }
      : question,
})

const passagesFor = async (env: Env, { text, locale }: Question) =>
  rankedByModel(env, text, await findPassages(env, text, locale))

/** The reference that « the second one » or « this model » means: of the last answer, else of the page. */
async function referredTo(
  env: Env,
  { messages, page, lang }: Conversation,
  text: string,
): Promise<string | null> {
  const folded = foldedWords(text)
  const place = ordinals.find(([, words]) => words.test(folded))?.[0]
  const isMeant = pronoun.test(folded) || (ofIt.test(folded) && featuresIn(folded).length > 0)
  if (place === undefined && !isMeant) return null
  const spoken = messages.findLast(({ from, text: own }) => from === 'assistant' && mayNameModel(own))?.text
  const listed = spoken
    ? await referencesIn(env, spoken, lang)
    : await recomputed(env, { messages, page, lang })
  const meant = listed.at(place ?? 0)
  if (meant !== undefined) return meant
  const id = productOfPage(page)
  const product = id && (await productDetail(env, lang, id))
  return product ? product.leadReference : null
}

const theOther =
  /^(?:(?:et|and|und|puis|then) )?(?:(?:pour|for|fur) )?(?:l autre|(?:the )?other(?: one)?|(?:die|der|das) andere)$/

/** « and the other one? »: of two models that were spoken of the one that the last answer left out. */
async function otherOf(env: Env, { messages, lang }: Conversation, text: string): Promise<string | null> {
  if (!theOther.test(foldedWords(text))) return null
  const spoken = messages.filter(({ from, text: own }) => from === 'assistant' && mayNameModel(own))
  const listed = await Promise.all(spoken.map(({ text: own }) => referencesIn(env, own, lang)))
  const last = listed.at(-1) ?? []
  const two = listed.findLast((references) => references.length === 2)
  return last.length === 1 ? (two?.find((reference) => !last.includes(reference)) ?? null) : null
}

async function referencesIn(env: Env, text: string, lang: Conversation['lang']): Promise<string[]> {
  const { facts } = readQuestion(text, lang, await namesFor(env, text))
  return [...new Set(facts.flatMap((fact) => (fact.type === 'reference' ? [fact.reference] : [])))]
}

/** Without the text of an answer the question before is answered again. */
async function recomputed(env: Env, conversation: Conversation): Promise<string[]> {
  const before = conversation.messages.slice(0, -1).findLastIndex(({ from }) => from === 'visitor')
  if (before < 0) return []
  const messages = conversation.messages.slice(0, before + 1)
  const { reply } = await answerByRules(env, { ...conversation, messages }, '2000-01-01')
  return reply.products.map(({ reference }) => reference)
}

async function draftFor(env: Env, { question, intent, asked }: Thread, today: string): Promise<Draft | null> {
  const unknownModel = await unknownReply(env, question, intent)
  if (unknownModel) return unknownModel
  if (intent === 'find') return findInstruments(env, question, asked, today)
  if (intent === 'company' && asksVerifiedCount.test(question.folded)) return verifiedCount(env, question)
  if (intent === 'company' && asksBrands.test(question.folded)) return brandsReply(env, question, today)
  if (intent === 'feature') {
    const named = await modelsNamed(env, question)
    const stated = featureReply(question, named) ?? priceReply(question, named.slice(0, 4))
    return withUse(stated, question, named.slice(0, 2))
  }
  if ((intent === 'duty' || intent === 'class') && asksUseOfModel(question)) {
    const ofUse = modelForUse(question, (await modelsNamed(env, question)).slice(0, 2))
    if (ofUse) return ofUse
  }
  if (intent === 'business') {
    return (
      termsReply(question) ?? (await byCriteria(env, question, today)) ?? handover(question.locale, 'unknown')
    )
  }
  if (intent === 'price' || intent === 'comparison') return commercialReply(env, question, intent, today)
  return (intent && answers[intent]?.(question, today)) ?? null
}
