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

/** Calls back when another tab has changed one of the keys. */
export function onOtherTab(keys: readonly string[], changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === null || keys.includes(event.key)) changed()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
