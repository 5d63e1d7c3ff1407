import { formatEuros } from '#domain/catalogue/money.ts'
import type { Change } from '#domain/publishing/differences.ts'
import { fieldLabels, valueWords } from '#src/desk/journal-words.ts'

/** A difference between two documents in French: what changes, and its values where they are short. */
export function changeTexts({ change, before, after }: Pick<Change, 'change' | 'before' | 'after'>) {
  const valueText = (value: string | null) =>
    change === 'price' && value !== null && Number.isFinite(Number(value))
      ? formatEuros(Number(value), 'fr')
      : (valueWords[value ?? ''] ?? value)
  return { label: fieldLabels[change] ?? change, before: valueText(before), after: valueText(after) }
}
