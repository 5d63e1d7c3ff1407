import { packPostings, unpackPostings } from '#domain/catalogue/postings.ts'
import type { SearchTexts } from './search-texts.ts'

/** A product that is found by other words than before; null: not at all. */
type ChangedTexts = { seq: number; before: SearchTexts | null; after: SearchTexts | null }

/** What changes in the inverted index: of words, and of their beginnings, the products that have them or no longer. */
export type WordChanges = { words: Map<string, Occurrence[]>; beginnings: Map<string, Occurrence[]> }

/** Bits of a word in a product: it has it, and has it in its names. */
const [inProduct, inNames] = [1, 2]

/**
 * A product and the bits of a word in it from then on, none where it has the word no longer: one number, because four
 * hundred new products are 700,000 of these and an isolate has 128 MB.
 */
export type Occurrence = number
const occurrenceOf = (seq: number, bits: number): Occurrence => seq * 4 + bits
/** True where the product has the word from then on. */
export const isGained = (occurrence: Occurrence): boolean => (occurrence & inProduct) !== 0
const seqOf = (occurrence: Occurrence) => Math.floor(occurrence / 4)

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
    const others = changes.get(word)
    if (others) others.push(occurrenceOf(seq, bits))
    else changes.set(word, [occurrenceOf(seq, bits)])
  }
  for (const [word, bits] of now) if (old.get(word) !== bits) add(word, bits)
  for (const word of old.keys()) if (!now.has(word)) add(word, 0)
}

/** The products of a word, as its row packs them. */
export type Lists = { names: string; products: string }

/** The products of a word after a change; null: it has none any more. */
export function changedLists(rows: readonly Lists[], occurrences: readonly Occurrence[]): Lists | null {
  const changes = occurrences.toSorted((a, b) => a - b)
  const list = (column: keyof Lists, bit: number) =>
    merged(united(rows.map((row) => unpackPostings(row[column]))), changes, bit)
  const products = list('products', inProduct)
  return products.length
    ? { names: packPostings(list('names', inNames)), products: packPostings(products) }
    : null
}

const united = ([first = [], ...others]: number[][]): readonly number[] =>
  others.length ? [...new Set([first, ...others].flat())].sort((a, b) => a - b) : first

/** One pass through both: frequent words have every product of the catalogue. */
function merged(present: readonly number[], changes: readonly Occurrence[], bit: number): number[] {
  const seqs: number[] = []
  let at = 0
  for (const change of changes) {
    const changed = seqOf(change)
    for (let seq = present[at]; seq !== undefined && seq < changed; seq = present[++at]) seqs.push(seq)
    if (present[at] === changed) at++
    if (change & bit) seqs.push(changed)
  }
  for (let seq = present[at]; seq !== undefined; seq = present[++at]) seqs.push(seq)
  return seqs
}
