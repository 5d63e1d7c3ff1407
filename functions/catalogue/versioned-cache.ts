import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'

/**
 * Answers that an isolate has worked out before, by catalogue version: nothing in them changes within one, and a new
 * version is a new index. The oldest leave first; what fails or is not there (null) is not kept. Only finished answers
 * are shared: a request of workerd must not wait on the database call of another one.
 */
export function versionedCache<Value>(most: number) {
  const kept = new WeakMap<CatalogueIndex, Map<string, Value & {}>>()
  return async (index: CatalogueIndex, key: string, load: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(index) ?? new Map<string, Value & {}>()
    kept.set(index, known)
    const found = known.get(key)
    if (found) return found
    const value = await load()
    if (value !== null && value !== undefined) known.set(key, value)
    const oldest = known.keys().next().value
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
