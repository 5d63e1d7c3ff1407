import { hc } from 'hono/client'
import { AppError, type Problem } from '#domain/error.ts'
import type { Api } from '#functions/api.ts'

export type ApiClient = ReturnType<typeof createClient>

/** The browser passes nothing; the edge passes a `fetch` that never leaves the isolate. */
export function createClient(origin: string, options: { fetch?: typeof fetch } = {}) {
  return hc<Api>(`${origin}/api`, options)
}

type Answer = { ok: boolean; status: number; json(): Promise<unknown> }
type Body<R> = R extends { ok: true; json(): Promise<infer B> }
  ? B
  : R extends { json(): Promise<infer B> }
    ? B
    : never

/** The body of a good answer, or the `AppError` that the edge meant. */
export async function read<R extends Answer>(answer: Promise<R>): Promise<Body<R>> {
  const response = await answer.catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
  const body = await response.json().catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
  if (response.ok) return body as Body<R>
  const problem = body as Problem
  throw new AppError(problem.code, { fields: problem.fields })
}
