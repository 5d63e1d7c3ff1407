import { atom, type WritableAtom } from 'jotai'
import { onOtherTab, writeStored } from './browser-storage.ts'

/** True once something could not be stored: it then lives in this tab only, and the visitor is told. */
export const storageLostAtom = atom(false)

type Stored<State> = {
  /** localStorage keys that another tab may change. */
  keys: readonly string[]
  initial: State
  /** Reads and checks what is stored; whatever is unusable counts as absent. */
  read: () => State
  /** The values to store by key; a key with `undefined` is left as it is. */
  write: (state: State) => Record<string, unknown>
}

/**
 * State kept in localStorage and in step between tabs. The first render always shows `initial`, on the edge and in
 * the browser alike, so hydration never differs; the stored state follows at once.
 */
export function storedAtom<State>({
  keys,
  initial,
  read,
  write,
}: Stored<State>): WritableAtom<State, [State], void> {
  const state = atom(initial)
  state.onMount = (set) => {
    set(read())
    return onOtherTab(keys, () => set(read()))
  }
  return atom(
    (get) => get(state),
    (_, set, next: State) => {
      set(state, next)
      const held = Object.entries(write(next)).every(([key, value]) => writeStored(key, value))
      set(storageLostAtom, !held)
    },
  )
}
