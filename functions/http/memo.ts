/** Keeps a value per isolate for a while; concurrent callers share one load, and a failed load is not kept. */
export function memoFor<T>(seconds: number, load: (env: { DB: D1Database }) => Promise<T>) {
  const known = new WeakMap<D1Database, { value: Promise<T>; until: number }>()
  return (env: { DB: D1Database }): Promise<T> => {
    const found = known.get(env.DB)
    if (found && Date.now() < found.until) return found.value
    const value = load(env)
    known.set(env.DB, { value, until: Date.now() + seconds * 1000 })
    value.catch(() => known.delete(env.DB))
    return value
  }
}
