import type { Locale } from '#config/locales.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import type { ProductList } from '#domain/catalogue/product.ts'
import { openNearest } from '#functions/db/client.ts'
import { discontinuedModels } from './queries.ts'
import { versionedCache } from './versioned-cache.ts'

/** What a reference looks like: letters and a digit, in one piece. */
const referenceLike = /^(?=.*\d)(?=.*\p{L})[\p{L}\d./_-]{4,60}$/u
const maxReferences = 6
/** « MV P1 15 »: pieces of a reference that are typed apart are short. */
const longestPart = 6

/** A hundred bytes each; most references are of products that are sold. */
const cache = versionedCache<{ hit: ProductList['discontinued'] }>(500)

/**
 * The product that is no longer sold and one of whose models a search names by its reference; null: it names none.
 * The search itself finds only what is offered.
 */
export async function discontinuedIn(
  env: { DB: D1Database },
  index: CatalogueIndex,
  { q, lang }: { q: string; lang: Locale },
): Promise<ProductList['discontinued']> {
  const references = referencesIn(q)
  if (references.length === 0) return null
  const key = `${lang} ${references.join(' ')}`
  const { hit } = await cache.load(index, key, async () => {
    const { generation } = index
    const [row] = await discontinuedModels(openNearest(env.DB), { locale: lang, generation }, references)
    if (!row) return { hit: null }
    const { id, name, reference, successor, successorName } = row
    const living = successor !== null && successorName !== null
    return {
      hit: { id, name, reference, successor: living ? { id: successor, name: successorName } : null },
    }
  })
  return hit
}

/** The words that may be references, and short ones as one, in the capitals that references are written in. */
const referencesIn = (q: string): string[] => {
  const words = q.toUpperCase().split(/\s+/)
  const mayBeOne = words.every(({ length }) => length <= longestPart)
  return [...new Set([...words, ...(mayBeOne ? [words.join(''), words.join('-')] : [])])]
    .filter((word) => referenceLike.test(word))
    .slice(0, maxReferences)
}
