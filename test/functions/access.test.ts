import { expect, test } from 'vitest'
import { api } from '#functions/api.ts'
import { contract } from '#src/contract/contracts.ts'
import {
  type Endpoint,
  type EndpointName,
  methodAndPath,
  needsSession,
  problemsOf,
} from '#src/contract/endpoint.ts'
import { accessTokens, accessVars } from '#test/support/access-tokens.ts'
import { insertUser, setTime } from '#test/support/accounts.ts'
import { exampleAddress, mayBeAbsent } from '#test/support/contract-cases.ts'
import { catalogueOf, type Edge, openEdge } from '#test/support/edge.ts'
import { makeDeskLinks, makeDeskSubject, makeLinks, owned } from '#test/support/owned.ts'
import { pdf, uploaded, uploadForm } from '#test/support/uploads.ts'

/**
 * Authorisation of every endpoint of the contract, for: no session, the owner A, another customer B, A's expired
 * session and a forged session.
 */
const smallCatalogue = catalogueOf('montevigne-b8')

const endpoints = Object.entries(contract) as [EndpointName, Endpoint][]
const names = endpoints.map(([name]) => name)

test('the router has exactly the routes of the contract, each once', () => {
  const routed = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} ${path}`)
  expect(routed.sort()).toEqual([...names].sort())
})

async function prepare({ access }: Endpoint) {
  const edge = await openEdge({ catalogue: smallCatalogue })
  setTime('2026-01-01T12:00:00Z')
  const expired = await insertUser(edge)
  setTime('2026-02-01T12:00:00Z')
  const a = await insertUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  const b = await insertUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  const kind = typeof access === 'object' ? owned[access.owns] : null
  return { edge, a, b, expired, own: (await kind?.make(edge, a)) ?? '', unknown: kind?.unknown ?? 'unknown' }
}

/** The example request of the contract, with a new idempotency key. */
function call(
  edge: Edge,
  name: EndpointName,
  id: string,
  cookie?: string,
  authorization?: string,
): Promise<Response> {
  const { body, upload, query, idempotent }: Endpoint = contract[name as keyof typeof contract]
  return edge.request(exampleAddress(name, query, id), {
    method: methodAndPath(name).method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(authorization ? { authorization } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body ? { body: JSON.stringify(body.example) } : {}),
    ...(upload ? { body: uploadForm(pdf, { metadata: upload.example }) } : {}),
  })
}

const codeOf = async (response: Response) =>
  response.headers.get('content-type') === 'application/problem+json'
    ? ((await response.json()) as { code: string }).code
    : null

/** The answer to the examples: that of the contract, or the refusal that it declares for them. */
async function expectAnswer({ answer, exampleRefusal }: Endpoint, response: Response): Promise<void> {
  if (exampleRefusal) expect(await codeOf(response)).toBe(exampleRefusal)
  else expect(response.status).toBe(answer.status)
}

const unknownSession = '__Host-session=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'
const malformedSession = '__Host-session='
const forged = [
  unknownSession,
  malformedSession,
  '__Host-session=../../etc/passwd',
  'session=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
]

const withAccess = (isAsked: (access: Endpoint['access']) => boolean) =>
  endpoints.filter(([, { access }]) => isAsked(access))

test.each(withAccess((access) => access === 'public' || access === 'monitor'))(
  '%s gives every client the same answer',
  async (name, endpoint) => {
    const { answer, exampleRefusal } = endpoint
    const reads = name.startsWith('GET ')
    const forReading = reads ? await prepare(endpoint) : null
    for (const who of ['nobody', 'a customer', 'a forged session'] as const) {
      const { edge, a } = forReading ?? (await prepare(endpoint))
      const cookie = { nobody: undefined, 'a customer': a.cookie, 'a forged session': forged[0] }[who]
      const response = await call(edge, name, 'unknown', cookie)
      const code = await codeOf(response)
      expect([who, code]).toEqual([who, exampleRefusal ?? null])
      const expected = exampleRefusal ? problemsOf(name, endpoint) : [answer.status]
      expect(expected).toContain(response.status)
    }
  },
)

test.each(withAccess(needsSession))('%s requires a session', async (name, endpoint) => {
  const { edge, expired, own } = await prepare(endpoint)
  const everything = async () =>
    JSON.stringify(await Promise.all(['users', 'quote_requests', 'scales'].map((table) => edge.rows(table))))
  const before = await everything()
  for (const cookie of [undefined, expired.cookie, ...forged]) {
    const response = await call(edge, name, own, cookie)
    expect([cookie, response.status, response.headers.get('content-type')]).toEqual([
      cookie,
      401,
      'application/problem+json',
    ])
    expect(await response.json()).toMatchObject({ code: 'unauthenticated', fields: {} })
  }
  expect(await everything()).toBe(before)
})

test.each(withAccess((access) => access === 'customer'))(
  '%s answers a customer with an uncacheable response',
  async (name, endpoint) => {
    const { edge, a } = await prepare(endpoint)
    const response = await call(edge, name, '', a.cookie)
    expect(response.headers.get('cache-control')).toMatch(/no-store/)
    await expectAnswer(endpoint, response)
  },
)

test.each(withAccess((access) => typeof access === 'object'))(
  '%s answers the owner and returns 404 to another customer',
  async (name, endpoint) => {
    const { edge, a, b, own, unknown } = await prepare(endpoint)
    const foreign = await call(edge, name, own, b.cookie)
    const absent = await call(edge, name, unknown, b.cookie)
    expect([foreign.status, await foreign.text()]).toEqual([404, await absent.text()])
    expect([...foreign.headers].sort()).toEqual([...absent.headers].sort())
    const owners = await call(edge, name, own, a.cookie)
    await expectAnswer(endpoint, owners)
  },
)

test.each(withAccess((access) => access === 'request-link'))(
  '%s answers the link of a request, and 404 to anything else, without a trace',
  async (name, endpoint) => {
    const { edge, a } = await prepare(endpoint)
    const { quoteId, tokens } = await makeLinks(edge, a)
    const everything = async () =>
      JSON.stringify(
        await Promise.all(['quote_requests', 'request_events', 'request_messages'].map(edge.rows)),
      )
    const before = await everything()
    const answers = []
    for (const authorization of [undefined, ...tokens.refused.map((token) => `Bearer ${token}`)]) {
      const response = await call(edge, name, '', a.cookie, authorization)
      const headers = Object.fromEntries(response.headers)
      answers.push(JSON.stringify([response.status, headers, await response.text()]))
    }
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^\[404,.*"cache-control":"no-store".*not-found/)
    expect(await everything()).toBe(before)
    const good = await call(edge, name, '', undefined, `Bearer ${tokens.good}`)
    expect([good.status, good.headers.get('cache-control')]).toEqual([
      endpoint.answer.status,
      'private, no-store',
    ])
    expect((await edge.rows<{ id: string }>('quote_requests')).map(({ id }) => id)).toContain(quoteId)
  },
)

test.each(withAccess((access) => access === 'file'))(
  '%s answers the key and the uploader’s session, 401 to an ended session alone, and the same 404 to everyone else',
  async (name, endpoint) => {
    const { edge, a, b, expired } = await prepare(endpoint)
    const { tokens } = await makeLinks(edge, b)
    const file = await uploaded(edge, { headers: { cookie: a.cookie } })
    const other = await uploaded(edge)
    const keys = [other.key, 'x', tokens.good, ...tokens.refused].map((token) => `Bearer ${token}`)
    const ended = [expired.cookie, unknownSession]
    const strangers = [
      ...[undefined, b.cookie, malformedSession].map((cookie) => [cookie, undefined] as const),
      ...[undefined, b.cookie, malformedSession, ...ended].flatMap((cookie) =>
        keys.map((key) => [cookie, key] as const),
      ),
    ]
    const answersTo = async (callers: readonly (readonly [cookie?: string, authorization?: string])[]) => {
      const answers = new Set<string>()
      for (const caller of callers)
        for (const id of [file.id, crypto.randomUUID()]) {
          const response = await call(edge, name, id, ...caller)
          answers.add(JSON.stringify([response.status, [...response.headers], await response.text()]))
        }
      return [...answers]
    }
    expect(await answersTo(strangers)).toEqual([
      expect.stringMatching(/^\[404,.*"cache-control","no-store".*not-found/),
    ])
    expect(await answersTo(ended.map((cookie) => [cookie]))).toEqual([
      expect.stringMatching(/^\[401,.*"cache-control","no-store".*unauthenticated/),
    ])
    expect(await edge.rows('files')).toHaveLength(2)
    expect((await call(edge, name, file.id, a.cookie)).status).toBe(endpoint.answer.status)
    expect((await call(edge, name, other.id, undefined, `Bearer ${other.key}`)).status).toBe(
      endpoint.answer.status,
    )
  },
)

/** Whoever is let in may ask who that is: test/functions/staff.test.ts. */
const isGuarded = ([, { roles }]: [EndpointName, Endpoint]) => roles?.length !== 0

test.each(withAccess((access) => access === 'desk').filter(isGuarded))(
  '%s answers the desk, and 404 to strangers, ended links, the link of another request and forged tokens of Access',
  async (name, endpoint) => {
    const { edge, a } = await prepare(endpoint)
    Object.assign(edge.env, accessVars)
    const { reference, tokens } = await makeDeskLinks(edge, a)
    const jwt = await accessTokens('2026-02-01T12:00:00Z')
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          ['quote_requests', 'offers', 'request_events', 'request_messages', 'request_notes', 'outbox'].map(
            edge.rows,
          ),
        ),
      )
    const before = await everything()
    const answers = []
    const isList = !name.includes(':reference')
    const id = isList ? await makeDeskSubject(edge, name) : reference
    const refused = [undefined, ...tokens.refused.map((token) => `Bearer ${token}`)]
    if (isList) refused.push(`Bearer ${tokens.good}`)
    const of = async (response: Response) =>
      JSON.stringify([response.status, Object.fromEntries(response.headers), await response.text()])
    for (const authorization of refused)
      answers.push(await of(await call(edge, name, id, a.cookie, authorization)))
    for (const token of jwt.refused)
      answers.push(await of(await call(edge, name, id, `CF_Authorization=${token}`)))
    answers.push(
      await of(
        // What names nothing refuses nobody whom Access lets in.
        isList
          ? await call(edge, name, '')
          : await call(edge, name, 'DEV-260201-ZZZZZ', `CF_Authorization=${jwt.good}`),
      ),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^\[404,.*"cache-control":"no-store".*not-found/)
    expect(await everything()).toBe(before)
    // What its example names is made in tests of its own.
    if (mayBeAbsent(name, endpoint)) return
    const good = isList
      ? await call(edge, name, id, `CF_Authorization=${jwt.good}`)
      : await call(edge, name, reference, undefined, `Bearer ${tokens.good}`)
    await expectAnswer(endpoint, good)
    expect(good.headers.get('cache-control')).toMatch(/no-store/)
  },
)

test('every endpoint that writes refuses a cross-site request with a session', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  for (const name of names.filter((each) => !each.startsWith('GET '))) {
    const { method, path } = methodAndPath(name)
    const response = await edge.request(`/api${path.replace(/:\w+/, 'x')}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
        'content-type': 'text/plain',
      },
    })
    expect([name, response.status]).toEqual([name, 403])
  }
})

test('the whole contract contains every part once', async () => {
  const parts = await Promise.all(
    Object.values(import.meta.glob('/src/contract/*.ts')).map((load) => load() as Promise<object>),
  )
  const declared = parts
    .flatMap((part) => Object.entries(part))
    .filter(([name]) => name.endsWith('Contract'))
    .flatMap(([, part]) => Object.keys(part as object))
  expect(declared.sort()).toEqual([...names].sort())
})
