import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import type { AssistantEnv } from './asked.ts'
import { contentWords, findPassages } from './passages.ts'

/** What is shown of a passage; the page has the rest. */
const longest = 420
/** A passage answers only what shares so many of its content words; measured on questions that none answers. */
const [fewestWords, leastShare] = [2, 0.75]

/** An answer in the words of the first passage that holds most of the question; null where none does. */
export async function passageAnswer(env: AssistantEnv, { text, locale }: Question): Promise<Draft | null> {
  const words = contentWords(text)
  const needed = Math.max(fewestWords, Math.ceil(words.length * leastShare))
  const passages = (await findPassages(env, text, locale)).filter(
    ({ matched, kind }) => matched >= needed && kind !== 'products',
  )
  const [best] = passages
  if (!best) return null
  return {
    kind: best.kind,
    text: shortened(best.body),
    facts: [best.body, best.title],
    isAdvice: best.kind === 'rule',
    sources: passages.slice(0, 2).map(({ title, href }) => ({ title, href })),
    actions: [actionsIn(locale).contact],
  }
}

function shortened(body: string): string {
  let text = ''
  for (const next of body.split(/(?<=[.!?])\s+/)) {
    if (text !== '' && text.length + next.length > longest) break
    text = text === '' ? next : `${text} ${next}`
  }
  return text.slice(0, 2 * longest)
}
