import { useEffect, useState } from 'react'
import { loadDeferred } from './load-deferred.ts'

/** A lazy facade: functions whose code is loaded on the first call, so that no page waits for it. */
type DeferredModule<Module> = {
  load: () => Promise<Module>
  /** Runs with the functions once they are loaded. */
  run: (use: (module: Module) => unknown) => void
  warn: (error: unknown) => void
}

/** Makes a lazy facade. A failed load is logged under `name`, and the next call tries again. */
export function deferredModule<Module>(name: string, load: () => Promise<Module>): DeferredModule<Module> {
  const warn = (error: unknown) => console.warn(name, error)
  const loadAgain = () => loadDeferred(load)
  return { load: loadAgain, run: (use) => void loadAgain().then(use).catch(warn), warn }
}

/**
 * Subscribes to a value of a deferred module; `initial` until its code is loaded. `watch` calls back with the current
 * value and after each change, and returns the function that unsubscribes; it must keep its identity.
 */
export function useWatched<Module, Value>(
  { load, warn }: DeferredModule<Module>,
  watch: (module: Module, listener: (value: Value) => void) => () => void,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    let isCancelled = false
    let stop = () => {}
    load().then((module) => {
      if (!isCancelled) stop = watch(module, setValue)
    }, warn)
    return () => {
      isCancelled = true
      stop()
    }
  }, [load, warn, watch])
  return value
}
