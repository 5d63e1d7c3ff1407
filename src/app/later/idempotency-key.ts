import type { DraftStore } from './draft.ts'

/** One key for one content: sent again it is the same request, changed it is another. `name` is where it is kept. */
export function idempotencyKeys(store: DraftStore, name: string) {
  return {
    keyOf(request: unknown): string {
      const body = JSON.stringify(request) ?? ''
      const kept = store.read(name)
      if (kept.body === body && kept.key) return kept.key
      const key = crypto.randomUUID()
      store.write(name, { body, key })
      return key
    },
    drop: () => store.drop(name),
  }
}
