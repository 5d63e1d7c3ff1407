import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { wordsOf } from '#domain/catalogue/search-words.ts'
import { mayNameModel } from '#domain/understanding/read-names.ts'
import type { Names } from '#domain/understanding/understood.ts'
import { type CatalogueModels, catalogueIndex, currentModels } from './snapshot.ts'

const cache = new WeakMap<CatalogueModels, Pick<Names, 'models' | 'references' | 'kindsOfModels'>>()

const keyOf = (name: string) => wordsOf(name).join('')

/** « montevigne-t4 » is Montevigne’s model T4. */
const modelOf = (productId: string) => productId.slice(productId.lastIndexOf('-') + 1)

/** Two brands may call models of two kinds alike. */
function kindsOfModels({ models }: CatalogueModels): ReadonlyMap<string, readonly string[]> {
  const named = Map.groupBy(models, ({ productId }) => modelOf(productId).toUpperCase())
  return new Map([...named].map(([name, some]) => [name, [...new Set(some.map(({ kind }) => kind))]]))
}

function namesOfModels(catalogue: CatalogueModels) {
  const names = cache.get(catalogue) ?? {
    models: new Map(
      catalogue.models.flatMap(({ productId, reference }) => {
        const name = modelOf(productId).toUpperCase()
        // « AK-PR1 » is what the references of the PR1 begin with.
        const prefix = reference.slice(0, reference.toUpperCase().indexOf(name) + name.length)
        return [[modelOf(productId), name] as const, [keyOf(prefix), name] as const]
      }),
    ),
    kindsOfModels: kindsOfModels(catalogue),
    references: new Map(catalogue.models.map(({ reference }) => [keyOf(reference), reference])),
  }
  cache.set(catalogue, names)
  return names
}

/** The bands of the Max of all models of a kind. */
const maxBandsOf = ({ groups, profiles, combinations }: CatalogueIndex, kind: number): number =>
  groups
    .filter(({ subcategory }) => subcategory === kind)
    .flatMap(({ profile }) => [...(profiles[profile] ?? [])])
    .reduce((bands, combination) => bands | (combinations.capacity[combination] ?? 0), 0)

const kindNames = new WeakMap<object, Names['kinds']>()
function namesOfKinds(index: CatalogueIndex): Names['kinds'] {
  const { subcategories } = index
  const kinds =
    kindNames.get(subcategories) ??
    subcategories.map(({ key, name, category }, number) => ({
      key,
      category,
      names: Object.values(name),
      maxBands: maxBandsOf(index, number),
    }))
  kindNames.set(subcategories, kinds)
  return kinds
}

/** The names of the catalogue that a text may hold; the models are read for a text that looks like one alone. */
export async function namesFor(env: { DB: D1Database }, text: string): Promise<Names> {
  const index = await catalogueIndex(env)
  const { brands } = index
  const kinds = namesOfKinds(index)
  if (!mayNameModel(text)) return { brands, kinds, models: new Map(), references: new Map() }
  return { brands, kinds, ...namesOfModels(await currentModels(env)) }
}

/** Has the product this model name? */
export const isModel = (productId: string, model: string): boolean =>
  modelOf(productId).toUpperCase() === model
