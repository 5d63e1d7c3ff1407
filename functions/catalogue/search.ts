import { limits } from '#config/limits.ts'
import type { Locale } from '#config/locales.ts'
import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { preferenceKey, variantAt } from '#domain/catalogue/represented-variant.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { needOf } from '#domain/understanding/need.ts'
import { mayNameModel } from '#domain/understanding/read-names.ts'
import { stemOf } from '#domain/understanding/stem.ts'
import { understand } from '#domain/understanding/understand.ts'
import type { Fact, Understood } from '#domain/understanding/understood.ts'
import { openNearest } from '#functions/db/client.ts'
import type { Generation } from '#functions/db/generations.ts'
import { correctionsFrom, correctionsQuery } from './corrections.ts'
import { firstThatFinds } from './first-that-finds.ts'
import { productsWithMost, searchWords, type WordRows } from './full-text.ts'
import { namesFor } from './names.ts'
import { withExactParts } from './parts-that-hold.ts'
import { candidatesOf, modelsBySeq, needsModels } from './rank-facts.ts'
import { rareWordsFirst } from './rare-words.ts'
import { requestedProducts } from './requested.ts'
import { type CatalogueModels, currentModels, knownCatalogue, withCatalogue } from './snapshot.ts'
import { versionedCache } from './versioned-cache.ts'
import { occurrencesOf, wordQuery } from './word-occurrences.ts'

export type Found = {
  /** The best first. */
  products: Candidate[]
  /** The corrected text that was searched for when the typed one had no match. */
  corrected: string | null
  understood: Understood
  /** What was given up, because nothing meets everything. */
  dropped: { facts: readonly Fact[]; words: boolean }
}

/** Of more products with the words the best are shown and counted. */
const maxFound = 1000
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

/** What was read ahead of the searches that are being answered; a word of many products is large. */
const ahead = versionedCache<WordRows>(limits.searchTokens * 4)

type AheadQueries = Record<`typed ${string}`, ReturnType<typeof wordQuery>> &
  Record<`near ${string}`, ReturnType<typeof correctionsQuery>>

/**
 * In an isolate without the catalogue: reads in one trip, beside it, what a search of this text may need. Without its
 * names fewer facts are read and more words are left.
 */
export async function readAhead(env: { DB: D1Database }, q: string, locale: Locale): Promise<void> {
  if (knownCatalogue(env)) return
  const text = q.slice(0, limits.searchLength)
  const understood = understand(text, locale)
  const words = searchedWords(understood)
  const models = mayNameModel(text) || needsModels(understood.facts) || codesIn(q, understood).length > 0
  const db = openNearest(env.DB)
  const queries = (generation: Generation) =>
    Object.fromEntries(
      words.flatMap((word) => [
        [`typed ${word}`, wordQuery(db, word, generation)],
        [`near ${word}`, correctionsQuery(db, word, generation, true)],
      ]),
    ) as AheadQueries
  const [{ catalogue, rows }] = await Promise.all([withCatalogue(env, queries, { models }), requestsOf(env)])
  for (const word of words) {
    const occurrences = occurrencesOf(word, rows[`typed ${word}`] ?? [])
    const near = rows[`near ${word}`] ?? []
    const corrections = occurrences.products.size ? undefined : correctionsFrom(word, near)
    ahead.set(catalogue.index, word, { occurrences, corrections })
  }
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
  const words = searchedWords(understood)
  const matches = words.length
    ? await searchWords(
        { db: openNearest(env.DB), generation: index.generation },
        requestsOf(env),
        words,
        (word) => ahead.get(index, word),
      )
    : noMatches
  const codes = codesIn(q, understood)
  const models = codes.length || needsModels(facts) ? await currentModels(env) : null
  const narrowed = (products: Candidate[]) =>
    models && codes.length
      ? products.map((product) => withReference(index, models, product, codes))
      : products
  if (facts.length === 0) {
    const { seqs, isPartly } = byWords(index, words, matches)
    return {
      products: narrowed(candidatesOf(index, seqs.slice(0, maxFound))),
      corrected: correctedText(q, understood, matches.corrected),
      understood,
      dropped: { facts: [], words: isPartly },
    }
  }
  const match = firstThatFinds(index, models, {
    ...{ facts, typed: wordsOfFacts(q, facts) },
    matches: words.length ? matches.seqs : null,
    needFor: (rest) => needOf(rest, locale),
  })
  const result = await withExactParts(env, { index, models, facts }, match)
  const isOrdered = facts.some(({ type }) => type === 'order')
  const products =
    result.dropped.words && !isOrdered
      ? rareWordsFirst(index, matches.occurrences, result.products)
      : result.products
  return {
    ...result,
    products: narrowed(products),
    corrected: result.products.length
      ? correctedText(q, understood, result.dropped.words ? null : matches.corrected)
      : null,
    understood,
  }
}

/** Products with all words, else those with most of what they say; a reference is that of a product, or of none. */
function byWords(
  index: CatalogueIndex,
  words: readonly string[],
  { seqs, occurrences }: Awaited<ReturnType<typeof searchWords>>,
): { seqs: readonly number[]; isPartly: boolean } {
  if (seqs.length > 0 || words.some((word) => /\d/.test(word))) return { seqs, isPartly: false }
  const partly = productsWithMost(occurrences, index.seq.length)
  return { seqs: partly, isPartly: partly.length > 0 }
}

/** What may be a part of a reference: words with digits of which no other fact was read. */
function codesIn(q: string, { facts, words }: Understood): string[] {
  const models = facts.filter(({ type }) => type === 'model').map(({ span }) => q.slice(span.from, span.to))
  return [...models, ...words.map(({ text }) => text)].flatMap(wordsOf).filter((word) => /\d/.test(word))
}

const noMatches = { seqs: [], corrected: null, occurrences: [] }

/** Without the counts of requests a search still finds everything. */
const requestsOf = (env: { DB: D1Database }) => requestedProducts(env).catch(() => new Map<number, number>())

const searchedWords = ({ words }: Understood): string[] =>
  words.flatMap(({ text }) => wordsOf(text).map(stemOf)).slice(0, limits.searchTokens)

/** What may be a name as well: « chef » is read as a kitchen. */
const wordsOfFacts = (q: string, facts: readonly Fact[]): string[] =>
  facts
    .filter(
      (fact) => ['trade', 'use', 'category'].includes(fact.type) || (fact.type === 'kind' && fact.wanted),
    )
    .flatMap(({ span }) => wordsOf(q.slice(span.from, span.to)))

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

/** A product by those of its models whose references have parts that begin as these codes do, if it has such. */
function withReference(
  index: CatalogueIndex,
  catalogue: CatalogueModels,
  candidate: Candidate,
  codes: readonly string[],
): Candidate {
  const { position, variants } = candidate
  const spelt = (modelsBySeq(catalogue).get(index.seq[position] ?? -1) ?? [])
    .toSorted((a, b) => preferenceKey(a.inStock, a.priceCents) - preferenceKey(b.inStock, b.priceCents))
    .filter(({ reference }) => {
      const parts = wordsOf(reference)
      return codes.every((code) => parts.some((part) => part.startsWith(code)))
    })
    .map((model) => variantAt(index, position, model.position))
  const narrowed = variants ? variants.filter((variant) => spelt.includes(variant)) : spelt
  return narrowed.length ? { position, variants: narrowed } : candidate
}
