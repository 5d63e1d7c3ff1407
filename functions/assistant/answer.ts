import type { Locale } from '#config/locales.ts'
import { intentModel } from '#domain/assistant/classifier/intent-model.ts'
import { asksYesNo } from '#domain/assistant/clauses.ts'
import type { Conversation, Reply } from '#domain/assistant/conversation-schema.ts'
import { actionsIn, checked, type Draft } from '#domain/assistant/draft.ts'
import { closureLines, type Today } from '#domain/assistant/opening-hours.ts'
import { pageSource } from '#domain/assistant/page-sources.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { isRegulated } from '#domain/assistant/uses.ts'
import { foldedWords, languageOf, saidOf } from '#domain/assistant/word-lists.ts'
import type { CompanyFacts } from '#domain/content/opening.ts'
import { paths, splitLocale } from '#domain/site/urls.ts'
import { productDetail } from '#functions/catalogue/detail.ts'
import { namesFor } from '#functions/catalogue/names.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { AssistantEnv } from './asked.ts'
import { pointsBack } from './carried.ts'
import { compose, type Part } from './compose.ts'
import { featureNames } from './feature-answers.ts'
import { pointedAt } from './follow-ups.ts'
import { type Plan, planOf } from './frame.ts'
import { intents } from './intents.ts'
import { type Item, itemFor } from './item.ts'
import { defining, namesOf, ofFigures, ofModels, ofOneVerdict } from './labels.ts'
import { asksOfModel, sentencesOfModels } from './model-sentences.ts'
import { intentsByModel } from './model-tools.ts'
import { notUnderstood } from './not-understood.ts'
import { asksOfAnswer } from './of-answer-before.ts'
import { passageAnswer } from './passage-answer.ts'
import { insteadOfRepeated, isRepeated, unsaid } from './repeated.ts'

/** An answer of the rules with what it may be phrased from. */
export type Answered = { reply: Reply; draft: Draft; question: string }

/** A day, the calendar of the company, how it is reached, and whether the desk has written the general terms. */
export type Now = Today & { company?: CompanyFacts; hasWrittenTerms?: boolean }

/** Answers the last message of a conversation, at a day in Paris. */
export async function answerByRules(env: AssistantEnv, asked: Conversation, now: Now): Promise<Answered> {
  const texts = textsOf(asked)
  // Who asks in French on a German page is answered in French.
  const lang = languageOf(texts, asked.lang)
  const conversation = { ...asked, lang }
  const names = await namesFor(env, texts.join(' \n '))
  const page = await pageModel(env, asked)
  const context = {
    locale: lang,
    company: now.company,
    names,
    model: await intentModel(),
    isOnProduct: page !== null,
  }
  const { plan, frame } = planOf(texts, context)
  const last = texts.at(-1) ?? ''
  const chosen = plan.isSure ? [] : await intentsByModel(env, last, lang)
  if (chosen.length > 0)
    plan.items = chosen.map(({ intent, clause }) => itemFor(intent, clause, frame, context))
  const listed = await listedBefore(env, conversation, plan, now)
  const parts: Part[] = []
  for (const planned of plan.items) {
    const item = await withTermsBefore(env, conversation, planned, now)
    const answer = await answerTo(env, item, { listed, page, ...now })
    const draft = answer && now.hasWrittenTerms ? withoutQuotedTerms(answer, lang) : answer
    if (draft) parts.push({ draft, asked: plan.isSure || !ofOneVerdict.has(item.intent) ? item.words : '' })
    else if (plan.items.length > 1 && !defining.has(item.intent))
      parts.push({ draft: unansweredPart(item), asked: '' })
  }
  const answered = parts.length > 0 ? compose(parts, conversation) : await unanswered(env, plan, now)
  const draft = withClosure(unsaid(answered, plan, conversation), now, lang)
  const reply = checked(draft, lang) ?? checked(notUnderstood(plan, now), lang)
  if (reply === null) throw new Error('the handover says nothing')
  if (!isRepeated(reply, plan, conversation)) return { reply, draft, question: last }
  const more = insteadOfRepeated(draft, plan, now)
  return { reply: checked(more, lang) ?? reply, draft: more, question: last }
}

const textsOf = ({ messages }: Conversation) =>
  messages.filter(({ from }) => from === 'visitor').map(({ text }) => text)

/** What one of several questions gets where nothing answers it. */
function unansweredPart({ clause }: Item): Draft {
  const text = say('talk.unanswered', clause.locale, { text: clause.folded })
  return { kind: 'handover', text, facts: [clause.folded], actions: [actionsIn(clause.locale).contact] }
}

type Around = Today & { listed: readonly string[]; page: string | null }

async function answerTo(env: AssistantEnv, item: Item, around: Around): Promise<Draft | null> {
  const { intent, clause, question } = item
  const { listed, page, today, calendar } = around
  // On the page of a model « how far off may it be? » is asked of that one, whatever was offered instead.
  const isPage = listed.length === 0 || (page !== null && ofFigures.has(intent))
  const before = isPage ? (page ? [page] : []) : pointedAt(clause, listed)
  const focus = namedModels(clause).length > 0 ? [] : isPage ? before : await ofNamedKind(env, clause, before)
  // « Is this one class III? » asks for the approvals of the model.
  const ofModel = intent === 'class' && focus.length > 0 && asksYesNo(item.words) ? 'feature' : intent
  const meant = asksWhetherItMay(item, focus, listed) ? 'use-allowed' : ofModel
  const asked = { question, clause, focus, listed, today, calendar }
  const first = asksOfModel(meant, asked) ? await sentencesOfModels(env, asked) : null
  return first ?? (await intents[meant](env, asked)) ?? sentencesOfModels(env, asked)
}

