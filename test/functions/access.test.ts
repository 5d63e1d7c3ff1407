import { expect, test } from 'vitest'
import { api } from '#functions/api.ts'
import { openapi } from '#functions/openapi.ts'
import { type Case, rules } from '#test/support/access-rules.ts'
import { givenUser, turnTime } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'

/**
 * Who may do what, for every route of the router: nobody, its owner A, another customer B, A's session after it has
 * expired, and a forged one. A route that is not in the table fails.
 */
const routes = [...api.routes, ...openapi.routes]
  .filter(({ method }) => method !== 'ALL')
  .map(({ method, path }) => `${method} ${path}`)
const names = [...new Set(routes)].sort()

test('every route has a rule, and every rule a route', () => {
  expect(Object.keys(rules).sort()).toEqual(names)
})

async function given(rule: Case) {
  const edge = await openEdge()
  turnTime('2026-01-01T12:00:00Z')
  const expired = await givenUser(edge)
  turnTime('2026-02-01T12:00:00Z')
  const a = await givenUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  const b = await givenUser(edge, { emailVerifiedAt: '2026-01-05T09:00:00.000Z' })
  return { edge, a, b, expired, own: (await rule.own?.(edge, a)) ?? '' }
}

function ask(edge: Edge, name: string, rule: Case, id: string, cookie?: string): Promise<Response> {
  const [method = '', path = ''] = name.split(' ')
  const body = rule.body === undefined ? {} : { body: JSON.stringify(rule.body) }
  const headers = {
    ...(cookie ? { cookie } : {}),
    ...(rule.body === undefined ? {} : { 'content-type': 'application/json' }),
    ...rule.headers,
  }
  return edge.request(`/api${path.replace(/:\w+(\{[^}]*\})?/, id)}${rule.query ?? ''}`, {
    method,
    headers,
    ...body,
  })
}

const forged = [
  '__Host-session=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
  '__Host-session=',
  '__Host-session=../../etc/passwd',
  'session=0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef',
]

const of = (...kinds: Case['who'][]) => Object.entries(rules).filter(([, rule]) => kinds.includes(rule.who))

test.each(of('everybody'))('%s answers everybody alike', async (name, rule) => {
  const { edge, a } = await given(rule)
  const anonymous = await ask(edge, name, rule, 'unknown')
  expect([401, 404, 405].includes(anonymous.status) ? anonymous.status : 'open').toBe(rule.status ?? 'open')
  const signedIn = await ask(edge, name, { ...rule, headers: again(rule) }, 'unknown', a.cookie)
  expect(signedIn.status).toBe(anonymous.status)
  const withForged = await ask(edge, name, { ...rule, headers: again(rule) }, 'unknown', forged[0])
  expect(withForged.status).toBe(anonymous.status)
})
/** Another request, not the first one again. */
const again = ({ headers }: Case) =>
  headers?.['idempotency-key'] ? { 'idempotency-key': crypto.randomUUID() } : (headers ?? {})

test.each(of('customer', 'owner'))('%s is closed to those who are not signed in', async (name, rule) => {
  const { edge, expired, own } = await given(rule)
  const before = JSON.stringify([
    await edge.rows('users'),
    await edge.rows('quote_requests'),
    await edge.rows('scales'),
  ])
  for (const cookie of [undefined, expired.cookie, ...forged]) {
    const response = await ask(edge, name, rule, own, cookie)
    expect([cookie, response.status, response.headers.get('content-type')]).toEqual([
      cookie,
      401,
      'application/problem+json',
    ])
    expect(await response.json()).toMatchObject({ code: 'unauthenticated', fields: {} })
  }
  const after = JSON.stringify([
    await edge.rows('users'),
    await edge.rows('quote_requests'),
    await edge.rows('scales'),
  ])
  expect(after).toBe(before)
})

test.each(of('customer'))('%s answers a customer, and no cache keeps it', async (name, rule) => {
  const { edge, a } = await given(rule)
  const response = await ask(edge, name, rule, '', a.cookie)
  expect(response.status).toBe(rule.status ?? 200)
  expect(response.headers.get('cache-control')).toMatch(/no-store/)
})

test.each(of('owner'))('%s answers its owner; to another it does not exist', async (name, rule) => {
  const { edge, a, b, own } = await given(rule)
  const foreign = await ask(edge, name, rule, own, b.cookie)
  const unknown = await ask(edge, name, rule, rule.unknown ?? crypto.randomUUID(), b.cookie)
  expect([foreign.status, await foreign.text()]).toEqual([404, await unknown.text()])
  expect([...foreign.headers].sort()).toEqual([...unknown.headers].sort())
  const owners = await ask(edge, name, rule, own, a.cookie)
  expect([name, owners.status]).toEqual([name, rule.status ?? 200])
})

test('what is sent from another site with a session is refused on every route that writes', async () => {
  const edge = await openEdge()
  const { cookie } = await givenUser(edge)
  for (const name of names.filter((route) => !route.startsWith('GET '))) {
    const rule = rules[name]
    if (!rule) throw new Error(name)
    const response = await edge.request(`/api${name.split(' ')[1]?.replace(/:\w+/, 'x')}`, {
      method: name.split(' ')[0] ?? '',
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
