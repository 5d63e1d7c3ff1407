import { company } from '#config/company.ts'
import type { Question } from '#domain/assistant/question.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'

/** A clause of the general terms. */
export type Clause =
  | 'offer'
  | 'prices'
  | 'payment'
  | 'delivery'
  | 'property'
  | 'warranty'
  | 'take-back'
  | 'law'
  | 'scope'

/** Sentences of a clause of the general terms, counted from 0; all of them by default. */
export function clauseText(
  clause: Clause,
  sentences: readonly number[] | null,
  { locale, company: { email } }: Question,
): string {
  const all = serverTexts(locale)(`terms.${clause}-text`, { company: company.name, email }).split(
    /(?<=[.!?])\s+(?=\p{Lu})/u,
  )
  return (sentences ?? all.map((_, i) => i)).map((at) => all[at] ?? '').join(' ')
}
