import { afterEach, beforeEach, vi } from 'vitest'

/** A sessionStorage for each test of a file, as a map. */
export const tabStorage = new Map<string, string>()

/** Every test of the file begins with an empty one. */
export function emptyTabStorageBeforeEach(): void {
  beforeEach(() => {
    tabStorage.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tabStorage.get(key) ?? null,
      setItem: (key: string, value: string) => void tabStorage.set(key, value),
      removeItem: (key: string) => void tabStorage.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
}
