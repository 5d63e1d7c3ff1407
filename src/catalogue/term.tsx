import { useId } from 'react'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

/** Metrological terms with a definition in the dictionaries (`glossary.*`). */
const defined = [
  'class',
  'max',
  'min',
  'e',
  'd',
  'metrology',
  'calibration',
  'protection',
  'multi-interval',
  'multiple-range',
] as const
type Defined = (typeof defined)[number]

/** Rows of the specification that use another name for a term of the data plate. */
const otherNames: Record<string, Defined> = { capacity: 'max', readability: 'd' }

/** The term that defines a row of the specification; null when it needs no definition. */
export const termOf = (name: string): Defined | null =>
  Object.hasOwn(otherNames, name)
    ? (otherNames[name] ?? null)
    : (defined.find((term) => term === name) ?? null)

/** A term with its definition in a popover, without JavaScript. */
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
