import type { ProductCard } from '#domain/catalogue/product.ts'
import type { Comparison } from '#domain/comparison/comparison.ts'
import { deferredModule, useWatched } from '#src/site/deferred-module.ts'

type ComparisonModule = typeof import('./comparison-list.ts')
type Chosen = Pick<ProductCard, 'id' | 'name' | 'image'>
/** The visitor's comparison; `read`: the stored one has been read. */
type Known = { list: Comparison; read: boolean }

/** Lazy facade of the comparison (state, storage, schema). */
export const comparison = deferredModule('comparison', () => import('./comparison-list.ts'))

/** Adds a product, or removes a compared one. */
export const toggleCompared = ({ id, name, image }: Chosen, chosen: boolean): void =>
  comparison.run(({ compare, removeCompared }) =>
    chosen ? removeCompared(id, name) : compare({ id, name, image, reference: null }),
  )

const watchList = ({ watchComparison }: ComparisonModule, listener: (comparison: Known) => void) =>
  watchComparison((list, read) => listener({ list, read }))
const notRead: Known = { list: [], read: false }

/** The visitor's comparison, in step with every change. */
export const useComparison = (): Known => useWatched(comparison, watchList, notRead)
