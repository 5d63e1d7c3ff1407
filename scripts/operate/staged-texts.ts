import { clock, isoAfter } from '#functions/platform/clock.ts'
import { insertStatements, literal, textParts } from '#seed/sql.ts'

/** A shorter text stays in its statement. */
const leastLength = 1000
/** What a command that was killed has left is deleted by a later one. */
const leftSeconds = 24 * 3600

type Staged = {
  /** Statements that write the texts in parts, each short enough for one call. */
  writes: string[]
  /** How SQL reads a text that was written; undefined for any other value. */
  expressionOf: (value: unknown) => string | undefined
  removal: string
}

/** The long texts among values as rows of `catalogue_meta`, for a statement that has no room for them. */
export function stagedTexts(values: readonly unknown[]): Staged {
  const keyAt = (instant: string) => `operate ${instant}`
  const name = `${keyAt(clock.now().toISOString())} ${crypto.randomUUID()}`
  const long = values.filter((value): value is string => `${value}`.length >= leastLength)
  const partsOf = new Map<unknown, string[]>()
  const rows: string[][] = []
  for (const text of new Set(long)) {
    const parts = textParts(text).map((part, i) => [`${name} ${rows.length + i}`, part])
    rows.push(...parts)
    partsOf.set(
      text,
      parts.map(([key = '']) => `(select value from catalogue_meta where key = ${literal(key)})`),
    )
  }
  const left = literal(keyAt(isoAfter(clock.now(), -leftSeconds)))
  return {
    writes: insertStatements({ table: 'catalogue_meta', columns: ['key', 'value'], rows }),
    expressionOf: (value) => partsOf.get(value)?.join(' || '),
    removal: `delete from catalogue_meta where substr(key, 1, ${name.length}) = ${literal(name)}
      or (key > ${literal(keyAt(''))} and key < ${left})`,
  }
}
