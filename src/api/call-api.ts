import type * as v from 'valibot'
import { AppError, type Problem } from '#domain/errors/error.ts'
import type { Contract } from '#src/contract/contracts.ts'
import { type AnyCall, type CallOf, type Names, writeRequest } from './request.ts'

type AnswerOf<E> = E extends { answer: { schema: infer S extends v.GenericSchema } } ? v.InferOutput<S> : null

/** The body of a successful answer of an endpoint; null when it has none. */
export type AnswerTo<Name extends Names> = AnswerOf<Contract[Name]>

/**
 * Calls an endpoint by its name in the contract: `callApi('GET /products/:id', { params: { id } })`. Resolves with the
 * body of a successful answer (null when it has none); rejects with the `AppError` of a refusal, or `unavailable`.
 */
export type CallApi = <Name extends Names>(name: Name, ...rest: CallOf<Name>) => Promise<AnswerTo<Name>>

/** What is read of an answer. */
export type Answer = Pick<Response, 'status' | 'ok' | 'headers' | 'json'>

/** How a client sends, and to whom it tells that a session has ended. */
export type ClientOptions<Received extends Answer = Answer> = {
  /** The browser's `fetch`, or at the edge one that calls the routes in process. */
  fetch: (url: string, init: RequestInit) => Promise<Received>
  /** Called on every 401 `unauthenticated`: the session has expired or was ended elsewhere. */
  onUnauthenticated?: () => void
}

/** Makes an API client. A missing or unreadable answer (no network, no JSON) becomes `unavailable`. */
export const createCallApi = (options: ClientOptions): CallApi =>
  createClient(options, (response) =>
    response.status === 204 ? Promise.resolve(null) : response.json(),
  ) as CallApi

/** A client that reads successful answers with `read`; it throws the `AppError` of a refusal. */
export const createClient =
  <Received extends Answer>(
    { fetch, onUnauthenticated }: ClientOptions<Received>,
    read: (response: Received) => Promise<unknown>,
  ) =>
  async (name: string, call: AnyCall = {}): Promise<unknown> => {
    const { url, init } = writeRequest(name, call)
    try {
      const response = await fetch(url, init)
      return response.ok ? await read(response) : await throwRefusal(response)
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
      if (error.code === 'unauthenticated') onUnauthenticated?.()
      throw error
    }
  }

async function throwRefusal(response: Answer): Promise<never> {
  const { code, fields, state, changed, successor } = (await response.json()) as Problem
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  throw new AppError(code, { fields, state, changed, successor, retryAfterSeconds })
}
