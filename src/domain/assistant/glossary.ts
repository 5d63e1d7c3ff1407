import { type Locale, type Localized, locales } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import data from './glossary.json' with { type: 'json' }

/** A term of the trade: its names, the usual one first, what it means, and the path of the page that says more. */
export type Term = { key: string; see: string; names: Record<Locale, readonly string[]>; text: Localized }

/** Every term of the glossary. */
export const glossary = data as readonly Term[]

/** « IP65 » is a degree of the IP rating. */
const degree = /\bip \d[\dx]k?\b|\bip\d[\dx]k?\b/g

const spaced = (text: string) =>
  ` ${foldText(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(degree, 'ip')
    .trim()} `

type Named = { term: Term; spoken: string; locale: Locale }

/** Every name, the longest first, so that « in-service error » is not read as « error ». */
const names: readonly Named[] = glossary
  .flatMap((term) =>
    locales.flatMap((locale) => term.names[locale].map((name) => ({ term, spoken: spaced(name), locale }))),
  )
  .sort((a, b) => b.spoken.length - a.spoken.length)

/** « d » and « n » are letters of many words: they name a term beside its sign or as the whole of what is asked. */
const isLetter = (spoken: string) => spoken.trim().length === 1

/**
 * The terms that a text names, in the order in which it names them; names of the reader's language before those of
 * another one. With `letters` single letters count too.
 */
export function termsIn(text: string, locale: Locale, letters = false): Term[] {
  let rest = spaced(text)
  const found: { term: Term; at: number }[] = []
  for (const own of [true, false]) {
    for (const { term, spoken, locale: of } of names) {
      if ((of === locale) !== own || (isLetter(spoken) && !letters)) continue
      const at = rest.indexOf(spoken)
      if (at < 0) continue
      if (!found.some((other) => other.term === term)) found.push({ term, at })
      rest = `${rest.slice(0, at)} ${'\n'.repeat(spoken.length - 2)} ${rest.slice(at + spoken.length)}`
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ term }) => term)
}
