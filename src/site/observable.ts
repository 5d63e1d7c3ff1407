/** A state that tells its listeners of each change. */
export type Observable<State> = {
  getState: () => State
  setState: (next: State) => void
  /** Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a state that tells its listeners of each change; `onChange` is called first, with the state before. */
export function observable<State>(
  first: State,
  onChange: (next: State, before: State) => void = () => {},
): Observable<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    setState(next) {
      const before = state
      state = next
      onChange(next, before)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
