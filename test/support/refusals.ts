import { expect } from 'vitest'
import { type Edge, nothingStored } from './edge.ts'

type Expected = { status: number; code: string; fields?: Record<string, string> }

/** Expects this refusal in the format of the contract, and no stored rows or pending mails. */
export async function expectRefused(
  edge: Edge,
  response: Response,
  { status, code, fields }: Expected,
): Promise<void> {
  const problem = (await response.json()) as Record<string, unknown>
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(problem).toEqual({
    type: 'about:blank',
    title: expect.any(String),
    status,
    code,
    fields: fields ?? expect.any(Object),
  })
  expect(response.status).toBe(status)
  expect(await edge.stored()).toEqual(nothingStored)
  expect(edge.jobs).toEqual([])
}

/** A body of this many bytes without a Content-Length. */
export function streamed(text: string, partBytes = 1000): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + partBytes))
      at += partBytes
    },
  })
}

/** Values of every JSON type except the named one. */
export function otherTypes(type: 'string' | 'array' | 'boolean' | 'number'): unknown[] {
  const all: Record<typeof type | 'null' | 'object', unknown> = {
    string: 'x',
    array: [],
    boolean: false,
    number: 7,
    null: null,
    object: {},
  }
  return Object.entries(all)
    .filter(([name]) => name !== type)
    .map(([, value]) => value)
}

/** Headers of requests that may be cross-site, and of those that cannot be. */
export const foreignHeaders: [string, Record<string, string>][] = [
  ['whose browser says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['whose browser says same-site', { 'sec-fetch-site': 'same-site' }],
  ['whose browser says none', { 'sec-fetch-site': 'none' }],
  ['with a foreign Origin', { origin: 'https://evil.example' }],
  [
    'with a foreign Origin that claims to be same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['with the Origin null', { origin: 'null' }],
  ['with our Origin as a prefix', { origin: 'https://scales.example.evil.example' }],
  ['with our Origin over http', { origin: 'http://scales.example' }],
  ['that says nothing but carries a cookie', { cookie: 'a=b' }],
]

export const ownHeaders: [string, Record<string, string>][] = [
  ['that says nothing and carries no cookie', {}],
  ['with our Origin only', { origin: 'https://scales.example' }],
  ['with our Origin and a cookie', { origin: 'https://scales.example', cookie: 'a=b' }],
  ['whose browser says same-origin', { 'sec-fetch-site': 'same-origin', cookie: 'a=b' }],
]
