import { atom } from 'jotai'
import { onChangedElsewhere, writeStored } from './browser-storage.ts'

/** True once something could not be stored: it then lives in this tab only, and a notice says so. */
export const storageLostAtom = atom(false)

type Stored<State> = {
  /** localStorage keys that another tab may change. */
  keys: readonly string[]
  initial: State
  /** Reads and validates the stored values; unusable ones count as absent. May load the schema. */
  read: () => Promise<State>
  /** The values to store by key. */
  write: (state: State) => Record<string, unknown>
}

/**
 * An atom kept in localStorage and in step between tabs. The first render always has `initial`, at the edge and in the
 * browser, so that hydration matches; the stored state follows. A change waits until the stored state has been read, so
 * that nothing is overwritten. One state per browser tab; the edge never reads or writes it.
 */
export function storedAtom<State>({ keys, initial, read, write }: Stored<State>) {
  const state = atom(initial)
  let reading: Promise<void> | null = null
  /** A failed read (its code did not load) is forgotten, so that the next access tries again. */
  const readInto = (set: (stored: State) => void) => {
    const now = read().then(set)
    now.catch((error) => {
      if (reading === now) reading = null
      console.warn(keys.join(), error)
    })
    reading = now
    return now
  }
  state.onMount = (set) => {
    if (!reading) void readInto(set)
    return onChangedElsewhere(keys, () => void readInto(set))
  }
  return atom(
    (get) => get(state),
    async (get, set, change: (before: State) => State) => {
      await (reading ?? readInto((stored) => set(state, stored)))
      const next = change(get(state))
      set(state, next)
      const written = Object.entries(write(next)).map(([key, value]) => writeStored(key, value))
      set(storageLostAtom, written.includes(false))
    },
  )
}
