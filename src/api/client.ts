import { hc } from 'hono/client'
import type { Api } from '#functions/api.ts'

export type ApiClient = ReturnType<typeof createClient>

/** The browser passes nothing; the edge passes a `fetch` that never leaves the isolate. */
export function createClient(origin: string, options: { fetch?: typeof fetch } = {}) {
  return hc<Api>(`${origin}/api`, options)
}
