import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deletionForms, foldText, isOneTypoApart, tailsOf, wordsOf } from '#domain/catalogue/search-words.ts'

test.each([
  ['Säule', 'saule'],
  ['SÄULE', 'saule'],
  ['Échelon', 'echelon'],
  ['Straße', 'strasse'],
  ['STRASSE', 'strasse'],
  ['GROẞ', 'gross'],
  ['œuf', 'oeuf'],
  ['ŒUF', 'oeuf'],
  ['Læsø', 'laesø'],
  ['ﬁn', 'fin'],
  ['e\u0301te\u0301', 'ete'],
  ['m²', 'm2'],
])('%j is searched as %j', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('folding yields lower case and is idempotent for any letters', () => {
  const latin = Array.from({ length: 0x24f }, (_, i) => String.fromCodePoint(i + 1))
  const changed = [...latin, '™', '№', '㎏', 'K'].filter(
    (letter) => foldText(foldText(letter)) !== foldText(letter),
  )
  expect(changed).toEqual([])
})

test.each([
  ['Pèse-palette « U », 1 500 kg !', ['pese', 'palette', 'u', '1', '500', 'kg']],
  ['MV-B3-15D', ['mv', 'b3', '15d']],
  ['"OR" (NEAR) *:^ \u0000 --', ['or', 'near']],
  ['l’échelon', ['l', 'echelon']],
  ['', []],
  [' … ', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('words contain only letters and digits for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const word of wordsOf(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u)
    }),
  )
})

test('the tails of a compound word are its endings of at least five letters', () => {
  expect(tailsOf('bodenwaage')).toEqual(['odenwaage', 'denwaage', 'enwaage', 'nwaage', 'waage'])
  expect(tailsOf('hubwagenwaage')).toContain('waage')
  expect(tailsOf('fahrzeugwaage')).not.toContain('aage')
})

test('a word of fewer than eight letters has no tails', () => {
  expect(tailsOf('bascule')).toEqual([])
  expect(tailsOf('bascules')).toHaveLength(3)
})

test('every tail is a proper ending of its word', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'abcé𐐨'), maxLength: 20 }), (word) => {
      for (const tail of tailsOf(word)) {
        expect(word.endsWith(tail)).toBe(true)
        expect([...tail].length).toBeGreaterThanOrEqual(5)
        expect(tail.length).toBeLessThan(word.length)
      }
    }),
  )
})

test('the forms of a word are the word and each variant with one letter left out, once', () => {
  expect(deletionForms('kilo')).toEqual(['kilo', 'ilo', 'klo', 'kio', 'kil'])
  expect(deletionForms('waage')).toEqual(['waage', 'aage', 'wage', 'waae', 'waag'])
})

test('very short and very long words have no forms', () => {
  expect(deletionForms('bar')).toEqual([])
  expect(deletionForms('a'.repeat(31))).toEqual([])
  expect(deletionForms('abc'.repeat(10))).toHaveLength(31)
})

/** Damerau-Levenshtein distance by the textbook algorithm (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, () => Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const replaced = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1])
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity
      const best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped)
      const row = rows[i]
      if (row) row[j] = i + j === 0 ? 0 : best
    }
  }
  return at(a.length, b.length)
}

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength })

/** A random word and the same word after one or two random edits. */
const nearby = fc
  .tuple(
    word(4, 12),
    fc.array(fc.tuple(fc.nat(3), fc.nat(11), fc.constantFrom('a', 'b', 'c')), { maxLength: 2 }),
  )
  .map(([own, edits]): [string, string] => [own, edits.reduce(edit, own)])

function edit(text: string, [kind, place, letter]: [kind: number, place: number, letter: string]): string {
  const at = place % text.length
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  if (kind === 0) return before + letter + text.slice(at)
  if (kind === 1) return before + after
  if (kind === 2) return before + letter + after
  return before + (after[0] ?? '') + text[at] + after.slice(1)
}

test('one typo apart means a Damerau-Levenshtein distance of at most one', () => {
  fc.assert(
    fc.property(fc.oneof(nearby, fc.tuple(word(0, 6), word(0, 6))), ([a, b]) => {
      expect([a, b, isOneTypoApart(a, b)]).toEqual([a, b, distance(a, b) <= 1])
      expect(isOneTypoApart(b, a)).toBe(isOneTypoApart(a, b))
    }),
    { numRuns: 3000 },
  )
})

test('two words of at least four letters that are one typo apart share a form', () => {
  fc.assert(
    fc.property(nearby, ([a, b]) => {
      fc.pre(b.length >= 4 && distance(a, b) <= 1)
      const forms = new Set(deletionForms(a))
      expect(deletionForms(b).some((form) => forms.has(form))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('words that share a form are at most two edits apart', () => {
  fc.assert(
    fc.property(fc.oneof(nearby, fc.tuple(word(4, 7), word(4, 7))), ([a, b]) => {
      const forms = new Set(deletionForms(a))
      fc.pre(deletionForms(b).some((form) => forms.has(form)))
      expect(distance(a, b)).toBeLessThanOrEqual(2)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['balance', 'balnce', true],
  ['balance', 'ballance', true],
  ['balance', 'balanse', true],
  ['balance', 'blaance', true],
  ['waage', 'wagae', true],
  ['balance', 'abalnce', false],
  ['balance', 'blnce', false],
  ['bench', 'bench', true],
  ['', 'a', true],
  ['', 'ab', false],
])('%j and %j are one typo apart: %j', (a, b, apart) => {
  expect(isOneTypoApart(a, b)).toBe(apart)
})
