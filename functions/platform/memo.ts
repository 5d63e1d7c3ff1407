/**
 * Keeps a value per isolate for a while. Only finished loads are shared, and a failed one is not kept: if the request
 * that started a load is cancelled, its call never ends, and nobody else may be waiting on it.
 */
export function memoFor<T>(seconds: number, load: (env: { DB: D1Database }) => Promise<T>) {
  const known = new WeakMap<D1Database, { value: T; until: number }>()
  return async (env: { DB: D1Database }): Promise<T> => {
    const found = known.get(env.DB)
    if (found && Date.now() < found.until) return found.value
    const value = await load(env)
    known.set(env.DB, { value, until: Date.now() + seconds * 1000 })
    return value
  }
}
