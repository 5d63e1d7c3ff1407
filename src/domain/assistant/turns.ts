import * as v from 'valibot'
import { assistantLimits } from '#config/assistant-limits.ts'
import { type Conversation, type Message, Reply } from './conversation-schema.ts'

/** Links that an answer may carry: of this site, to a phone, to a text of law. */
const safeHref = /^(?:\/(?![/\\])|tel:\+?\d|https:\/\/)/
const hasSafeLinks = ({ sources, actions }: Reply) =>
  [...sources, ...actions].every(({ href }) => safeHref.test(href))

/** A question and its answer, as page and tab keep them. */
export const Turn = v.object({
  question: v.pipe(v.string(), v.nonEmpty(), v.maxLength(assistantLimits.messageLength)),
  reply: v.pipe(Reply, v.check(hasSafeLinks)),
})
/** A question and its answer. */
export type Turn = v.InferOutput<typeof Turn>

const Turns = v.pipe(v.array(Turn), v.maxLength(assistantLimits.turns))

/** The messages of a conversation as the endpoint takes them, with a further question. */
export function messagesOf(turns: readonly Turn[], question: string): Message[] {
  const messages = turns.flatMap((turn): Message[] => [
    { from: 'visitor', text: turn.question },
    { from: 'assistant', text: turn.reply.text.slice(0, assistantLimits.answerLength) },
  ])
  return [...messages, { from: 'visitor', text: question }]
}

/** The body of the call that asks a further question. */
export const conversationInput = (
  turns: readonly Turn[],
  question: string,
  { lang, page }: Pick<Conversation, 'lang' | 'page'>,
): Conversation => ({
  lang,
  messages: messagesOf(turns, question),
  ...(page === undefined ? {} : { page: page.slice(0, assistantLimits.pageLength) }),
})

/** No further question is taken. */
export const isFull = (turns: readonly Turn[]): boolean => turns.length >= assistantLimits.turns

const textOnly = ({ question, reply }: Turn): Turn => ({
  question,
  reply: { ...reply, sources: [], products: [], actions: [], suggestions: [] },
})

/** A conversation as text; where it grows too long the oldest answers lose everything but their text. */
export function writeTurns(turns: readonly Turn[]): string {
  let kept = [...turns]
  let text = JSON.stringify(kept)
  for (let bare = 1; text.length > assistantLimits.carriedCharacters && bare < turns.length; bare++) {
    kept = turns.map((turn, i) => (i < bare ? textOnly(turn) : turn))
    text = JSON.stringify(kept)
  }
  return text
}

/** A conversation that was written by `writeTurns`; empty when it is anything else. */
export function readTurns(text: string | null | undefined): Turn[] {
  if (!text) return []
  try {
    const read = v.safeParse(Turns, JSON.parse(text))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

type TranscriptWords = { you: string; assistant: string }

/**
 * The conversation as plain text, for the clipboard and for the message to a person; past `longest` characters the
 * oldest exchanges are left out.
 */
export function transcriptOf(turns: readonly Turn[], words: TranscriptWords, longest = Infinity): string {
  const parts = turns.map(({ question, reply }) =>
    [
      `${words.you}: ${question}`,
      `${words.assistant}: ${[reply.text, ...reply.products.map(({ name, reference }) => `– ${name} (${reference})`)].join('\n')}`,
    ].join('\n'),
  )
  let text = parts.join('\n\n')
  while (text.length > longest && parts.length > 1) {
    parts.shift()
    text = parts.join('\n\n')
  }
  return text.slice(0, longest)
}
