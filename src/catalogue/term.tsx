import { useId } from 'react'
import { type TextKey, useTranslate } from '#src/i18n/index.ts'

/** Metrological terms that have a definition in the dictionaries (`glossary.*`). */
const defined = [
  'class',
  'max',
  'min',
  'e',
  'd',
  'readability',
  'capacity',
  'metrology',
  'calibration',
  'protection',
  'multi-interval',
  'multiple-range',
] as const
type Defined = (typeof defined)[number]

export const hasDefinition = (term: string): term is Defined => (defined as readonly string[]).includes(term)

/** A term of the trade with its definition on tap; the platform's popover needs no script. */
export function Term({ term, children }: { term: Defined; children: string }) {
  const t = useTranslate()
  const id = `term-${useId().replaceAll(':', '')}`
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className="definition">
        <strong>{children}</strong> {t(`glossary.${term}` as TextKey)}
      </span>
    </>
  )
}
