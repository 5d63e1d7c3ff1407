import { readStored, removeStored, writeStored } from '#src/site/browser-storage.ts'

/** The address query of the last answers, kept when the tab is closed. */
const storageKey = 'configurator'

/** Keeps a answers in this browser; an untouched one deletes nothing. */
export function keepDraft(query: string): void {
  if (query) writeStored(storageKey, query)
}

/** The kept answers, or null. */
export function readDraft(): string | null {
  const stored = readStored(storageKey)
  return typeof stored === 'string' && stored !== '' && stored.length < 4000 ? stored : null
}

/** Forgets the kept answers: it was sent, or is no longer wanted. */
export const dropDraft = (): void => removeStored(storageKey)
