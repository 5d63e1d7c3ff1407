type Phrase<Key> = { key: Key; words: readonly string[] }
/** Phrases by their first word: as it stands, by how it begins, and those that begin with « * ». */
type Index<Key> = {
  whole: Map<string, Phrase<Key>[]>
  stems: Map<string, Phrase<Key>[]>
  open: Phrase<Key>[]
}

const longestGap = 5

function add<Key>(to: Map<string, Phrase<Key>[]>, first: string, phrase: Phrase<Key>): void {
  const entry = to.get(first)
  if (entry) entry.push(phrase)
  else to.set(first, [phrase])
}

function indexOf<Key>(lists: readonly (readonly [Key, string])[]): Index<Key> {
  const index: Index<Key> = { whole: new Map(), stems: new Map(), open: [] }
  for (const [key, phrases] of lists)
    for (const text of phrases.split('|')) {
      const words = text.split(' ')
      const [first = ''] = words
      if (first.startsWith('*')) index.open.push({ key, words })
      else if (first.endsWith('*')) add(index.stems, first.slice(0, -1), { key, words })
      else add(index.whole, first, { key, words })
    }
  return index
}

function isWord(pattern: string, word: string): boolean {
  if (pattern === '*') return true
  if (pattern.startsWith('*')) {
    const rest = pattern.slice(1)
    return rest.endsWith('*') ? word.includes(rest.slice(0, -1)) : word.endsWith(rest)
  }
  return pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern
}

/** Do the words of a phrase, from its `at`-th on, stand in the text from its `from`-th word on? */
function stands(phrase: readonly string[], at: number, text: readonly string[], from: number): boolean {
  const pattern = phrase[at]
  if (pattern === undefined) return true
  if (pattern === '_')
    return Array.from({ length: longestGap + 1 }).some((_, gap) => stands(phrase, at + 1, text, from + gap))
  const word = text[from]
  return word !== undefined && isWord(pattern, word) && stands(phrase, at + 1, text, from + 1)
}

/**
 * Finds in a folded text the lists of which it names a phrase, and where it first does so, in words. Phrases stand
 * between « | »; « * » at an end of a word stands for any letters, « _ » for up to five words.
 */
export function phraseFinder<Key>(lists: readonly (readonly [Key, string])[]) {
  const { whole, stems, open } = indexOf(lists)
  return (folded: string): ReadonlyMap<Key, number> => {
    const text = folded.match(/[\p{L}\p{N}]+/gu) ?? []
    const positions = new Map<Key, number>()
    const note = ({ key, words }: Phrase<Key>, from: number) => {
      if (!positions.has(key) && stands(words, 0, text, from)) positions.set(key, from)
    }
    for (const [from, word] of text.entries()) {
      for (const phrase of whole.get(word) ?? []) note(phrase, from)
      for (let end = 1; end <= word.length; end++)
        for (const phrase of stems.get(word.slice(0, end)) ?? []) note(phrase, from)
      for (const phrase of open) note(phrase, from)
    }
    return positions
  }
}
