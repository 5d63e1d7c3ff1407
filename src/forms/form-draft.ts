/** Field → typed text. */
export type Draft = Record<string, string>

/** What a field holds as JSON; `otherwise` where it is empty or damaged. */
export function readJson<Value>(typed: string | undefined, otherwise: Value): Value {
  try {
    return typed ? (JSON.parse(typed) as Value) : otherwise
  } catch {
    return otherwise
  }
}

/**
 * Where the draft of a form is kept: `none` nowhere, `memory` until the page is left (a form of the same name continues
 * it), `tab` in sessionStorage, so that it survives a reload and a failed request.
 */
export type DraftKind = 'none' | 'memory' | 'tab'

/** Reading never throws and returns only text; writing may fail silently. */
export type DraftStore = {
  read: (name: string) => Draft
  write: (name: string, draft: Draft) => void
  drop: (name: string) => void
}

/** The draft store of one form; one of the kind `none` lives as long as the form. */
export const draftStore = (kind: DraftKind): DraftStore =>
  kind === 'tab' ? tabStore : kind === 'memory' ? memoryStore : inMap(new Map())

function inMap(drafts: Map<string, Draft>): DraftStore {
  return {
    read: (name) => drafts.get(name) ?? {},
    write: (name, draft) => void drafts.set(name, draft),
    drop: (name) => void drafts.delete(name),
  }
}

/** Written in browsers only, so it is empty at the edge. */
const memoryStore = inMap(new Map())

const keyOf = (name: string) => `draft.${name}`

const tabStore: DraftStore = {
  read(name) {
    try {
      const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
      if (stored === null || typeof stored !== 'object') return {}
      return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
    } catch {
      return {}
    }
  },
  write(name, draft) {
    try {
      sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    } catch {
      // Without storage the form still works; a reload empties it.
    }
  },
  drop(name) {
    try {
      sessionStorage.removeItem(keyOf(name))
    } catch {
      // Then nothing was stored.
    }
  },
}

const putBackEvent = 'draftputback'

/** Gives a form the values that it had, now or when it is shown next. */
export function putBackDraft(name: string, values: Draft): void {
  tabStore.write(name, values)
  dispatchEvent(new CustomEvent(putBackEvent, { detail: name }))
}

/** Calls back when the values of this form were put back. */
export function watchPutBack(name: string, restore: () => void): () => void {
  const listener = (event: Event) => {
    if ((event as CustomEvent<string>).detail === name) restore()
  }
  addEventListener(putBackEvent, listener)
  return () => removeEventListener(putBackEvent, listener)
}
