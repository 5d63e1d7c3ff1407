/** localStorage that may be full, forbidden, or contain anything. Reading never throws; null when nothing is stored. */
export function readStored(key: string): unknown {
  let text: string | null
  try {
    text = localStorage.getItem(key)
  } catch {
    return null
  }
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // preferredLanguage may have been stored as plain text instead of JSON.
    return text
  }
}

export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was stored.
  }
}

/**
 * Calls back when one of the keys may have changed elsewhere: in another tab, or while this page lay frozen in the
 * back/forward cache, where it hears of no change.
 */
export function onChangedElsewhere(keys: readonly string[], changed: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) changed()
  }
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) changed()
  }
  addEventListener('storage', stored)
  addEventListener('pageshow', restored)
  return () => {
    removeEventListener('storage', stored)
    removeEventListener('pageshow', restored)
  }
}
