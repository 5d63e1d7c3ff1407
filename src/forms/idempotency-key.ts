import type { DraftStore } from './form-draft.ts'

/**
 * One idempotency key per content: a retry has the same key, changed content a new one. `name` is the key's name in the
 * store.
 */
export function idempotencyKeys(store: DraftStore, name: string) {
  return {
    keyOf(request: unknown): string {
      const body = JSON.stringify(request) ?? ''
      const stored = store.read(name)
      if (stored.body === body && stored.key) return stored.key
      const key = crypto.randomUUID()
      store.write(name, { body, key })
      return key
    },
    drop: () => store.drop(name),
  }
}
