import type { Locale } from '#config/locales.ts'
import { asksYesNo } from '#domain/assistant/clauses.ts'
import type { Conversation } from '#domain/assistant/conversation-schema.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import { listed, say } from '#domain/assistant/say.ts'
import { foldedWords, says } from '#domain/assistant/word-lists.ts'
import { sentence } from '#domain/fit/sentence.ts'

/** A part of an answer with the words that it answers. */
export type Part = { draft: Draft; asked: string }

const links = <Link extends { href: string }>(all: readonly Link[]) => [
  ...new Map(all.map((link) => [link.href, link])).values(),
]
const mostActions = 4

/** A text that begins with yes or no, as each language does. */
const opensWithVerdict = (text: string, locale: Locale) =>
  [say('talk.yes', locale), say('talk.no', locale)].some((word) => text.startsWith(word.slice(0, -1)))

/** Yes or no before the answer to a question that wants one; a text that says it itself says it once. */
function withVerdict({ draft, asked }: Part, locale: Locale): string {
  const { verdict, text } = draft
  if (verdict === undefined || !asksYesNo(asked) || opensWithVerdict(text, locale)) return text
  // « Is it illegal …? » would turn every verdict round.
  if (says({ folded: foldedWords(asked), locale }, 'forbids')) return text
  return `${say(verdict ? 'talk.yes' : 'talk.no', locale)} ${text}`
}

/** « I am sorry about that. » opens several answers, and is said by the first; each keeps its yes or no. */
function withoutOpening(line: string, spoken: ReadonlySet<string>): string {
  const [opening = ''] = line.match(/^[^\s.!?:]+\s[^.!?:]+[.!]\s+/u) ?? []
  return opening !== '' && [...spoken].some((before) => before.startsWith(opening))
    ? line.slice(opening.length)
    : line
}

/** A line is said once: behind its yes or no where it has one, else where it stands first. */
function withoutRepetition(parts: readonly Part[], locale: Locale): string[] {
  const answers = parts.map((part) => ({ bare: part.draft.text, text: withVerdict(part, locale) }))
  const decided = new Set(
    answers.flatMap(({ bare, text }) => (text === bare ? [] : bare.split('\n').slice(0, 1))),
  )
  const spoken = new Set<string>()
  return answers
    .map(({ bare, text }) => {
      const bares = bare.split('\n')
      // With another yes or no before it, it would contradict itself.
      const isSaid = (line: string, i: number) =>
        spoken.has(line) || spoken.has(bares[i] ?? line) || (text === bare && decided.has(line))
      const lines = text
        .split('\n')
        .filter((line, i) => line === '' || !isSaid(line, i))
        .map((line) => withoutOpening(line, spoken))
      // Within one part two models may have the same line.
      for (const line of [...lines, ...bares]) spoken.add(line)
      return lines
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    })
    .filter((text) => text !== '')
}

/** « I pack it the day before. Is my sticker enough? »: what was asked is answered before what was told. */
function verdictFirst(parts: readonly Part[], locale: Locale): readonly Part[] {
  const [first, ...others] = parts
  const asked = others.find((part) => opensWithVerdict(withVerdict(part, locale), locale))
  if (!first || !asked || first.asked.includes('?')) return parts
  return [asked, ...parts.filter((part) => part !== asked)]
}

/**
 * Several answers as one, in the order in which they were asked. Who is responsible for following a rule is said once
 * in a conversation.
 */
export function compose(parts: readonly Part[], { lang, messages }: Conversation): Draft {
  const drafts = parts.map(({ draft }) => draft)
  const [first] = drafts
  if (!first) throw new Error('an answer without parts')
  const aid = sentence('aid', {}, lang)
  const isSaid = messages.some(({ from, text }) => from === 'assistant' && text.includes(aid.slice(0, 30)))
  const advice = !isSaid && drafts.some(({ isAdvice }) => isAdvice) ? [aid] : []
  const legal = [...new Set(drafts.flatMap((draft) => draft.legal ?? []))]
  const basis = legal.length > 0 ? [say('rule.basis', lang, { list: listed(legal, lang) })] : []
  const texts = withoutRepetition(verdictFirst(parts, lang), lang)
  const products = new Map(
    drafts.flatMap((draft) => draft.products ?? []).map((product) => [product.reference, product]),
  )
  return {
    kind: first.kind,
    text: [...texts, ...basis, ...advice].join('\n\n'),
    facts: [
      ...drafts.flatMap(({ facts }) => facts),
      ...basis,
      ...advice,
      say('talk.yes', lang),
      say('talk.no', lang),
    ],
    sources: links(drafts.flatMap(({ sources }) => sources ?? [])),
    products: [...products.values()],
    actions: links(drafts.flatMap(({ actions }) => actions ?? [])).slice(0, mostActions),
    suggestions: drafts.at(-1)?.suggestions ?? [],
  }
}
