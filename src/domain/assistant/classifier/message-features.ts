import { foldText } from '#domain/catalogue/search-words.ts'

/** Features are hashed into so many buckets; two that share one are told apart by all the others. */
export const buckets = 2 ** 16

/** Longer texts say nothing more of what is asked. */
const longestText = 600
const shortestGram = 3
const longestGram = 5

/** What a feature of each sort weighs beside the others; chosen by cross-validation. */
const weightOf = { word: 1, pair: 0.5, gram: 1.2, hint: 1.8, hints: 0.4, before: 1.8 }

/** The buckets of a text and the weights of its features there; the squares of the weights sum up to 1. */
export type Features = { buckets: Uint16Array; weights: Float32Array }

/** FNV-1a, 32 bits, reduced to a bucket. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) {
    hash ^= feature.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (buckets - 1)
}

/** Words in small letters without accents; every number is « # », « ? » is a word of its own. */
const tokensOf = (text: string) =>
  foldText(text.slice(0, longestText))
    .replaceAll(/\d+(?:[.,]\d+)*/g, ' # ')
    .replaceAll('?', ' ? ')
    .split(/[^\p{L}#?]+/u)
    .filter((token) => token !== '')

/**
 * The features of a text, each once: words, pairs of neighbours, pieces of words (endings, compounds and typos share
 * these), and the `hints` that a reader of the text gives (types of facts, lists of words), alone and in pairs.
 */
export function featuresOf(text: string, hints: readonly string[] = []): Features {
  const features = new Map<number, number>()
  const add = (feature: string, weight: number) => {
    const bucket = bucketOf(feature)
    if (!features.has(bucket)) features.set(bucket, weight)
  }
  for (const [i, hint] of hints.entries()) {
    add(`h ${hint}`, hint.startsWith('after ') ? weightOf.before : weightOf.hint)
    for (const other of hints.slice(i + 1)) add(`h ${hint} ${other}`, weightOf.hints)
  }
  const tokens = ['^', ...tokensOf(text), '$']
  for (const [i, token] of tokens.entries()) {
    if (i > 0) add(`p ${tokens[i - 1]} ${token}`, weightOf.pair)
    if (token === '^' || token === '$') continue
    add(`w ${token}`, weightOf.word)
    const word = `_${token}_`
    for (let length = shortestGram; length <= longestGram; length++)
      for (let at = 0; at + length <= word.length; at++) add(word.slice(at, at + length), weightOf.gram)
  }
  const weights = Float32Array.from(features.values())
  const size = Math.hypot(...weights)
  return { buckets: Uint16Array.from(features.keys()), weights: weights.map((weight) => weight / size) }
}
