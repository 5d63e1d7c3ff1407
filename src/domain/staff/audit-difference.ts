/** What was there and what is there now; undefined: nothing. */
export type AuditSides = { before: unknown; after: unknown }

/** Longer texts are kept where they differ, with some words around, so that an entry stays a small row. */
const limits = { wholeLength: 200, wordsAround: 6, passageLength: 600 }

/**
 * What differs between two JSON values: of objects the fields, of lists the items by their places, of long texts the
 * passage. Null where they are the same.
 */
export function auditDifference(before: unknown, after: unknown): AuditSides | null {
  if (Object.is(before, after)) return null
  if (typeof before === 'string' && typeof after === 'string') return passages(before, after)
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after)
  if (isRecord(before) && isRecord(after)) return fieldDifference(before, after)
  return { before: shortened(before), after: shortened(after) }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fieldDifference(before: Record<string, unknown>, after: Record<string, unknown>): AuditSides | null {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const differing = keys.flatMap((key) => {
    const sides = auditDifference(before[key], after[key])
    return sides ? [{ key, sides }] : []
  })
  if (differing.length === 0) return null
  const side = (which: keyof AuditSides) =>
    Object.fromEntries(
      differing.flatMap(({ key, sides }) => (sides[which] === undefined ? [] : [[key, sides[which]]])),
    )
  return { before: side('before'), after: side('after') }
}

/** Lists of words are kept whole; of others what is the same at both ends is left out. */
function listDifference(before: readonly unknown[], after: readonly unknown[]): AuditSides | null {
  const isEqual = (one: unknown, other: unknown) => auditDifference(one, other) === null
  const { first, last } = sameEnds(before, after, isEqual)
  if (first === before.length && first === after.length) return null
  if (![...before, ...after].some((item) => typeof item === 'object')) return { before, after }
  const between = (items: readonly unknown[]) =>
    Object.fromEntries(items.slice(first, items.length - last).map((item, i) => [first + i, item]))
  return fieldDifference(between(before), between(after))
}

function passages(before: string, after: string): AuditSides {
  if (Math.max(before.length, after.length) <= limits.wholeLength) return { before, after }
  const [old, now] = [before, after].map((text) => text.split(/(?<=\s)(?=\S)/)) as [string[], string[]]
  const { first, last } = sameEnds(old, now, Object.is)
  const from = Math.max(0, first - limits.wordsAround)
  const passage = (words: readonly string[]) => {
    const to = Math.min(words.length, words.length - last + limits.wordsAround)
    const text = words.slice(from, to).join('').trim()
    return `${from > 0 ? '… ' : ''}${cut(text)}${to < words.length ? ' …' : ''}`
  }
  return { before: passage(old), after: passage(now) }
}

/** How many items at the beginning and at the end are the same in both lists; none is counted twice. */
function sameEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isEqual: (one: Item | undefined, other: Item | undefined) => boolean,
): { first: number; last: number } {
  const shorter = Math.min(before.length, after.length)
  let first = 0
  while (first < shorter && isEqual(before[first], after[first])) first += 1
  let last = 0
  while (last < shorter - first && isEqual(before.at(-1 - last), after.at(-1 - last))) last += 1
  return { first, last }
}

const cut = (text: string): string =>
  text.length > limits.passageLength ? `${text.slice(0, limits.passageLength)}…` : text

/** What stands on one side only, without the length of its texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return cut(value)
  if (Array.isArray(value)) return value.map(shortened)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]))
}
