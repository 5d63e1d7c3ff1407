import { termsIn } from '#domain/assistant/glossary.ts'
import type { Question } from '#domain/assistant/question.ts'
import { says } from '#domain/assistant/word-lists.ts'

/** « And what does that mean? », behind an answer: its terms are asked for, and none is named. */
export const asksOfAnswer = ({ facts, folded, text, ...rest }: Question): boolean =>
  facts.length === 0 &&
  folded.split(' ').length <= shortQuestion &&
  says({ ...rest, folded }, 'mean') &&
  termsIn(text, rest.locale, true).length === 0
const shortQuestion = 6
