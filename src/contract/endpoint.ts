import type * as v from 'valibot'
import type { ErrorCode } from '#domain/errors/error.ts'
import type { Role } from '#domain/staff/staff-schemas.ts'

/** Any valibot schema. */
export type Schema = v.GenericSchema

/**
 * Who may use an endpoint. `public`: everybody, signed in or not. `customer`: only with a session, 401 otherwise.
 * `owns`: what the path parameter identifies; it needs a session, its handler looks for what belongs to that customer,
 * and others get 404 (the access test tries both). `request-link`: only with the token of a request's link as
 * `Authorization: Bearer`, 404 otherwise. `file`: only its owner's session, or a key or link that opens it as
 * `Authorization: Bearer`, 404 otherwise (401 when all that was presented is a session that has ended); its handler
 * tests it. `desk`: whoever Cloudflare Access lets in, or who has the link of a mail to the company about the request
 * in the path, with one of the `roles` of the endpoint; 404 otherwise. `monitor`: everybody, and what its query asks
 * for beyond only with the key of the operator's monitors as `Authorization: Bearer`, 404 otherwise; its handler
 * tests it.
 */
export type Access =
  | 'public'
  | 'customer'
  | 'request-link'
  | 'file'
  | 'desk'
  | 'monitor'
  | { owns: 'session' | 'quote' | 'scale' }

/** True for an endpoint that needs a session. */
export const needsSession = (access: Access): boolean => access === 'customer' || typeof access === 'object'

/** Requests that one network may make in a window. */
export type RateLimit = {
  /** Name of the counter. */
  name: string
  /** Requests per window; without it only bursts are limited. */
  count?: number
  seconds?: number
  /** Also refuses bursts (20 in 10 seconds), before any query. */
  burst?: true
  /** Requests of the developer's machine to itself are not limited. */
  exceptLocal?: true
}

/** The parameters behind the `?` of an address. */
export type Query<Input extends QuerySchema = QuerySchema> = {
  schema: Input
  /** A valid query, shown in the documentation and sent by the access test. */
  example: v.InferInput<Input>
}
/** An object of fields, and what may follow from them together. */
type QuerySchema = v.GenericSchema & { entries: v.ObjectEntries }

/** The JSON body of a request. */
export type Body<Input extends Schema = Schema> = {
  schema: Input
  /** A valid body, shown in the documentation and sent by the access test. */
  example: v.InferInput<Input>
  /** Default: `limits.formBodyBytes`. */
  maxBytes?: number
}

/** A body of `multipart/form-data`: a JSON part `metadata`, then a part `file`, which the handler reads as a stream. */
export type Upload<Metadata extends Schema = Schema> = {
  metadata: Metadata
  /** Valid metadata, shown in the documentation and sent by the access test. */
  example: v.InferInput<Metadata>
  /** Largest file. */
  maxBytes: number
}

/** A successful answer: JSON by schema, a file of another media type, or no body. */
export type Answer<Output extends Schema = Schema> = {
  status: 200 | 201 | 202 | 204 | 302
  schema?: Output
  /** Null is answered with 204 and no body. */
  nullAsEmpty?: true
  mediaType?: string
  /** Name of the file under which a browser saves the answer. */
  attachment?: string
}

/** Everything that browser and server must know about an endpoint; its method and path are its name in the contract. */
export type Endpoint = {
  summary: string
  access: Access
  /**
   * At the desk: one of these is needed (an administrator has all); none named: whoever is let in. The link of a mail
   * is `sales` for its request.
   */
  roles?: readonly Role[]
  limit: RateLimit | 'none'
  /** Scope of its `Idempotency-Key`: the same key replays the first answer (docs/decisions/0020). */
  idempotent?: string
  params?: v.ObjectSchema<v.ObjectEntries, undefined>
  query?: Query
  body?: Body
  upload?: Upload
  /** The token may be in the URL instead of the body, as mail programs send it (RFC 8058). */
  oneClick?: true
  answer: Answer
  /** No cache may store the answer; implied for endpoints behind a session. */
  private?: true
  /** Statuses of refusals beyond those that follow from the other properties (`problemsOf`). */
  problems?: readonly number[]
  /**
   * The refusal of the examples alone: they name an account or link that does not exist, or nothing was done before.
   */
  exampleRefusal?: ErrorCode
}

/** Declares an endpoint; the types of its examples are checked against its schemas. */
export const endpoint = <
  const Self extends Omit<Endpoint, 'body' | 'query' | 'upload'>,
  B extends Schema = never,
  Q extends QuerySchema = never,
  U extends Schema = never,
>(
  self: Self & { body?: Body<B>; query?: Query<Q>; upload?: Upload<U> },
): Self & Declared<'body', B, Body<B>> & Declared<'query', Q, Query<Q>> & Declared<'upload', U, Upload<U>> =>
  self as never

type Declared<Key extends string, Given, Value> = [Given] extends [never] ? unknown : { [K in Key]: Value }

/** The HTTP methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** Name of an endpoint in the contract, e.g. `GET /products/:id`. */
export type EndpointName = `${Method} /${string}`

/** The names of the `:parameters` of a path. */
type ParameterNames<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? BareName<Name> | ParameterNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? BareName<Name>
    : never
type BareName<Name> = Name extends `${infer Bare}.${string}` ? Bare : Name

/** A contract whose endpoints declare as `params` exactly the `:parameters` of their paths. */
export type WithPathParameters<Contract> = {
  [Name in keyof Contract]: [ParameterNames<Name>] extends [never]
    ? { summary: string; params?: never }
    : { params: v.ObjectSchema<Record<ParameterNames<Name>, Schema>, undefined> }
}

/** Splits an endpoint's name into method and path (with `:parameters`). */
export function methodAndPath(name: string): { method: Method; path: string } {
  const space = name.indexOf(' ')
  return { method: name.slice(0, space) as Method, path: name.slice(space + 1) }
}

/** The statuses with which an endpoint may refuse, ascending. */
export function problemsOf(
  name: string,
  { access, params, body, upload, query, limit, idempotent, problems = [] }: Endpoint,
) {
  const isOpen = access === 'public' || access === 'customer'
  const statuses = new Set([
    503,
    ...problems,
    ...(methodAndPath(name).method === 'GET' ? [] : [403]),
    ...(needsSession(access) || access === 'file' ? [401] : []),
    ...(params || !isOpen ? [404] : []),
    ...(query || body || upload || idempotent ? [400, 422] : []),
    ...(body || upload ? [413, 415] : []),
    ...(limit === 'none' ? [] : [429]),
  ])
  return [...statuses].sort((a, b) => a - b)
}
