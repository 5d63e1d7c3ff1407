import { useEffect, useState } from 'react'

/**
 * Functions whose code comes when one is first called, so that no page waits for it: the facade through which pages reach
 * what a visitor may never use.
 */
export type DeferredModule<Module> = {
  load: () => Promise<Module>
  /** Does something with the functions once they are there. */
  run: (use: (module: Module) => unknown) => void
  warn: (error: unknown) => void
}

/** Code that does not come is logged under `name`, and the next call asks for it again. */
export function deferredModule<Module>(name: string, load: () => Promise<Module>): DeferredModule<Module> {
  const warn = (error: unknown) => console.warn(name, error)
  return { load, run: (use) => void load().then(use).catch(warn), warn }
}

/**
 * What a deferred module watches, in step with every change, and `initial` until its code is there. `watch` tells the value
 * now and after each change until what it returns is called; it must stay the same function.
 */
export function useWatched<Module, Value>(
  { load, warn }: DeferredModule<Module>,
  watch: (module: Module, tell: (value: Value) => void) => () => void,
  initial: Value,
): Value {
  const [value, setValue] = useState(initial)
  useEffect(() => {
    let left = false
    let stop = () => {}
    load().then((module) => {
      if (!left) stop = watch(module, setValue)
    }, warn)
    return () => {
      left = true
      stop()
    }
  }, [load, warn, watch])
  return value
}
