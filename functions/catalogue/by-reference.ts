import type { Candidate } from '#domain/catalogue/catalogue-filter.ts'
import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { preferenceKey, variantAt } from '#domain/catalogue/represented-variant.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { modelsBySeq } from './rank-facts.ts'
import type { CatalogueModels } from './snapshot.ts'

/** A product by those of its models whose references have parts that begin as these codes do, if it has such. */
export function withReference(
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
