import { writeAddress } from '#src/contract/address.ts'
import { contract } from '#src/contract/contracts.ts'
import { type Endpoint, type EndpointName, methodAndPath, problemsOf } from '#src/contract/endpoint.ts'
import { ownNetwork } from './networks.ts'

/** A request of a stranger to an endpoint, and the statuses that its contract allows as an answer. */
export type ContractCase = {
  endpoint: EndpointName
  what: string
  path: string
  init: RequestInit
  allowed: readonly number[]
}

export const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]

/** Each endpoint's example, sent without session, link or key. */
export const exampleCases = (): ContractCase[] => endpoints.map(([name, endpoint]) => example(name, endpoint))

function example(name: EndpointName, endpoint: Endpoint): ContractCase {
  const { body, upload, query, idempotent, answer } = endpoint
  const headers = {
    ...ownNetwork(),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
  }
  const content = body ? JSON.stringify(body.example) : upload ? emptyForm() : undefined
  return {
    endpoint: name,
    what: 'its example',
    path: exampleAddress(name, query, 'unknown'),
    init: {
      method: methodAndPath(name).method,
      headers,
      ...(content === undefined ? {} : { body: content }),
    },
    allowed: [answer.status, ...problemsOf(name, endpoint)],
  }
}

/** The address of an endpoint with the query of its example and the given id. */
export function exampleAddress(name: EndpointName, query: Endpoint['query'], id: string): string {
  const params = Object.fromEntries([...name.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, id]))
  return writeAddress(name, { params, query: query?.example as Record<string, unknown> | undefined })
}

/** True where tests of the contract make nothing that the example could name: only requests and contact messages. */
export const mayBeAbsent = (name: EndpointName, { exampleRefusal }: Endpoint): boolean =>
  exampleRefusal === 'not-found' || /:(?!reference|message)/.test(name)

/** A form that lacks its parts. */
function emptyForm(): FormData {
  const form = new FormData()
  form.append('nothing', '1')
  return form
}

/** Values that no field takes, or that are wrong for most. */
const hostile: readonly unknown[] = [
  null,
  -1,
  1e308,
  true,
  [],
  {},
  [[]],
  '\u0000',
  '\ud800',
  '<script>alert(1)</script>',
  "' or 1=1 --",
  'a\r\nBcc: x@example.org',
  '../../etc/passwd',
  'x'.repeat(20_000),
]

/** Bodies that are no JSON, or none of an object. */
const unreadable = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  '{"a":1,"a":2}',
]

/**
 * Bad input to an endpoint: its address, its query, its headers and every field of its body. None may be answered by a
 * 5xx.
 */
export function badCases(name: EndpointName, endpoint: Endpoint): ContractCase[] {
  const base = example(name, endpoint)
  const { method, path } = methodAndPath(name)
  const refusals = base.allowed
  const change = (what: string, changes: Partial<ContractCase>): ContractCase => ({
    ...base,
    what,
    ...changes,
  })
  const withHeaders = (headers: Record<string, string>): RequestInit => ({
    ...base.init,
    headers: { ...(base.init.headers as Record<string, string>), ...ownNetwork(), ...headers },
  })
  const withBody = (body: string): RequestInit => ({
    ...withHeaders({ 'content-type': 'application/json' }),
    body,
  })
  const ids = path.includes(':') ? ['%00', '%F0%9F', "'--", 'x'.repeat(3_000), '%2e%2e%2f', '☃'] : []
  const queries = [
    'lang=xx',
    'lang=fr&lang=de',
    'unknown=1',
    'cursor=%00',
    `q=${'x'.repeat(5_000)}`,
    'limit=-1',
    'limit=1e9',
  ]
  const fields = Object.keys((endpoint.body?.example ?? {}) as object)
  const given = (endpoint.body?.example ?? {}) as Record<string, unknown>
  return [
    ...ids.map((id) =>
      change(`the id ${id.slice(0, 12)}`, {
        path: `/api${path.replace(/:\w+/g, id)}`,
        allowed: [400, 414, ...refusals],
      }),
    ),
    ...queries.map((query) =>
      change(`the query ${query.slice(0, 20)}`, { path: `${base.path.split('?')[0]}?${query}` }),
    ),
    change('a forged session', { init: withHeaders({ cookie: `__Host-session=${'0'.repeat(64)}` }) }),
    change('a forged link', { init: withHeaders({ authorization: 'Bearer x.y.z' }) }),
    ...(method === 'GET'
      ? []
      : [
          change('another site', {
            init: withHeaders({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
          }),
          change('a form', { init: withHeaders({ 'content-type': 'text/plain' }) }),
          change('a bad key', { init: withHeaders({ 'idempotency-key': 'no uuid' }) }),
        ]),
    ...(endpoint.body
      ? [
          ...unreadable.map((body) => change(`the body ${body.slice(0, 8)}`, { init: withBody(body) })),
          change('a field too many', { init: withBody(JSON.stringify({ ...given, surplus: 1 })) }),
          change('a body too large', {
            init: withBody(JSON.stringify({ ...given, more: 'x'.repeat(100_000) })),
          }),
          ...fields.flatMap((field) =>
            hostile.map((value) =>
              change(`${field}: ${(JSON.stringify(value) ?? '').slice(0, 20)}`, {
                init: withBody(JSON.stringify({ ...given, [field]: value })),
              }),
            ),
          ),
        ]
      : []),
  ]
}
