import { sql } from 'drizzle-orm'
import type { Locale } from '#config/locales.ts'
import type { ReplyKind } from '#domain/assistant/conversation-schema.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import { catalogueIndex } from '#functions/catalogue/snapshot.ts'
import { versionedCache } from '#functions/catalogue/versioned-cache.ts'
import { type Db, openDb } from '#functions/db/client.ts'
import { lastOpening } from '#functions/platform/opening.ts'

/** A passage of this site in one language, and how many words of the question it holds. */
export type Passage = { title: string; body: string; href: string; kind: ReplyKind; matched: number }

const maxPassages = 6
const longestQuery = 12

/** Words that say nothing about what is asked. */
const empty = new Set(
  'avec dans pour quel quelle quels quelles comment combien quand faut faire etre avoir mon mes une des les est sont que qui pas plus votre vos notre cette what which when where how does with that this from have must should would could your our the and for are can how wann wie was welche welcher muss kann darf eine einen einer sind ist mit fur von auf und der die das ich sie mein meine balance balances scale scales waage waagen instrument'.split(
    ' ',
  ),
)

/** The content words of a question, as stems of letters and digits alone: no sign reaches the syntax of the search. */
export const contentWords = (text: string): string[] =>
  [
    ...new Set(
      wordsOf(text)
        .filter((word) => word.length >= 4 && !empty.has(word))
        .map((word) => stemOf(word).slice(0, Math.max(4, word.length - 2))),
    ),
  ].slice(0, longestQuery)

/** About five kilobytes each; keyed by stems, so that questions in other words share one. */
const cache = versionedCache<Passage[]>(300)

/** The passages of a language that hold most of the words, the best first. */
export async function findPassages(
  env: { DB: D1Database },
  text: string,
  locale: Locale,
): Promise<Passage[]> {
  const words = contentWords(text)
  if (words.length === 0) return []
  // Articles change between two versions of the catalogue.
  const { key: openingKey, opening } = lastOpening(env)
  const { city } = opening.company
  const key = `${openingKey} ${locale} ${words.join(' ')}`
  const index = await catalogueIndex(env)
  return cache.load(index, key, () => readPassages(openDb(env.DB), words, { locale, city, ...index }))
}

type From = { locale: Locale; generation: number; city: string }

async function readPassages(
  db: Db,
  words: readonly string[],
  { locale, generation, city }: From,
): Promise<Passage[]> {
  const match = `lang:"lang${locale}" AND {title body}:(${words.map((word) => `"${word}"*`).join(' OR ')})`
  const rows = await db.all<Omit<Passage, 'matched'>>(
    sql`select title, body, href, kind from assistant_passages where assistant_passages match ${match}
        and from_generation <= ${generation} and to_generation > ${generation}
      order by bm25(assistant_passages, 0, 3, 1) limit ${maxPassages}`,
  )
  // Passages outlive a change of address: the town is filled in when they are read.
  return rows
    .map((row) => ({ ...row, body: row.body.replaceAll('{{city}}', city) }))
    .map((row) => ({ ...row, matched: matchedIn(row, words) }))
    .sort((a, b) => b.matched - a.matched)
}

function matchedIn({ title, body }: Pick<Passage, 'title' | 'body'>, words: readonly string[]): number {
  const passageWords = wordsOf(`${title} ${body}`)
  return words.filter((word) => passageWords.some((other) => other.startsWith(word))).length
}
