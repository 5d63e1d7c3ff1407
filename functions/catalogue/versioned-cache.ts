import type { CatalogueIndex } from '#domain/catalogue/catalogue-index.ts'
import { type Lru, lru } from '#domain/memory/lru.ts'

/**
 * A cache in the memory of an isolate, by catalogue version: nothing in it changes within one, and a new version is a
 * new index. Past `max` entries the least recently used leave first. Only finished answers are stored: a request of
 * workerd must not wait on the database call of another one.
 */
export function versionedCache<Value>(max: number) {
  const versions = new WeakMap<CatalogueIndex, Lru<string, Value & {}>>()

  function entriesOf(index: CatalogueIndex): Lru<string, Value & {}> {
    const entries = versions.get(index) ?? lru<string, Value & {}>(max)
    versions.set(index, entries)
    return entries
  }

  /** The value of a key; null and undefined are not stored. */
  const get = (index: CatalogueIndex, key: string) => entriesOf(index).get(key)

  function set(index: CatalogueIndex, key: string, value: Value): void {
    if (value !== null && value !== undefined) entriesOf(index).set(key, value)
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
