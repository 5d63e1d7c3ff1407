import { AppError, type Problem } from '#domain/site/error.ts'
import type { ApiClient } from './client.ts'

type Answer = { ok: boolean; status: number; headers: Headers; json(): Promise<unknown> }
type Body<R> = R extends { ok: true; json(): Promise<infer B> }
  ? B
  : R extends { json(): Promise<infer B> }
    ? B
    : never

/** The body of a good answer (null when it has none), or the `AppError` that the edge meant. */
export async function read<R extends Answer>(answer: Promise<R>): Promise<Body<R>> {
  const response = await answer.catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
  if (response.status === 204) return null as Body<R>
  const body = await response.json().catch((cause) => {
    throw new AppError('unavailable', { cause })
  })
  if (response.ok) return body as Body<R>
  const problem = body as Problem
  const retryAfterSeconds = Number(response.headers.get('retry-after'))
  throw new AppError(problem.code, {
    fields: problem.fields,
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  })
}

/** The client, loaded when it is first needed: a page that came drawn asks nothing. */
export type OpenApi = () => Promise<ApiClient>

/** One question to the edge and its answer. */
export type Ask = <R extends Answer>(question: (api: ApiClient) => Promise<R>) => Promise<Body<R>>

export const askBy =
  (open: OpenApi): Ask =>
  async (question) =>
    read(
      open().then(question, (cause) => {
        throw new AppError('unavailable', { cause })
      }),
    )
