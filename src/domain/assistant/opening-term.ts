import { cues } from './cues.ts'
import { definitionReply } from './definition-reply.ts'
import { type Draft, joined } from './draft.ts'
import { termsIn } from './glossary.ts'
import type { Intent } from './intents.ts'
import { foldedWords, type Question } from './question.ts'
import { equipment } from './talk-signals.ts'

/** A first clause, and what is asked behind it. */
const clause =
  /^(.{8,120}?)(?:\s*[,;]?\s+(?:et|and|und|sowie)\s+(?!(?:une?|des?|the|an?|der|die|das|eine?)\s)|\s*\?\s+)(\p{L}.{7,})$/su

/** Rules that are asked behind a term: « … and when do I need a new one? » */
const rules: readonly (Intent | null)[] = ['period', 'duty', 'class', 'who', 'expired', 'apply', 'late']
/** What else the rest may look like, though it is asked of the term. */
const others: readonly (Intent | null)[] = [...rules, 'find', null]

/** The instrument that the rest asks for, and not the term. */
const ownMatter = /\b(?:quelle balance|which scale|what scale|welche waage|prix|price|preis|kostet|coute)\b/

type Read = (text: string) => { question: Question; intent: Intent | null }

/**
 * « What is an alibi memory, and do I need it when …? »: what the term means, and behind it the rule where one is asked
 * for; null where no term opens the message. `answer` gives the answer of the rules to the whole message.
 */
export async function openingTerm(
  text: string,
  intent: Intent | null,
  read: Read,
  answer: () => Promise<Draft | null>,
): Promise<Draft | null> {
  const [, first, rest] = text.trim().match(clause) ?? []
  if (first === undefined || rest === undefined || !others.includes(intent)) return null
  const folded = foldedWords(first)
  if (!cues.define.test(folded) || cues.define.test(foldedWords(rest))) return null
  const own = read(first)
  if (own.intent !== 'definition') return null
  const { text: opening, locale } = own.question
  const isOfTerm = termsIn(opening, locale, true).some(({ key }) => equipment.has(key))
  if (isOfTerm && !ownMatter.test(foldedWords(rest))) return definitionReply(own.question, true)
  if (!rules.includes(intent)) return null
  const [meaning, rule] = [definitionReply(own.question), await answer()]
  if (meaning === null || rule === null) return meaning
  return rule.kind === 'clarify' ? meaning : { ...joined(meaning, rule), kind: rule.kind }
}