/** Words by which a use is asked for beside a property. */
const besides = ['allowed', 'sells', 'use-trade'] as const

/** What is asked of a model beside its use. */
const besideUse = namesOf(
  'prepackage feature accessories connection price stock documents tare duty class spare-parts',
)

/** « Is this one OK for a midwife in France, and in Germany? » is asked of the model, and of no border. */
const wishOrRule = namesOf('choose border')

/**
 * « Does it print, and may I invoice freight with it? »: who names a regulated use and asks for yes or no of a model
 * must be told first whether it may serve it. On its page a wish is such a question too.
 */
function asksWhetherItMay(
  { intent, words, clause }: Item,
  focus: readonly string[],
  listed: readonly string[],
) {
  const isTold = isRegulated(clause) && clause.facts.every((fact) => fact.type !== 'kind' || fact.loose)
  const isAside =
    besideUse.has(intent) || (wishOrRule.has(intent) && (listed.length <= 1 || pointsBack(clause)))
  const isAsked = asksYesNo(words) || (words.includes('?') && (listed.length === 0 || pointsBack(clause)))
  // « Has it a battery? We stand at a market » asks for the battery.
  const asksFeature = saidOf(clause, featureNames).length > 0 && saidOf(clause, besides).length === 0
  return isTold && isAside && !asksFeature && (focus.length > 0 || namedModels(clause).length > 0) && isAsked
}

/** Models in focus that are of the kind that a clause names; who names another one speaks of others. */
async function ofNamedKind(env: AssistantEnv, { facts }: Question, focus: readonly string[]) {
  const kinds = new Set(
    facts.flatMap((fact) => (fact.type === 'kind' && fact.wanted && !fact.loose ? fact.kinds : [])),
  )
  if (kinds.size === 0 || focus.length === 0) return focus
  const { byReference } = await currentModels(env)
  return focus.filter((reference) => kinds.has(byReference.get(reference)?.kind ?? ''))
}

/** The answers before the last message, the latest first, worked out again: nothing of a conversation is kept. */
async function* repliesBefore(env: AssistantEnv, { messages, ...around }: Conversation, now: Now) {
  const last = messages.findLastIndex(({ from }) => from === 'visitor')
  for (let at = last - 1; at >= 0; at--) {
    if (messages[at]?.from !== 'visitor') continue
    yield (await answerByRules(env, { ...around, messages: messages.slice(0, at + 1) }, now)).reply
  }
}

/** The models that were shown last. */
async function listedBefore(env: AssistantEnv, conversation: Conversation, { items }: Plan, now: Now) {
  const asksOfShown = ({ intent, clause }: Item) =>
    (ofModels.has(intent) || ofFigures.has(intent)) && namedModels(clause).length === 0
  if (!items.some(asksOfShown)) return []
  for await (const { products } of repliesBefore(env, conversation, now))
    if (products.length > 0) return products.map(({ reference }) => reference)
  return []
}

/** « Class III: at most 10,000 e. – What does that mean? »: the terms of the answer before are asked for. */
async function withTermsBefore(env: AssistantEnv, conversation: Conversation, item: Item, now: Now) {
  if (item.intent !== 'term' || !asksOfAnswer(item.clause)) return item
  for await (const { text } of repliesBefore(env, conversation, now)) {
    const folded = foldedWords(text)
    return { ...item, question: { ...item.clause, text, folded, facts: [] } }
  }
  return item
}

/** The model that the page shows: that of its address, else the one it opens at. */
async function pageModel(env: AssistantEnv, { page, lang }: Conversation): Promise<string | null> {
  const { path } = splitLocale((page ?? '').split(/[?#]/)[0] ?? '')
  const prefix = paths.product('')
  if (!path.startsWith(prefix) || path.length === prefix.length) return null
  const product = await productDetail(env, lang, decodeURIComponent(path.slice(prefix.length)))
  if (!product) return null
  const chosen = new URLSearchParams((page ?? '').split('?')[1] ?? '').get('model')
  return product.variants.find(({ reference }) => reference === chosen)?.reference ?? product.leadReference
}

/** Words of the site's own texts where they hold enough of the question; else what was understood, and ways on. */
async function unanswered(env: AssistantEnv, plan: Plan, now: Today): Promise<Draft> {
  return (await passageAnswer(env, plan.whole)) ?? notUnderstood(plan, now)
}

/** Rules quote the terms of the code: where the desk has written others, these are named and not quoted. */
function withoutQuotedTerms(draft: Draft, locale: Locale): Draft {
  const { href } = pageSource('/conditions-generales', locale)
  if (!draft.sources?.some((source) => source.href === href)) return draft
  const text = say('terms.see', locale)
  const { verdict: _, ...others } = draft
  return { ...others, text, facts: [text] }
}

/** Kinds of answers after which one calls or writes. */
const leadingToPeople: ReadonlySet<string> = new Set(['company', 'handover'])

/** Who is led to a person is told when nobody is there. */
function withClosure(draft: Draft, now: Today, locale: Locale): Draft {
  const lines = closureLines(now, locale).filter((line) => !draft.text.includes(line))
  if (lines.length === 0 || !leadingToPeople.has(draft.kind)) return draft
  return { ...draft, text: [draft.text, ...lines].join('\n'), facts: [...draft.facts, ...lines] }
}
