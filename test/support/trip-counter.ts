import { aroundD1 } from './around-d1.ts'

/** Turns of the event loop without a new call after which everything that could be asked for has been. */
const quietTurns = 6

/**
 * Counts how many trips to storage an answer waits for, one after another. What the calls return is held back until no
 * other call comes, and is then released at once: calls beside each other are one trip, calls that need the answers of
 * others are further ones. No clock is read, so that a slow machine counts the same.
 */
function tripCounter() {
  let trips = 0
  let calls = 0
  let running = 0
  const held: (() => void)[] = []
  let isReleasing = false

  async function release(): Promise<void> {
    isReleasing = true
    for (let quiet = 0; quiet < quietTurns; ) {
      const before = calls
      await new Promise((resolve) => setTimeout(resolve, 1))
      quiet = calls === before && running === 0 ? quiet + 1 : 0
    }
    isReleasing = false
    trips++
    for (const go of held.splice(0)) go()
  }

  async function around<Value>(run: () => Promise<Value>): Promise<Value> {
    calls++
    running++
    try {
      return await run()
    } finally {
      running--
      const released = new Promise<void>((resolve) => held.push(resolve))
      if (!isReleasing) void release()
      await released
    }
  }

  return {
    around,
    count: () => trips,
    /** Resolves when no call is held back any more. */
    async idle() {
      while (isReleasing) await new Promise((resolve) => setTimeout(resolve, 1))
    },
  }
}

/** A store whose calls are trips. */
function aroundStore<Store extends object>(
  store: Store,
  around: <Value>(run: () => Promise<Value>) => Promise<Value>,
): Store {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => around(async () => member.apply(target, args) as unknown)
    },
  })
}

/** The same bindings, whose calls to D1, KV and R2 are counted; a new isolate, because memory is kept by database. */
export function countTrips<Env extends { DB: D1Database; KV: KVNamespace; FILES: R2Bucket }>(env: Env) {
  const counter = tripCounter()
  return {
    env: {
      ...env,
      DB: aroundD1(env.DB, (_, run) => counter.around(run)),
      KV: aroundStore(env.KV, counter.around),
      FILES: aroundStore(env.FILES, counter.around),
    },
    counter,
  }
}
