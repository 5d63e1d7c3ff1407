import { cues, domainWords } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft } from '#domain/assistant/draft.ts'
import type { Question } from '#domain/assistant/question.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { contentWords, type Passage } from './passages.ts'

/** What is shown of a passage; the page has the rest. */
const longest = 520

/** An answer in the words of the first passage that holds enough of the question; null where none does. */
export function passageReply(question: Question, passages: readonly Passage[]): Draft | null {
  const { text, locale, folded } = question
  const words = contentWords(text)
  const about = domainWords.test(folded) || cues.repair.test(folded) || cues.who.test(folded)
  const needed = about
    ? Math.max(Math.min(2, words.length), Math.ceil(words.length * 0.4))
    : Math.max(2, Math.ceil(words.length * 0.75))
  const [best, ...others] = passages.filter(({ matched, kind }) => matched >= needed && kind !== 'products')
  if (!best) return null
  const body = shortened(best.body)
  const law = best.kind === 'rule' ? `\n\n${sentence('aid', {}, locale)}` : ''
  const more = others.filter(({ href }) => href !== best.href).slice(0, 2)
  return {
    kind: best.kind,
    text: body + law,
    facts: [best.body, best.title],
    sources: [best, ...more].map(({ title, href }) => ({ title, href })),
    actions: [actionsIn(locale).contact],
  }
}

function shortened(body: string): string {
  if (body.length <= longest) return body
  const sentences = body.split(/(?<=[.!?])\s+/)
  let text = ''
  for (const next of sentences) {
    if (text !== '' && text.length + next.length > longest) break
    text = text === '' ? next : `${text} ${next}`
  }
  return text.slice(0, 2 * longest)
}
