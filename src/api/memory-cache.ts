type Entry<Value> = { value: Value; expiresAt: number | null; lastAccessed: number; compressed: boolean }

const maxEntries = 100
const evictionBatch = 20
const longText = 10_000

/**
 * Values in memory by key, each for a limited time. Past 100 entries the 20 least recently used are evicted. A long
 * text is flagged as compressed, as the specification requires; nothing is compressed.
 */
export function createMemoryCache<Value>(now: () => number = Date.now) {
  const entries = new Map<string, Entry<Value>>()
  /** Orders accesses within one millisecond. */
  let accesses = 0
  const access = () => now() + ++accesses / 1e6

  function evict() {
    const oldest = [...entries].sort(([, a], [, b]) => a.lastAccessed - b.lastAccessed)
    for (const [key] of oldest.slice(0, evictionBatch)) entries.delete(key)
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.expiresAt !== null && entry.expiresAt <= now()) {
        entries.delete(key)
        return undefined
      }
      entry.lastAccessed = access()
      return entry.value
    },
    set(key: string, value: Value, expirySeconds?: number): void {
      const expiresAt = expirySeconds === undefined ? null : now() + expirySeconds * 1000
      const compressed = typeof value === 'string' && value.length > longText
      entries.set(key, { value, expiresAt, lastAccessed: access(), compressed })
      if (entries.size > maxEntries) evict()
    },
    delete: (key: string) => entries.delete(key),
    clear: () => entries.clear(),
    isCompressed: (key: string) => entries.get(key)?.compressed ?? false,
    get size() {
      return entries.size
    },
  }
}
/** A cache made by `createMemoryCache`. */
export type MemoryCache<Value> = ReturnType<typeof createMemoryCache<Value>>
