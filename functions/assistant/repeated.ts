import type { Localized } from '#config/locales.ts'
import type { Conversation } from '#domain/assistant/conversation-schema.ts'
import { cues } from '#domain/assistant/cues.ts'
import { type Draft, fill, typeset } from '#domain/assistant/draft.ts'
import { foldedWords, type Question } from '#domain/assistant/question.ts'
import { notStated } from '#domain/assistant/refusals.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { kindsNamed } from '#domain/understanding/kind-choice.ts'
import { currentModels } from '#functions/catalogue/models.ts'
import { featureReply } from './feature-reply.ts'
import { findInstruments } from './find-instruments.ts'
import { type Named, variantOf } from './named-models.ts'

type Env = { DB: D1Database }

/** The last message alone, the question of the thread, and what the answer before listed. */
type Asked = { own: Question; question: Question; listed: readonly string[]; today: string }

const words = {
  noMore: {
    fr: 'Ce site n’en dit pas plus que ma réponse précédente.',
    en: 'This site says no more on that than my answer above.',
    de: 'Mehr als in meiner Antwort oben steht dazu nicht auf dieser Website.',
  },
  again: { fr: 'Comme indiqué plus haut :', en: 'As said above:', de: 'Wie oben gesagt:' },
  within: {
    fr: 'Dans votre budget de {budget} HT, ma réponse reste la même :',
    en: 'Within your budget of {budget} excl. VAT my answer stays the same:',
    de: 'Mit Ihrem Budget von {budget} zzgl. MwSt. bleibt meine Antwort dieselbe:',
  },
  noneOfKind: {
    fr: '« {said} » : aucun des modèles cités ({list}). Il existe pour cela :',
    en: '“{said}”: none of the models named ({list}). For this there are:',
    de: '„{said}“: keines der genannten Modelle ({list}). Dafür gibt es:',
  },
} satisfies Record<string, Localized>

/** Answers that close a matter, or ask back, may come twice. */
const mayRepeat: readonly Draft['kind'][] = ['refusal', 'handover', 'clarify']

/** Lines of a comparison that may come again before it counts as the same. */
const newShare = 0.25

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Would an answer say again, word for word, what was said last, though another question was asked? */
export function isRepeated({ kind, text }: Draft, { messages, lang }: Conversation): boolean {
  const spoken = messages.findLast(({ from }) => from === 'assistant')?.text
  const [last = '', before = ''] = messages
    .filter(({ from }) => from === 'visitor')
    .map((message) => foldedWords(message.text))
    .toReversed()
  return (
    spoken !== undefined &&
    !mayRepeat.includes(kind) &&
    last !== before &&
    (plain(spoken) === plain(typeset(text, lang)) ||
      (kind === 'comparison' && isMostlyIn(typeset(text, lang), plain(spoken))))
  )
}

function isMostlyIn(text: string, spoken: string): boolean {
  const lines = text.split('\n').filter((line) => line !== '')
  // A direct answer before the same table is an answer.
  if (!spoken.startsWith(plain(lines[0] ?? ''))) return false
  return lines.filter((line) => !spoken.includes(plain(line))).length <= newShare * lines.length
}

/**
 * Another way to answer than the words that were said last: a kind that is named now and was not listed, a property of
 * what was listed; else that no more is stated, and who can tell.
 */
export async function anotherWay(env: Env, asked: Asked, same: Draft): Promise<Draft> {
  const { own, listed } = asked
  const named = await modelsOf(env, listed, own.locale)
  return (
    (await ofOtherKind(env, asked, named)) ??
    featureReply(own, named) ??
    (isAnswered(own, same) ? again(own, same) : null) ??
    notStated(own.locale, words.noMore[own.locale])
  )
}

/** The same answer once more, by the budget that it meets already where one is added. */
function again({ budgetCents, locale }: Question, same: Draft): Draft {
  const budget = budgetCents === null ? null : formatEuros(budgetCents / 100, locale)
  const lead = budget ? fill(words.within, locale, { budget }) : words.again[locale]
  return { ...same, text: `${lead}\n${same.text}`, facts: [...same.facts, lead] }
}

/** « moins de 1200 € » of what costs less already: the same instruments meet it. */
const addsCondition = ({ budgetCents, facts }: Question) =>
  budgetCents !== null || facts.some(({ type }) => ['load', 'interval', 'power', 'protection'].includes(type))

/**
 * How something is done, languages, services and stock stand in one sentence, whichever of them is asked for; one rule
 * may hold for two instruments.
 */
const isAnswered = (own: Question, { kind }: Draft) =>
  kind === 'company' ||
  kind === 'how-to' ||
  kind === 'due-date' ||
  (kind === 'products' && addsCondition(own)) ||
  (kind === 'rule' && (own.use !== null || own.country !== null || own.facts.length > 0)) ||
  ((kind === 'price' || kind === 'comparison') &&
    (cues.stock.test(own.folded) || cues.price.test(own.folded)))

/** « Which one has a height rod? » of scales without one: none of them, and those that have it. */
async function ofOtherKind(
  env: Env,
  { own, question, today }: Asked,
  named: readonly Named[],
): Promise<Draft | null> {
  const { locale } = own
  const kinds = kindsNamed(own.facts)
  const fact = own.facts.find(({ type }) => type === 'kind')
  if (!fact || named.length === 0) return null
  if (kinds.length === 0 || named.some(({ product }) => kinds.includes(product.subcategory))) return null
  const found = await findInstruments(env, { ...own, use: own.use ?? question.use }, 2, today)
  if (found.kind !== 'products') return null
  const said = own.text.slice(fact.span.from, fact.span.to)
  const list = named.map(({ variant }) => variant.reference).join(', ')
  const lead = fill(words.noneOfKind, locale, { said, list })
  const [, ...rest] = found.text.split('\n')
  return { ...found, text: [lead, ...rest].join('\n'), facts: [...found.facts, lead] }
}

async function modelsOf(
  env: Env,
  references: readonly string[],
  locale: Question['locale'],
): Promise<Named[]> {
  const { byReference } = await currentModels(env)
  const named = await Promise.all(
    references.map((reference) => {
      const model = byReference.get(reference)
      return model ? variantOf(env, locale, model.productId, reference) : null
    }),
  )
  return named.flatMap((own) => own ?? [])
}
