/** Scroll position of each history entry, stored for the tab, so that Back and reload return to it. */
const storageKey = 'scrollPositions'
const keptPositions = 50

type Entry = { key?: string; keepScroll?: boolean }

export function historyEntry(): Entry {
  const state: unknown = history.state
  return state !== null && typeof state === 'object' ? (state as Entry) : {}
}

/** The key of the current history entry, made when it has none. */
export function entryKey(): string {
  const entry = historyEntry()
  if (entry.key) return entry.key
  const key = crypto.randomUUID()
  history.replaceState({ ...entry, key }, '')
  return key
}

function readPositions(): [key: string, y: number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? (stored.filter(Array.isArray) as [string, number][]) : []
  } catch {
    return []
  }
}

export function rememberScroll(key: string, y: number): void {
  const others = readPositions().filter(([entryKey]) => entryKey !== key)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, y]].slice(-keptPositions)))
  } catch {
    // Without storage a page opens at its top.
  }
}

export function recallScroll(key: string): number | null {
  return readPositions().find(([entryKey]) => entryKey === key)?.[1] ?? null
}
