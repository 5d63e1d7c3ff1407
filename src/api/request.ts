import type * as v from 'valibot'
import {
  type AddressParts,
  type AnyAddressParts,
  type Part,
  type Rest,
  writeAddress,
} from '#src/contract/address.ts'
import type { Contract } from '#src/contract/contracts.ts'
import { methodAndPath } from '#src/contract/endpoint.ts'

export { addressOf, type PlainAddress } from '#src/contract/address.ts'

type BodyOf<E> = E extends { body: { schema: infer S extends v.GenericSchema } } ? v.InferInput<S> : never
type UploadOf<E> = E extends { upload: { metadata: infer S extends v.GenericSchema } }
  ? { metadata: v.InferInput<S>; file: Blob }
  : never
type KeyOf<E> = E extends { idempotent: string } ? string : never
type TokenOf<E> = E extends { access: 'request-link' } ? string : never
/** A file is opened by a key or by the session, the desk by a link or by Access. */
type OpenedBy<E> = E extends { access: 'file' | 'desk' } ? string : never

/**
 * The options of a call: path parameters, query, body or upload, idempotency key and the token of a link, as far as the
 * endpoint declares them.
 */
type Call<E> = AddressParts<E> &
  Part<'body', BodyOf<E>> &
  Part<'upload', UploadOf<E>> &
  Part<'idempotencyKey', KeyOf<E>> &
  Part<'token', TokenOf<E>> &
  Part<'token', OpenedBy<E>, true> & {
    /** Ends the call early; it then rejects as `unavailable`. */
    signal?: AbortSignal
  }

/** The names of all endpoints. */
export type Names = keyof Contract
/** The options of the call of one endpoint, left out when it needs none. */
export type CallOf<Name extends Names> = Rest<Call<Contract[Name]>>

/** The same options whichever endpoint is called. */
export type AnyCall = AnyAddressParts & {
  body?: unknown
  upload?: { metadata: unknown; file: Blob }
  idempotencyKey?: string
  token?: string
  signal?: AbortSignal
}

/** URL and `RequestInit` of a call. */
export const requestOf = <Name extends Names>(name: Name, ...[call]: CallOf<Name>) => writeRequest(name, call)

/** The request to an endpoint whose name is only known at run time. */
export function writeRequest(name: string, call: AnyCall = {}): { url: string; init: RequestInit } {
  const { body, upload, idempotencyKey, token, signal } = call
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (token) headers.authorization = `Bearer ${token}`
  const content = upload ? formOf(upload) : body === undefined ? undefined : JSON.stringify(body)
  return {
    url: writeAddress(name, call),
    init: {
      method: methodAndPath(name).method,
      headers,
      ...(content === undefined ? {} : { body: content }),
      ...(signal ? { signal } : {}),
    },
  }
}

/** The browser writes the content type of a form, with its boundary. */
function formOf({ metadata, file }: { metadata: unknown; file: Blob }): FormData {
  const form = new FormData()
  form.append('metadata', new Blob([JSON.stringify(metadata)], { type: 'application/json' }))
  form.append('file', file)
  return form
}
