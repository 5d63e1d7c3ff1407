/** autocannon ships no types; these are those that load.ts uses. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  type LoadRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    amount: number
    requests: { setupRequest: (request: LoadRequest) => LoadRequest }[]
  }
  type Result = { duration: number; errors: number; timeouts: number; non2xx: number }
  type Run = EventEmitter & PromiseLike<Result>
  export default function autocannon(options: Options): Run
}
