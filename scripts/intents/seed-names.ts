import { wordsOf } from '#domain/catalogue/search-words.ts'
import type { Names } from '#domain/understanding/understood.ts'
import { generateCatalogue } from '#seed/generate.ts'

const keyOf = (name: string) => wordsOf(name).join('')

/** The names of the demonstration's catalogue, as the site reads them from its own. */
export function namesOfSeed(): Names {
  const { products } = generateCatalogue()
  const models = new Map<string, string>()
  const references = new Map<string, string>()
  for (const { id, variants } of products) {
    const model = id.slice(id.lastIndexOf('-') + 1)
    models.set(model, model.toUpperCase())
    for (const { reference } of variants) references.set(keyOf(reference), reference)
  }
  return { brands: [...new Set(products.map(({ brand }) => brand))], kinds: [], models, references }
}
