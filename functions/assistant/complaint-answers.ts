import { citations } from '#domain/assistant/period-lines.ts'
import type { Question } from '#domain/assistant/question.ts'
import { foldedWords, says } from '#domain/assistant/word-lists.ts'
import type { Answer } from './asked.ts'
import { statement } from './statements.ts'
import { ofTerms } from './terms-answers.ts'

/** « THREE WEEKS and NOTHING! »: words of anger, or several in capitals. */
export const isAngry = (clause: Question): boolean =>
  says(clause, 'angry') || (clause.text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) > 1

/** Regret and who answers; of what was delivered, what the terms say of damage. */
export const complaintAnswer: Answer = (_, asked) =>
  statement(
    asked,
    says(asked.question, 'damage') || says(asked.question, 'ship')
      ? ['complaint.answer', 'complaint.delivery']
      : 'complaint.answer',
    { kind: 'handover' },
  )

/** « particulier », and not « kein Privatkunde » */
function isPrivate({ text, locale }: Question): boolean {
  const words = foldedWords(text).split(' ')
  return words.some(
    (word, at) =>
      says({ folded: word, locale }, 'private-buyer') &&
      !says({ folded: words.slice(Math.max(0, at - reach), at).join(' '), locale }, 'negation'),
  )
}
/** A negation stands this near before what it turns round: « not a consumer ». */
const reach = 2

/** What the terms say of what is to be sent back, or came damaged. */
export const returnsAnswer: Answer = (_, asked) => {
  const { question } = asked
  if (says(question, 'damage'))
    return ofTerms(question, 'delivery', { sentences: [2], after: ['terms.damage-next'] })
  if (isPrivate(question)) {
    const { locale } = question
    const draft = statement(asked, 'terms.withdrawal', { kind: 'handover', page: '/conditions-generales' })
    return { ...draft, legal: citations('CRD 9', locale) }
  }
  return statement(asked, 'terms.returns', {
    kind: 'handover',
    page: '/conditions-generales',
    steps: ['contact', 'call', 'quote'],
  })
}
