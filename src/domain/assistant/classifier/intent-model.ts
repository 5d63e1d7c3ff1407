import { asksSomething, asksYesNo } from '#domain/assistant/clauses.ts'
import type { Question } from '#domain/assistant/question.ts'
import { listsIn, saysInAny } from '#domain/assistant/word-lists.ts'
import { type LinearModel, unpack } from './linear-model.ts'
import weights from './weights.txt?raw'

let model: LinearModel | undefined

/**
 * The model of the intents, unpacked when it is first asked for. What is kept is the model and not its promise: that of
 * one request must not be awaited by another.
 */
export async function intentModel(): Promise<LinearModel> {
  model ??= await unpack(weights)
  return model
}

/**
 * What the classifier is told of a text beside its words: the types of its facts, the lists whose words it names, and
 * the intent that was answered before it in the conversation.
 */
export const hintsOf = (
  { facts, use, country, unknown, text, folded, locale }: Question,
  before: string | null = null,
): string[] => [
  ...(before === null ? [] : [`after ${before}`]),
  ...new Set(facts.map((fact) => (fact.type === 'legal' ? `legal ${fact.wanted}` : fact.type))),
  ...(use === null ? [] : ['use named']),
  ...(country === null ? [] : ['country named']),
  ...(unknown.length > 0 ? ['reference'] : []),
  ...(/\b(?:19|20)\d\d\b/.test(text) ? ['year'] : []),
  ...(asksYesNo(text) ? ['yes or no'] : []),
  ...(asksSomething(text) ? ['asks'] : []),
  ...(folded.split(' ').length <= fewWords ? ['few words'] : []),
  // Attacks come in English whatever the language of the page.
  ...(saysInAny(folded, 'inject') ? ['inject'] : []),
  ...(/<[/|a-z]|\[\/?inst\]|"role"/i.test(text) ? ['markup'] : []),
  // What names nothing of weighing, of its law or of a shop is most often no matter of this site.
  ...(before === null && facts.length === 0 && !saysInAny(folded, 'weighing') ? ['nothing of weighing'] : []),
  ...listsIn({ folded, locale }).filter((list) => !ofAnswers.has(list) && !list.startsWith('interval-')),
]
/** These, and how long a period is that a question names, decide how it is answered, and not what is asked. */
const ofAnswers: ReadonlySet<string> = new Set([
  'weighing',
  'negation',
  'you',
  'priced',
  'addition-opener',
  'demonstrative',
  'serious',
  'owner-word',
  'preposition',
  'reason-opener',
])
const fewWords = 4
