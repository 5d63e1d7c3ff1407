import type * as v from 'valibot'
import { AppError, type Problem } from '#domain/site/error.ts'
import type { Contract } from '#src/contract/index.ts'

/** One option of a call, required unless the schema allows its absence. */
type Part<Key extends string, Given, Optional extends boolean = false> = [Given] extends [never]
  ? unknown
  : Optional extends true
    ? { [K in Key]?: Given }
    : { [K in Key]: Given }

type ParamsOf<E> = E extends { params: infer S extends v.GenericSchema } ? v.InferInput<S> : never
type QueryOf<E> = E extends { query: infer S extends v.GenericSchema } ? v.InferInput<S> : never
type BodyOf<E> = E extends { body: { schema: infer S extends v.GenericSchema } } ? v.InferInput<S> : never
type KeyOf<E> = E extends { idempotent: string } ? string : never
type TokenOf<E> = E extends { access: 'request-link' } ? string : never
type AnswerOf<E> = E extends { answer: { schema: infer S extends v.GenericSchema } } ? v.InferOutput<S> : null

/** A file is opened by a key or by the session, the desk by a link or by Access. */
type OpenedBy<E> = E extends { access: 'file' | 'desk' } ? string : never

/**
 * The options of a call: path parameters, query, body, idempotency key and the token of a link, as far as the endpoint
 * declares them.
 */
export type Call<E> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>, true> &
  Part<'body', BodyOf<E>> &
  Part<'idempotencyKey', KeyOf<E>> &
  Part<'token', TokenOf<E>> &
  Part<'token', OpenedBy<E>, true> & {
    /** Ends the call early; it then rejects as `unavailable`. */
    signal?: AbortSignal
  }

type Names = keyof Contract
type Rest<E> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>]

/**
 * Calls an endpoint by its name in the contract: `callApi('GET /products/:id', { params: { id } })`. Resolves with the
 * body of a successful answer (null when it has none); rejects with the `AppError` of a refusal, or `unavailable`.
 */
export type CallApi = <Name extends Names>(
  name: Name,
  ...rest: Rest<Contract[Name]>
) => Promise<AnswerOf<Contract[Name]>>

type AnyCall = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  idempotencyKey?: string
  token?: string
  signal?: AbortSignal
}

/** The type of an endpoint's answer. */
export type ApiAnswer<Name extends Names> = AnswerOf<Contract[Name]>

/** URL and `RequestInit` of a call. */
function requestOf(name: string, { params = {}, query = {}, body, idempotencyKey, token, signal }: AnyCall) {
  const [method = 'GET', path = ''] = name.split(' ')
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) search.append(key, String(one))
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (token) headers.authorization = `Bearer ${token}`
  const url = `/api${path.replace(/:(\w+)/g, (_, key) => encodeURIComponent(params[key] ?? ''))}`
  return {
    url: search.size ? `${url}?${search}` : url,
    init: {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    },
  }
}

/** The body of a successful answer; throws the `AppError` of a refusal. */
async function readAnswer(response: Answer): Promise<unknown> {
  if (response.status === 204) return null
  const body = await response.json()
  if (response.ok) return body
  const { code, fields, state } = body as Problem
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined
  throw new AppError(code, { fields, state, retryAfterSeconds })
}

/** What is read of an answer. */
type Answer = Pick<Response, 'status' | 'ok' | 'headers' | 'json'>

type Options = {
  /** The browser's `fetch`, or at the edge one that calls the routes in process. */
  fetch: (url: string, init: RequestInit) => Promise<Answer>
  /** Called on every 401 `unauthenticated`: the session has expired or was ended elsewhere. */
  onUnauthenticated?: () => void
}

/** Makes an API client. A missing or unreadable answer (no network, no JSON) becomes `unavailable`. */
export function createCallApi({ fetch, onUnauthenticated }: Options): CallApi {
  const call = async (name: string, given: AnyCall = {}): Promise<unknown> => {
    const { url, init } = requestOf(name, given)
    try {
      return await readAnswer(await fetch(url, init))
    } catch (cause) {
      const error = cause instanceof AppError ? cause : new AppError('unavailable', { cause })
      if (error.code === 'unauthenticated') onUnauthenticated?.()
      throw error
    }
  }
  return call as CallApi
}
