import type { Draft } from '#domain/assistant/draft.ts'
import { massOf } from '#domain/assistant/quantities.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { termAnswer } from '#domain/assistant/term-answer.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { CatalogueModel } from '#domain/fit/model-pack.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { Answer } from './asked.ts'
import { modelsDraft } from './models-draft.ts'
import { modelsMeant } from './models-in-focus.ts'
import { lineOf } from './named-models.ts'

const statesInterval = ({ facts }: Question) => facts.some(({ type }) => type === 'interval')

/**
 * A figure of the plate by what a question states, else the definition of its term; where it states no interval, by the
 * plate of the models that are spoken of: « Crane scale of 2 t. – What is its minimum? And its error at 900 kg? »
 */
export const byPlateOfModels =
  (answer: (question: Question) => Draft | null, term: string): Answer =>
  async (env, asked) => {
    const { question, clause } = asked
    const named = statesInterval(question) ? [] : await modelsMeant(env, asked)
    const [first] = named
    if (!first) return answer(question) ?? withQuestionBack(question, term)
    const lines = named.map((model) => lineOf(model, clause.locale))
    const isUnverified = named.every(({ variant }) => variant.plate.e === null)
    const models = modelsDraft(question, named, {
      lines: [...lines, ...(isUnverified ? [say('plates.unverified', clause.locale)] : [])],
    })
    if (isUnverified) return models
    const model = (await currentModels(env)).byReference.get(first.variant.reference)
    // « The tub weighs 45 kg empty. What is the least that I may buy? » names no quantity that is weighed.
    const load = says(clause, 'tare-word') ? undefined : clause.facts.find((fact) => massOf(fact) !== null)
    const figure = model && load ? answer(withPlate(clause, model)) : null
    if (!figure) return models
    const [line] = lines
    return {
      ...models,
      ...figure,
      text: `${line}\n${figure.text}`,
      facts: [...models.facts, ...figure.facts],
      products: models.products?.slice(0, 1),
    }
  }

/** What the term means; of an error that was seen also what its judgement needs. */
function withQuestionBack(question: Question, term: string): Draft | null {
  const meaning = termAnswer({ ...question, text: term, folded: term.toLowerCase() })
  if (meaning === null || question.deviationUg === null) return meaning
  const line = say('rule.error-ask', question.locale)
  return { ...meaning, text: `${meaning.text}\n${line}`, facts: [...meaning.facts, line] }
}

/** A question with class and e of a model, the e of the range that the load falls into. */
function withPlate(question: Question, { accuracyClass, ranges }: CatalogueModel): Question {
  const load = Math.max(0, ...question.facts.map((fact) => massOf(fact) ?? 0))
  const eUg = (ranges.find(({ maxUg }) => maxUg >= load) ?? ranges.at(-1))?.eUg
  if (accuracyClass === null || !eUg) return question
  const read = { span: { from: 0, to: 0 }, corrected: null }
  return {
    ...question,
    facts: [
      ...question.facts,
      { ...read, type: 'class', accuracyClass },
      { ...read, type: 'interval', of: 'e', ug: eUg },
    ],
  }
}
