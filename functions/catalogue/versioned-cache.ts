import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'

/**
 * A cache in the memory of an isolate, by catalogue version: nothing in it changes within one, and a new version is a
 * new index. Past `most` entries the oldest leave first. Only finished answers are stored: a request of workerd must
 * not wait on the database call of another one.
 */
export function versionedCache<Value>(most: number) {
  const versions = new WeakMap<CatalogueIndex, Map<string, Value & {}>>()

  function entriesOf(index: CatalogueIndex): Map<string, Value & {}> {
    const entries = versions.get(index) ?? new Map<string, Value & {}>()
    versions.set(index, entries)
    return entries
  }

  /** The value of a key; null and undefined are not stored. */
  const get = (index: CatalogueIndex, key: string) => entriesOf(index).get(key)

  function set(index: CatalogueIndex, key: string, value: Value): void {
    const entries = entriesOf(index)
    if (value !== null && value !== undefined) entries.set(key, value)
    const oldest = entries.keys().next().value
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }

  /** The value of a key, loaded when it is not there; what fails to load is not stored. */
  async function load(index: CatalogueIndex, key: string, read: () => Promise<Value>): Promise<Value> {
    const cached = get(index, key)
    if (cached) return cached
    const value = await read()
    set(index, key, value)
    return value
  }

  return { get, set, load }
}
