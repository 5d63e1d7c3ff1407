import { ordinaryWords } from './ordinary-words.ts'
import { rootOf } from './stem.ts'

/** What the standard spelling is checked against: words with a meaning, and words that mean any instrument. */
type Vocabulary = { known: ReadonlySet<string>; generic: ReadonlySet<string>; stop: ReadonlySet<string> }

/** « Viehwoog », « Ladewog », « Waj »: the head of a compound in the dialects along the Upper Rhine and in Bavaria. */
const scaleAtEnd = /^(.*?)(?:woog|wog|woag|waag|wooch|waach|waj|woj)$/

/**
 * How dialects say what the standard language writes, one rule for each sound: Alemannic, Bavarian and Palatine words
 * in German letters, also on a French page (Alsatian), and English words that lose their last letter.
 */
const sounds: readonly (readonly [spoken: RegExp, written: string])[] = [
  [/sch(?=[tp])/, 's'],
  // « Gwicht », « Jewicht »; « prieft », « muess »: folded « ü » is « u ».
  [/^g(?=[hlnrsw])/, 'ge'],
  [/^j(?=[aeiou])/, 'g'],
  [/ie|ue/, 'u'],
  [/^ch(?=[aeouäöü])/, 'k'],
  // « Märik », « Kirich »: a vowel between two consonants.
  [/(?<=[rl])i(?=[kc]h?$)/, ''],
  [/rk$/, 'rkt'],
  [/oa/, 'a'],
  [/oo/, 'aa'],
  [/(?<=[bdfgkmnprst])(?:l|li|le|erl)$/, 'el'],
  [/(?:li|le|la|erl|dl)$/, 'chen'],
  [/(?<=[^aeiou])(?:a|e)$/, 'en'],
  [/(?<=[bcdfghklmprst])n$/, 'en'],
  [/(?<=[bdfgklmprst])$/, 'e'],
  [/in$/, 'ing'],
]

/**
 * The standard form of a word that the vocabulary does not have, where the sounds of a dialect lead to one that it
 * has: « päckle » is « päckchen », « poscht » is « post », « viehwoog » is « viehwaage ». Words are folded; null where
 * none does.
 */
export function standardOf({ known, generic, stop }: Vocabulary, word: string): string | null {
  const isKnown = (candidate: string) => {
    const stem = rootOf(candidate)
    return known.has(stem) || generic.has(stem)
  }
  if (word.length < shortestDialect || stop.has(word) || ordinaryWords.has(word) || isKnown(word)) return null
  const [, modifier] = word.match(scaleAtEnd) ?? []
  if (modifier !== undefined) return `${standardOf({ known, generic, stop }, modifier) ?? modifier}waage`
  let candidates = [word]
  for (const [spoken, written] of sounds)
    candidates = [
      ...candidates,
      ...candidates.flatMap((candidate) =>
        spoken.test(candidate) ? [candidate.replace(spoken, written)] : [],
      ),
    ]
  return candidates.slice(1).find(isKnown) ?? null
}
const shortestDialect = 3
