import { bindingOf } from '#functions/db/client.ts'

/**
 * Caches a value per isolate for so many seconds. Only finished loads are shared, and failed ones are not cached: when
 * the request that started a load is cancelled, its promise never settles, and no other request may wait for it.
 */
export function memoFor<T>(seconds: number, load: (env: { DB: D1Database }) => Promise<T>) {
  const cache = new WeakMap<D1Database, { value: T; until: number }>()
  return async (env: { DB: D1Database }): Promise<T> => {
    const binding = bindingOf(env.DB)
    const cached = cache.get(binding)
    if (cached && Date.now() < cached.until) return cached.value
    const value = await load(env)
    cache.set(binding, { value, until: Date.now() + seconds * 1000 })
    return value
  }
}
