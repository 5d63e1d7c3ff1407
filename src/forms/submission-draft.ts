import type { Posted } from '#domain/forms/posted.ts'
import { type Draft, type DraftKind, type DraftStore, draftStore } from './form-draft.ts'

/** What a form keeps of its input, and under which name. */
export type DraftOptions = {
  /** Name of the draft; forms of the same name share it. */
  name?: string
  draft?: DraftKind
  /** Fields that no draft stores: passwords. */
  secret?: readonly string[]
}

/** The draft of a form and the idempotency key of its content. */
export function submissionDraft({ name = '', draft = 'none', secret = [] }: DraftOptions) {
  const drafts = draftStore(draft)
  // A request may contain a password, so its key is stored in the tab only where the draft is.
  const keys = idempotencyKeys(draft === 'tab' ? drafts : draftStore('none'), `${name}.key`)
  const postedName = `${name}.posted`
  return {
    keyOf: keys.keyOf,
    /** The values that are there at once; those of a tab come after hydration. */
    atStart: (): Draft => (draft === 'memory' ? drafts.read(name) : {}),
    afterHydration: (): Draft => (draft === 'tab' ? drafts.read(name) : {}),
    write(values: Draft): void {
      const persistent = Object.entries(values).filter(([field]) => !secret.includes(field))
      drafts.write(name, { ...drafts.read(name), ...Object.fromEntries(persistent) })
    },
    /** What was posted becomes the draft, once: after a reload of the answer the draft is newer. */
    adopt({ values }: Posted): void {
      if (JSON.stringify(drafts.read(postedName)) === JSON.stringify(values)) return
      drafts.write(postedName, { ...values })
      drafts.write(name, { ...values })
    },
    drop(): void {
      drafts.drop(name)
      drafts.drop(postedName)
      keys.drop()
    },
  }
}

/**
 * One idempotency key per content: a retry has the same key, changed content a new one. `name` is the key's name in the
 * store.
 */
function idempotencyKeys(store: DraftStore, name: string) {
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
