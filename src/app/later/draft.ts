/** Field → what was typed. */
export type Draft = Record<string, string>

/**
 * Where an unfinished form is kept: `none` nowhere, `memory` until the page is left (another form of the same name goes on
 * with it), `tab` in sessionStorage, so that it survives a reload and a failed request.
 */
export type DraftKind = 'none' | 'memory' | 'tab'

/** Reading never throws and yields only text; writing may be in vain. */
export type DraftStore = {
  read: (name: string) => Draft
  write: (name: string, draft: Draft) => void
  drop: (name: string) => void
}

/** The store of one form; one of the kind `none` is as short-lived as the form. */
export const draftStore = (kind: DraftKind): DraftStore =>
  kind === 'tab' ? tabStore : kind === 'memory' ? memoryStore : inMap(new Map())

function inMap(drafts: Map<string, Draft>): DraftStore {
  return {
    read: (name) => drafts.get(name) ?? {},
    write: (name, draft) => void drafts.set(name, draft),
    drop: (name) => void drafts.delete(name),
  }
}

/** Written by visitors only, so it is empty at the edge. */
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
      // Without storage the form still works; it only forgets on reload.
    }
  },
  drop(name) {
    try {
      sessionStorage.removeItem(keyOf(name))
    } catch {
      // Nothing was stored, then.
    }
  },
}
