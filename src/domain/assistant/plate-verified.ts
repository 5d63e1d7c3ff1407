import { foldText } from '#domain/catalogue/search-words.ts'
import { type Days, daysIn } from './days.ts'
import { dueLinesOf } from './due-answer.ts'
import { countriesOf } from './law-draft.ts'
import type { Question } from './question.ts'
import { validUntil } from './valid-until.ts'
import { saysInAny } from './word-lists.ts'

/** What stands on the plate itself: masses of its entries and its mark, whose digits are no date. */
const entries =
  /\b(?:max|min|e|d)\s*[:=]?\s*\d[\d.,\s/]*[mk]?[gt]\b|\b(?:ce\s*)?\[?m\s?\d{2}\]?(?:\s*\d{4})?(?!\d)/gi

/** A date stands this near to the word that makes it a verification. */
const reach = 40

/** « vérifiée en mai 2026 », « geeicht 2025 »: the verification that the owner of a plate names; null where none is. */
export function verificationNamed(text: string): Days | null {
  const folded = foldText(text).replaceAll(entries, ' ; ')
  for (const { index } of folded.matchAll(/(?:19|20)\d\d/g)) {
    const around = folded.slice(Math.max(0, index - reach), index + 4 + reach)
    const days = saysInAny(around, 'verified-word')
      ? daysIn(folded.slice(Math.max(0, index - reach), index + 4))
      : null
    if (days) return days
  }
  return null
}

/**
 * When a plate falls due that has been verified after its marking year: that verification counts, and not the mark.
 * Null where the message names no such verification.
 */
export function linesSince(question: Question, markedIn: number | null, today: string): string[] | null {
  if (question.country === 'other') return null
  const text = question.text.replaceAll(entries, ' ; ')
  const named = validUntil(text) ?? verificationNamed(question.text)
  if (named === null || Number(named.last.slice(0, 4)) < (markedIn ?? 0)) return null
  return dueLinesOf({ ...question, text }, today, countriesOf(question))
}
