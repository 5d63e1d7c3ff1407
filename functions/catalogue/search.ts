import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { stemOf } from '#domain/understanding/phrases.ts'
import { understand } from '#domain/understanding/understand.ts'
import { certaintyOf, type Fact, type Understood } from '#domain/understanding/understood.ts'
import { openDb } from '#functions/db/client.ts'
import { searchWords } from './full-text.ts'
import { type CatalogueModels, currentModels } from './models.ts'
import { namesFor } from './names.ts'
import { needsModels, rankByFacts } from './rank-facts.ts'
import { requestedProducts } from './requested.ts'
import { versionedCache } from './versioned-cache.ts'

export type Found = {
  /** Product seqs, the best first. */
  seqs: number[]
  /** The corrected text that was searched for when the typed one had no match. */
  corrected: string | null
  understood: Understood
  /** What was given up, because nothing meets everything. */
  dropped: { facts: readonly Fact[]; words: boolean }
}

/** Of more products with the words the best are shown and counted. */
const mostFound = 1000
/** Pages and filters of one search repeat it; about 8 KB at most. */
const cache = versionedCache<Found>(200)

/** What a person asks for in a text, read with the names of the current catalogue. */
export async function understandQuery(
  env: { DB: D1Database },
  q: string,
  locale: Locale,
): Promise<Understood> {
  const text = q.slice(0, limits.searchLength)
  return understand(text, locale, await namesFor(env, text))
}

/** Products that meet what was read in a search and contain its other words; less, rather than nothing at all. */
export async function searchProducts(
  env: { DB: D1Database },
  index: CatalogueIndex,
  q: string,
  locale: Locale,
): Promise<Found> {
  return cache.load(index, `${locale} ${q}`, () => search(env, index, q, locale))
}

async function search(
  env: { DB: D1Database },
  index: CatalogueIndex,
  q: string,
  locale: Locale,
): Promise<Found> {
  const understood = await understandQuery(env, q, locale)
  const { facts } = understood
  const words = understood.words
    .flatMap(({ text }) => wordsOf(text).map(stemOf))
    .slice(0, limits.searchTokens)
  const matches = words.length ? await matchesOf(env, words) : noMatches
  const corrected = correctedText(q, understood, matches.corrected)
  if (facts.length === 0)
    return {
      seqs: matches.seqs.slice(0, mostFound),
      corrected,
      understood,
      dropped: { facts: [], words: false },
    }
  const models = needsModels(facts) ? await currentModels(env) : null
  const found = firstThatFinds(index, models, facts, words.length ? matches.seqs : null)
  return { ...found, corrected: found.seqs.length ? corrected : null, understood }
}

const noMatches = { seqs: [], corrected: null }

/** Products with the words; without the counts of requests a search still finds everything. */
async function matchesOf(env: { DB: D1Database }, words: string[]) {
  const requested = await requestedProducts(env).catch(() => new Map<number, number>())
  return searchWords(openDb(env.DB), requested, words)
}

/** All of it, then without the words, without one fact, the least certain first, then without more and more of them. */
function firstThatFinds(
  index: CatalogueIndex,
  models: CatalogueModels | null,
  facts: readonly Fact[],
  matches: readonly number[] | null,
): Pick<Found, 'seqs' | 'dropped'> {
  const order = [...facts].sort((a, b) => certaintyOf(a) - certaintyOf(b))
  const attempts = [
    { without: [] as Fact[], among: matches && new Set(matches) },
    ...(matches ? [{ without: [], among: null }] : []),
    ...(facts.length > 1 ? order.map((fact) => ({ without: [fact], among: null })) : []),
    ...order.slice(2).map((_, i) => ({ without: order.slice(0, i + 2), among: null })),
  ]
  for (const { without, among } of attempts) {
    const left = facts.filter((fact) => !without.includes(fact))
    const seqs = rankByFacts(index, models, left, among)
    if (seqs.length > 0)
      return { seqs, dropped: { facts: without, words: matches !== null && among === null } }
  }
  return { seqs: [...(matches ?? [])], dropped: { facts, words: false } }
}

/** The text with its typos corrected; null when there were none. */
function correctedText(q: string, { facts, words }: Understood, corrected: string[] | null): string | null {
  const parts = [
    ...facts.map((fact) => ({ span: fact.span, text: fact.corrected })),
    ...words.map(({ span }, i) => ({ span, text: corrected?.[i] ?? null })),
  ]
  if (parts.every(({ text }) => text === null)) return null
  return parts
    .sort((a, b) => a.span.from - b.span.from)
    .map(({ span, text }) => text ?? q.slice(span.from, span.to))
    .join(' ')
}
