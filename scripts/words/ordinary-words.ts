import { readFileSync, writeFileSync } from 'node:fs'
import { locales } from '#config/locales.ts'
import { foldText, isOneTypoApart } from '#domain/catalogue/search-words.ts'
import { vocabularyOf } from '#domain/understanding/phrases.ts'
import { stemOf } from '#domain/understanding/stem.ts'

/**
 * Writes src/domain/understanding/ordinary-words.txt: the words of word lists (JSON arrays of strings, given as files)
 * that are one letter away from a word of the trade, so that the search does not take them for its typos. To be run
 * when the vocabulary has grown; word lists are no dependency of the site (an-array-of-french-words,
 * an-array-of-english-words and all-the-german-words of the npm registry were used, all under the MIT licence).
 *
 *   npm run ordinary-words -- french.json english.json german.json
 */
const knownStems = new Set(locales.flatMap((locale) => [...vocabularyOf(locale).words.keys()]))
const byLength = Map.groupBy(knownStems, (word) => word.length)
/** Shorter words are never corrected. */
const shortest = 6
/** « Arztpraxen », « charcuteries »: what differs at its end alone is another form of the word, and means it. */
const ending = 2

function isNear(stem: string, word: string): boolean {
  if (!isOneTypoApart(stem, word)) return false
  const differs = [...stem].findIndex((letter, i) => letter !== word[i])
  return differs >= 0 && differs < Math.min(stem.length, word.length) - ending
}

const words = new Set<string>()
for (const file of process.argv.slice(2)) {
  for (const typed of JSON.parse(readFileSync(file, 'utf8')) as string[]) {
    const word = foldText(typed)
    const stem = stemOf(word)
    if (!/^[a-z]+$/.test(word) || stem.length < shortest || knownStems.has(stem)) continue
    const near = [-1, 0, 1].flatMap((more) => byLength.get(stem.length + more) ?? [])
    if (near.some((own) => isNear(stem, own))) words.add(word)
  }
}
writeFileSync('src/domain/understanding/ordinary-words.txt', `${[...words].sort().join('\n')}\n`)
process.stdout.write(`${words.size} words\n`)
