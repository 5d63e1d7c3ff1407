import type * as v from 'valibot'

/** A schema of any input and output. */
export type Schema = v.GenericSchema

/**
 * Who may use an endpoint. `public`: everybody, signed in or not. `customer`: only with a session, 401 otherwise.
 * An object names what the path parameter stands for: only its owner may use it, to others it does not exist (404).
 */
export type Access = 'public' | 'customer' | { owns: 'session' | 'quote' | 'scale' }

/** Requests that one network may make within a window of so many seconds. */
export type RateLimit = {
  /** Names the counter. */
  name: string
  /** Without a count only bursts are limited. */
  count?: number
  seconds?: number
  /** Also refuses bursts (20 in 10 seconds), before the database is asked anything. */
  burst?: true
  /** On a developer's machine the machine itself is not limited. */
  exceptLocal?: true
}

/** What is sent in the body as JSON. */
export type Body<Input extends Schema = Schema> = {
  schema: Input
  /** An accepted body; documentation shows it, and the access test sends it. */
  example: v.InferInput<Input>
  /** Default: `limits.formBodyBytes`. */
  maxBytes?: number
}

/** A good answer: JSON by schema, a file of another media type, or no body at all. */
export type Answer<Output extends Schema = Schema> = {
  status: 200 | 201 | 202 | 204 | 302
  schema?: Output
  mediaType?: string
}

/** Everything that both sides must know of an endpoint; its method and path are its name in the contract. */
export type Endpoint = {
  summary: string
  access: Access
  limit?: RateLimit
  /** The scope of its `Idempotency-Key`: the same key replays the first answer (docs/decisions/0005). */
  idempotent?: string
  params?: v.ObjectSchema<v.ObjectEntries, undefined>
  /** An object of fields, and what may follow from them together. */
  query?: v.GenericSchema & { entries: v.ObjectEntries }
  /** An accepted query; documentation shows it, and the access test sends it. */
  queryExample?: Readonly<Record<string, string>>
  body?: Body
  /** The token may stand in the address, as mail programs send it (RFC 8058), instead of in the body. */
  oneClick?: true
  answer: Answer
  /** No cache may keep the answer; so it is behind a session without being said. */
  private?: true
  /** Statuses of refusals beside those that follow from the rest (`problemsOf`). */
  problems?: readonly number[]
}

/** Declares an endpoint; the example is held against the schema of the body. */
export const endpoint = <const Self extends Omit<Endpoint, 'body'>, Input extends Schema = never>(
  self: Self & { body?: Body<Input> },
): Self & ([Input] extends [never] ? unknown : { body: Body<Input> }) => self as never

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `GET /products/:id`: what an endpoint is called on both sides. */
export type EndpointName = `${Method} /${string}`

/** Method and path (with `:parameters`) of an endpoint's name. */
export function methodAndPath(name: string): { method: Method; path: string } {
  const space = name.indexOf(' ')
  return { method: name.slice(0, space) as Method, path: name.slice(space + 1) }
}

/** The statuses with which an endpoint may refuse, in ascending order. */
export function problemsOf(
  name: string,
  { access, body, query, limit, idempotent, problems = [] }: Endpoint,
) {
  const statuses = new Set([
    503,
    ...problems,
    ...(methodAndPath(name).method === 'GET' ? [] : [403]),
    ...(access === 'public' ? [] : [401]),
    ...(typeof access === 'object' ? [404] : []),
    ...(query || body || idempotent ? [400, 422] : []),
    ...(body ? [413, 415] : []),
    ...(limit ? [429] : []),
  ])
  return [...statuses].sort((a, b) => a - b)
}
