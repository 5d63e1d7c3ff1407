import type { Locale } from '#config/locales.ts'
import type { Conversation, Reply } from '#domain/assistant/conversation-schema.ts'
import type { Draft } from '#domain/assistant/draft.ts'
import type { Today } from '#domain/assistant/opening-hours.ts'
import { say } from '#domain/assistant/say.ts'
import { bestOf, contentOf } from '#domain/assistant/sentences-about.ts'
import { says } from '#domain/assistant/word-lists.ts'
import type { Plan } from './frame.ts'
import { faults, namesOf } from './labels.ts'
import { saidAlready } from './not-understood.ts'
import { statement } from './statements.ts'

/** A question back and a refusal may be given again, and cards looked at again by who asks nothing else. */
const repeatable: ReadonlySet<string> = new Set(['clarify', 'refusal'])
const ofCards: ReadonlySet<string> = new Set(['products', 'comparison'])

const spaced = (text: string) => text.replace(/\s+/g, ' ')
const lastAnswer = ({ messages }: Conversation) =>
  spaced(messages.findLast(({ from }) => from === 'assistant')?.text ?? '')

const isOfFault = ({ items }: Plan) => items.every(({ intent }) => faults.has(intent))

/** Would a reply say nothing that the last answer did not say? Its lines came back as one. */
export function isRepeated({ kind, text }: Reply, plan: Plan, conversation: Conversation): boolean {
  const asksNothing = !conversation.messages.at(-1)?.text.includes('?')
  if (repeatable.has(kind) || (ofCards.has(kind) && asksNothing)) return false
  const last = lastAnswer(conversation)
  return (
    last === spaced(text) ||
    (isOfFault(plan) && text.split('\n').every((line) => last.includes(spaced(line))))
  )
}

/** Of what is to be checked on a faulty instrument, what was not said before; all of it where nothing is new. */
export function unsaid(draft: Draft, plan: Plan, conversation: Conversation): Draft {
  const last = lastAnswer(conversation)
  if (last === '' || !isOfFault(plan)) return draft
  const lines = draft.text.split('\n').filter((line) => !last.includes(spaced(line)))
  return lines.length > 0 ? { ...draft, text: lines.join('\n') } : draft
}

/** What may stay after all that was tried; a broken seal or a repair is a matter of law. */
const persisting = namesOf('malfunction dropped repair error-code')

/** « The chair scale, is that the same? », and it is. */
function alike(draft: Draft, locale: Locale): Draft {
  const line = say('talk.same', locale)
  return { ...draft, text: `${line}\n${draft.text}`, facts: [...draft.facts, line] }
}

/**
 * What is said instead of the last answer once more: that the rule is the same, that a fault which stays is to be
 * repaired, what of that answer is asked about; else a person.
 */
export function insteadOfRepeated(draft: Draft, plan: Plan, now: Today): Draft {
  const { whole, items } = plan
  if (items.some(({ intent }) => persisting.has(intent)))
    return statement({ question: whole, ...now }, 'malfunction.persists', {
      kind: 'handover',
      steps: ['call', 'contact'],
    })
  if (says(whole, 'same-for')) return alike(draft, whole.locale)
  // « 369 € with travel to Colmar. – And is travel included? »
  const lines = bestOf(draft.text.split('\n'), contentOf(whole))
  const { products = [] } = draft
  return lines.length > 0 ? { ...draft, text: lines.join('\n') } : { ...saidAlready(plan, now), products }
}
