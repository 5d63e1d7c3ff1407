/**
 * Keeps the value of a load for the isolate, and never its promise. In workerd what a request has begun ends with the
 * request: of a promise that was kept, the next requests would wait for ever. Those that come before the first value is
 * there load it themselves.
 */
export function memoizedValue<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let memory: { value: Value } | null = null
  return async () => {
    if (memory) return memory.value
    const value = await load()
    memory = { value }
    return value
  }
}
