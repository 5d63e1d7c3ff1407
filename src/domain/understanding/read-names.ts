import { wordsOf } from '#domain/catalogue/search-words.ts'
import type { Phrase } from './phrases.ts'
import { phraseAt, type Reading, take, tokensOf } from './reading.ts'
import { rootOf } from './stem.ts'
import type { Names } from './understood.ts'

/** A model or reference has letters and digits: « MV-B3-15 », « T4 ». */
const codeLike = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*(?:-[\p{L}\p{N}]+)*(?![\p{L}\p{N}])/gu

/** Does a text name what only the models know? The models are read for these texts alone. */
export const mayNameModel = (text: string) =>
  text.match(codeLike)?.some((word) => word.length <= 40 && /\p{N}/u.test(word)) ?? false

/** « TN-B9-15 » is no reference where TN-B9 has other sizes: its model is meant. */
function modelOfCode({ names }: Reading, typed: string): string | undefined {
  const parts = typed.split('-')
  if (parts.length < 3 || names.references.has(wordsOf(typed).join(''))) return undefined
  return names.models.get(wordsOf(parts.slice(0, 2).join('')).join(''))
}

/** References, model names and brands; they are read first, because « LV-A2-220G » holds no mass. */
export function readNames(reading: Reading): void {
  for (const match of reading.rest.matchAll(codeLike)) {
    const [typed] = match
    if (typed.length > 40 || !/\p{N}/u.test(typed)) continue
    const key = wordsOf(typed).join('')
    const span = { from: match.index, to: match.index + typed.length }
    const reference = reading.names.references.get(key)
    const model = reading.names.models.get(key) ?? modelOfCode(reading, typed)
    if (reference !== undefined) take(reading, span, { type: 'reference', reference })
    else if (model !== undefined) take(reading, span, { type: 'model', model })
  }
  for (const brand of reading.names.brands) readBrand(reading, brand)
}

function readBrand(reading: Reading, brand: string): void {
  const stems = wordsOf(brand).map(rootOf)
  const tokens = tokensOf(reading.rest)
  for (const at of tokens.keys()) {
    const span = phraseAt(reading.rest, tokens, at, stems)
    if (span) take(reading, span, { type: 'brand', brand })
  }
}

/**
 * The kinds by their names in the catalogue, which are read among the phrases of the vocabulary: « wheel chair scale »
 * names no « Chair scale ». One word may be part of a longer one, which the vocabulary knows.
 */
export function kindPhrases({ kinds }: Names): Phrase[] {
  const phrases = phrasesOfKinds.get(kinds) ?? namedKinds(kinds)
  phrasesOfKinds.set(kinds, phrases)
  return phrases
}

/** Names stay the same for a version of the catalogue. */
const phrasesOfKinds = new WeakMap<Names['kinds'], Phrase[]>()

const namedKinds = (kinds: Names['kinds']): Phrase[] =>
  kinds
    .flatMap(({ key, names }) =>
      names.map(
        (name): Phrase => ({
          stems: wordsOf(name).map(rootOf),
          meaning: { type: 'kind', kinds: [key], wanted: true, loose: false },
        }),
      ),
    )
    .filter(({ stems }) => stems.length > 1)
