/**
 * Values by key in memory; past `max` the least recently used are evicted. Each counts as one, or as what `sizeOf` says
 * of it.
 */
export function lru<Key, Value extends {}>(max: number, sizeOf: (value: Value) => number = () => 1) {
  const entries = new Map<Key, Value>()
  let size = 0

  function remove(key: Key): void {
    const value = entries.get(key)
    if (value === undefined) return
    size -= sizeOf(value)
    entries.delete(key)
  }

  return {
    get(key: Key): Value | undefined {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // A map lists its keys in the order of insertion: the one that was used last stands last.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key: Key, value: Value): void {
      remove(key)
      entries.set(key, value)
      size += sizeOf(value)
      for (const oldest of entries.keys()) {
        if (size <= max) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
/** A cache made by `lru`. */
export type Lru<Key, Value extends {}> = ReturnType<typeof lru<Key, Value>>
