import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv, Bindings } from '#functions/env.ts'
import { type DeskVisitor, readDesk } from '#functions/sessions/desk.ts'
import type { SignedIn } from '#functions/sessions/lucia.ts'
import { keepOwnWrites, readOwnWrites } from '#functions/sessions/own-writes.ts'
import { readRequestLink } from '#functions/sessions/request-links.ts'
import { holdsSession, readSession } from '#functions/sessions/session.ts'
import { contracts } from '#src/contract/contracts.ts'
import { type Endpoint, methodAndPath, needsSession } from '#src/contract/endpoint.ts'
import { type Idempotency, readIdempotency } from './idempotency.ts'
import { callOf } from './in-process.ts'
import { readOneClick } from './one-click.ts'
import { limitRequest } from './rate-limit.ts'
import { type Received, readUpload } from './upload.ts'
import { parseOrThrow, readJson, readQuery } from './validate.ts'

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value }
type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : never

/** What a handler receives: everything that its contract declares, validated, and nothing else. */
type Request<E> = {
  /** For cookies and headers of the answer; the request data is in the other properties. */
  c: Context<AppEnv>
  env: Bindings
  /** Continues after the answer; its errors must be handled by the caller. */
  waitUntil: (work: Promise<unknown>) => void
} & Part<'params', E extends { params: infer S } ? OutputOf<S> : never> &
  Part<'query', E extends { query: { schema: infer S } } ? OutputOf<S> : never> &
  Part<'body', E extends { body: { schema: infer S } } ? OutputOf<S> : never> &
  Part<'upload', E extends { upload: { metadata: infer S } } ? Received<OutputOf<S>> : never> &
  Part<'idempotency', E extends { idempotent: string } ? Idempotency : never> &
  Part<
    'account',
    E extends { access: 'public' | 'request-link' | 'file' | 'desk' | 'monitor' } ? never : SignedIn
  > &
  Part<'quoteId', E extends { access: 'request-link' } ? string : never> &
  Part<'desk', E extends { access: 'desk' } ? DeskVisitor : never>

/**
 * The body of the answer that the contract declares, or where it declares no schema a `Response` made with `c`, so
 * that headers and cookies set before are in it.
 */
type Answer<E> = E extends { answer: { schema: infer S } }
  ? OutputOf<S>
  : E extends { answer: { status: 204 } }
    ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing answers 204
      void
    : Response

/** A handler for each endpoint of a contract; a missing or a superfluous one is a type error. */
export type Handlers<Contract> = {
  [Name in keyof Contract]: (request: Request<Contract[Name]>) => Promise<Answer<Contract[Name]>>
}

type Contracts = typeof contracts
type AnyHandler = (request: Record<string, unknown>) => Promise<unknown>

/** Makes the routes of a feature: each checks session, input and limits before it calls its handler. */
export const implement =
  <Feature extends keyof Contracts>(feature: Feature) =>
  (handlers: Handlers<Contracts[Feature]>): Hono<AppEnv> => {
    const app = new Hono<AppEnv>()
    for (const [name, endpoint] of Object.entries<Endpoint>(contracts[feature])) {
      const { method, path } = methodAndPath(name)
      const handler = handlers[name as keyof typeof handlers] as unknown as AnyHandler
      app.on(method, path, async (c) => {
        if (endpoint.private || endpoint.access !== 'public') c.header('cache-control', 'private, no-store')
        const isRead = method === 'GET'
        const isOwn = feature === 'auth' || (holdsSession(c) && concernsCustomer(feature, endpoint, isRead))
        if (isOwn) readOwnWrites(c, isRead)
        const { allowed, ...request } = await readRequest(c, endpoint, isRead)
        try {
          const answering = handler(request)
          answering.catch(() => {})
          await allowed
          const response = respond(c, endpoint, await answering)
          if (isOwn && !isRead && holdsSession(c)) keepOwnWrites(c, response)
          return response
        } finally {
          request.upload?.cancel()
        }
      })
    }
    return app
  }

