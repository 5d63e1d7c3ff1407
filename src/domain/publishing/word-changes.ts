import { unpackPostings } from '#domain/catalogue/postings.ts'
import type { SearchTexts } from './search-texts.ts'

/** A product that is found by other words than before; null: not at all. */
export type ChangedTexts = { seq: number; before: SearchTexts | null; after: SearchTexts | null }

/** A product that has a word from then on, in its names or elsewhere; or none of both. */
export type Occurrence = { seq: number; isNamed: boolean; isIn: boolean }

/** What changes in the inverted index: of words, and of their beginnings, the products that have them or no longer. */
export type WordChanges = { words: Map<string, Occurrence[]>; beginnings: Map<string, Occurrence[]> }

/** Bits of a word in a product: it has it, and has it in its names. */
const [inProduct, inNames] = [1, 2]

/** Adds what changes by a product: the words that it has before and after, and their beginnings. */
export function addWordChanges(changes: WordChanges, { seq, before, after }: ChangedTexts): void {
  const [old, now] = [bitsOf(before), bitsOf(after)]
  compare(changes.words, seq, old, now)
  compare(changes.beginnings, seq, beginningsOf(old), beginningsOf(now))
}

function bitsOf(texts: SearchTexts | null): Map<string, number> {
  const bits = new Map<string, number>()
  for (const word of texts?.texts ?? []) bits.set(word, inProduct)
  for (const word of texts?.names ?? []) bits.set(word, inProduct | inNames)
  return bits
}

function beginningsOf(words: ReadonlyMap<string, number>): Map<string, number> {
  const bits = new Map<string, number>()
  for (const [word, own] of words)
    for (const beginning of beginningsIn(word)) bits.set(beginning, (bits.get(beginning) ?? 0) | own)
  return bits
}

/** Every beginning of a word, and the word. */
export const beginningsIn = (word: string): string[] =>
  Array.from({ length: word.length }, (_, i) => word.slice(0, i + 1))

function compare(
  changes: Map<string, Occurrence[]>,
  seq: number,
  old: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): void {
  const add = (word: string, bits: number) => {
    const occurrence = { seq, isIn: bits > 0, isNamed: (bits & inNames) > 0 }
    const others = changes.get(word)
    if (others) others.push(occurrence)
    else changes.set(word, [occurrence])
  }
  for (const [word, bits] of now) if (old.get(word) !== bits) add(word, bits)
  for (const word of old.keys()) if (!now.has(word)) add(word, 0)
}

/** The products of a word, as its row packs them. */
export type Lists = { names: string; products: string }

/** The products of a word after a change, ascending. */
export function changedLists(
  rows: readonly Lists[],
  occurrences: readonly Occurrence[],
): { names: number[]; products: number[] } {
  const changes = occurrences.toSorted((a, b) => a.seq - b.seq)
  const list = (column: keyof Lists, has: (occurrence: Occurrence) => boolean) =>
    merged(united(rows.map((row) => unpackPostings(row[column]))), changes, has)
  return {
    names: list('names', ({ isNamed }) => isNamed),
    products: list('products', ({ isIn }) => isIn),
  }
}

const united = ([first = [], ...others]: number[][]): readonly number[] =>
  others.length ? [...new Set([first, ...others].flat())].sort((a, b) => a - b) : first

/** One pass through both: frequent words have every product of the catalogue. */
function merged(
  present: readonly number[],
  changes: readonly Occurrence[],
  has: (occurrence: Occurrence) => boolean,
): number[] {
  const seqs: number[] = []
  let at = 0
  for (const change of changes) {
    for (let seq = present[at]; seq !== undefined && seq < change.seq; seq = present[++at]) seqs.push(seq)
    if (present[at] === change.seq) at++
    if (has(change)) seqs.push(change.seq)
  }
  for (let seq = present[at]; seq !== undefined; seq = present[++at]) seqs.push(seq)
  return seqs
}
