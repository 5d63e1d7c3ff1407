import type { Question } from './question.ts'
import { saleTopics } from './terms-sale.ts'
import { type TermsTopic, termsTopics } from './terms-table.ts'

/** « Schrauben zählen » pays nothing: folded, both are « zahlen ». */
export const withoutCounting = ({ folded, text }: Pick<Question, 'folded' | 'text'>): string =>
  /z(?:ä|ae)hl/i.test(text) ? folded.replaceAll('zahlen', ' ') : folded

/** What a question asks about buying here; null where it asks something else. */
export function termsTopic(question: Pick<Question, 'folded' | 'text'>): TermsTopic | null {
  const folded = withoutCounting(question)
  return [...saleTopics, ...termsTopics].find(({ words }) => words.test(folded)) ?? null
}