/** Features whose POST changes nothing of a customer. */
const changingNothing: readonly (keyof Contracts)[] = ['assistant', 'operations']

/**
 * Does it read what only its customer sees, or change it? What a link opens is read at the primary: the link may be
 * newer than a replica. A question that changes nothing must not bring an older bookmark back when it is answered.
 */
const concernsCustomer = (feature: keyof Contracts, { access }: Endpoint, isRead: boolean): boolean =>
  isRead ? needsSession(access) : !changingNothing.includes(feature)

/**
 * `allowed` rejects when a limit refuses the request. What reads, and what stores a submission once the limits let it
 * pass (`storeOnce`), is handled while the counters are written, and answered after it.
 */
async function readRequest(c: Context<AppEnv>, endpoint: Endpoint, isRead: boolean) {
  const account = needsSession(endpoint.access) ? await requireSession(c) : undefined
  const quoteId = endpoint.access === 'request-link' ? await readRequestLink(c) : undefined
  const desk = endpoint.access === 'desk' ? await readDesk(c, endpoint.roles ?? []) : undefined
  const params = endpoint.params && readParams(c, endpoint.params)
  const query = endpoint.query && readQuery(c.req.raw, endpoint.query.schema)
  const body = endpoint.body && parseOrThrow(endpoint.body.schema, await readBody(c, endpoint))
  const submission = endpoint.idempotent && (await readIdempotency(c.req.raw, endpoint.idempotent, body))
  const allowed =
    endpoint.limit === 'none' ? Promise.resolve() : limitRequest(c.env, c.req.raw, endpoint.limit)
  allowed.catch(() => {})
  if (!isRead && !submission) await allowed
  const idempotency = submission ? { ...submission, allowed } : undefined
  const upload = endpoint.upload && (await readUpload(c.req.raw, endpoint.upload))
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const read = { account, quoteId, desk, params, query, body, upload, idempotency }
  return { allowed, c, env: c.env, waitUntil, ...read }
}

async function requireSession(c: Context<AppEnv>): Promise<SignedIn> {
  const account = await readSession(c)
  if (!account) throw new AppError('unauthenticated')
  return account
}

/** Path parameters by schema; an invalid one is answered by 404. */
function readParams(c: Context<AppEnv>, schema: v.GenericSchema): unknown {
  try {
    return parseOrThrow(schema, c.req.param())
  } catch (cause) {
    throw new AppError('not-found', { cause })
  }
}

async function readBody(c: Context<AppEnv>, { body, oneClick }: Endpoint): Promise<unknown> {
  const token = oneClick ? await readOneClick(c.req.raw) : null
  return token ?? readJson(c.req.raw, body?.maxBytes ?? limits.formBodyBytes)
}

function respond(c: Context<AppEnv>, { answer }: Endpoint, result: unknown): Response {
  if (answer.attachment) {
    const disposition = `attachment; filename="${answer.attachment}"`
    if (result instanceof Response) result.headers.set('content-disposition', disposition)
    else c.header('content-disposition', disposition)
  }
  if (result instanceof Response) return result
  if (answer.status === 204 || (answer.nullAsEmpty && result === null)) return c.body(null, 204)
  const call = callOf(c.req.raw)
  if (call) {
    call.answer = result
    return c.body(null, answer.status as 200)
  }
  c.header('content-type', 'application/json')
  return c.body(jsonOf(result as object), answer.status as 200)
}

const written = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** The JSON of an answer in UTF-8; of one that a cache hands out again it is written once. */
function jsonOf(answer: object): Uint8Array<ArrayBuffer> {
  const cached = written.get(answer)
  if (cached) return cached
  const bytes = new TextEncoder().encode(JSON.stringify(answer))
  written.set(answer, bytes)
  return bytes
}
