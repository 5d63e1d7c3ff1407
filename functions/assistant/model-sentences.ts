import { asksSomething } from '#domain/assistant/clauses.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import { namedModels } from '#domain/assistant/question.ts'
import { contentOf, sentencesAbout } from '#domain/assistant/sentences-about.ts'
import { saidOf, says, type WordList } from '#domain/assistant/word-lists.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import type { Asked, AssistantEnv } from './asked.ts'
import { featureNames } from './feature-answers.ts'
import type { IntentName } from './intents.ts'
import { modelsDraft } from './models-draft.ts'
import { modelsMeant } from './models-in-focus.ts'
import { lineOf } from './named-models.ts'

const mostProducts = 3

/** Intents that may be read into a question about one model, with the words that they are told by. */
const readInto: Partial<Record<IntentName, WordList>> = {
  vary: 'another',
  stock: 'stock-word',
  documents: 'document',
  accessories: 'accessory',
  'spare-parts': 'part',
}
/** What describes an instrument that is looked for. */
const wishes: ReadonlySet<Fact['type']> = new Set([
  ...(['load', 'interval', 'price', 'order', 'class', 'trade', 'use', 'legal', 'zone'] as const),
])

/** « Do you supply the frame? »: is something else asked of a model than what its facts tell? */
export function asksOfModel(intent: IntentName, { clause, focus }: Asked): boolean {
  const isWish =
    clause.use !== null ||
    clause.facts.some((fact) => wishes.has(fact.type) || (fact.type === 'kind' && fact.wanted && !fact.loose))
  const told = readInto[intent]
  const isRead =
    intent === 'choose' ||
    (intent === 'feature' && saidOf(clause, featureNames).length === 0) ||
    (told !== undefined && !says(clause, told))
  return isRead && !isWish && namedModels(clause).length + focus.length > 0 && asksSomething(clause.text)
}

/** The sentences of the texts of the models in focus that hold most of a question's words; null where none does. */
export async function sentencesOfModels(env: AssistantEnv, asked: Asked): Promise<Draft | null> {
  const { clause, question } = asked
  const products = Map.groupBy(await modelsMeant(env, asked), ({ product }) => product.id)
  const words = contentOf(clause)
  const named = [...products.values()].flatMap(([first]) => first ?? []).slice(0, mostProducts)
  const lines = named.flatMap((model) => {
    const sentences = sentencesAbout(model.product, words)
    return sentences.length > 0 ? [lineOf(model, clause.locale), ...sentences] : []
  })
  return lines.length > 0 ? modelsDraft(question, named, { lines }) : null
}
