import { companyReply, companyTopic } from './company-reply.ts'
import { cues } from './cues.ts'
import { type Draft, joined } from './draft.ts'
import type { Question } from './question.ts'
import { handover } from './refusals.ts'
import { signalWords } from './signal-words.ts'

/** A scale that is defective, whatever is asked besides. */
const isBroken = (folded: string) => cues.broken.test(folded) || signalWords.malfunction.test(folded)

/** What is asked of the company; « Kommen Sie nach Karlsruhe, wenn … defekt ist? »: the place, then whom to call. */
export function companyAnswer(question: Question, today: string): Draft | null {
  const isDefect = isBroken(question.folded)
  const topic = companyTopic(question) ?? (isDefect ? 'area' : null)
  const reply = topic && companyReply(topic, question, today)
  return reply && isDefect && topic === 'area'
    ? { ...joined(reply, handover(question.locale, 'broken')), kind: 'company' }
    : reply
}
