import { expect, test } from 'vitest'
import { type Edge, openEdge, origin, setClock } from '#test/support/edge.ts'
import { expectRefused, foreignHeaders, otherTypes, ownHeaders, streamed } from '#test/support/refusals.ts'

const path = '/api/newsletter'
const body = { email: 'anne@example.org', lang: 'fr' }
const invalid = { status: 422, code: 'invalid-fields' }
const badToken = { status: 422, code: 'invalid-token' }

async function expectNothing(edge: Edge, response: Response, expected: Parameters<typeof expectRefused>[2]) {
  await expectRefused(edge, response, expected)
  expect(await edge.rows('newsletter_subscriptions')).toEqual([])
}

test.each([
  ['no address', { email: undefined }, { email: 'form.required' }],
  ['an empty address', { email: ' ' }, { email: 'form.required' }],
  ['half an address', { email: 'anne@' }, { email: 'form.invalid-email' }],
  ['two addresses', { email: 'a@example.org, b@example.org' }, { email: 'form.invalid-email' }],
  ['a header in disguise', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: 'form.invalid-email' }],
  ['an address too long', { email: `${'a'.repeat(250)}@example.org` }, { email: 'form.invalid-email' }],
  ['another language', { lang: 'it' }, { lang: 'form.choice' }],
  ['an unknown field', { name: 'Anne' }, { name: 'form.unknown' }],
  ...otherTypes('string').map(
    (value) => [`${JSON.stringify(value)} as address`, { email: value }, { email: 'form.type' }] as const,
  ),
] as [string, object, Record<string, string>][])('%s is refused', async (_, change, fields) => {
  const edge = await openEdge()
  await expectNothing(edge, await edge.post(path, { ...body, ...change }), { ...invalid, fields })
})

test.each(foreignHeaders)('a subscription %s is refused', async (_, headers) => {
  const edge = await openEdge()
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  await expectNothing(edge, await edge.request(path, init, 'unspecified'), {
    status: 403,
    code: 'cross-site',
  })
})

test.each(ownHeaders)('a subscription %s is accepted', async (_, headers) => {
  const edge = await openEdge()
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  }
  expect((await edge.request(path, init, 'unspecified')).status).toBe(202)
})

test('invalid JSON, another content type and a body too large are refused', async () => {
  const edge = await openEdge()
  await expectNothing(edge, await edge.post(path, '{"email":'), { status: 400, code: 'unreadable' })
  await expectNothing(edge, await edge.post(path, body, { 'content-type': 'text/plain' }), {
    status: 415,
    code: 'unsupported-type',
  })
  const large = JSON.stringify({ ...body, padding: 'x'.repeat(16 * 1024) })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, duplex: 'half' }
  await expectNothing(edge, await edge.request(path, { ...init, body: streamed(large) } as RequestInit), {
    status: 413,
    code: 'too-large',
  })
})

test('a network may send sixty subscriptions in a quarter of an hour', async () => {
  setClock('2026-11-20T10:05:00.000Z')
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  const headers = { 'cf-connecting-ip': '192.0.2.7' }
  for (let i = 0; i < 60; i++) expect((await edge.post(path, body, headers)).status).toBe(202)
  const refused = await edge.post(path, { email: 'other@example.org' }, headers)
  expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-requests' }])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await edge.rows('newsletter_subscriptions')).toHaveLength(1)
}, 60_000)

/** An edge with one confirmed subscriber and the two tokens of that subscriber. */
async function openSubscribed() {
  const edge = await openEdge()
  await edge.post(path, body)
  const [{ id } = { id: '' }] = await edge.rows<{ id: string }>('newsletter_subscriptions')
  const { linkToken } = await import('#functions/platform/links.ts')
  const confirmToken = await linkToken(edge.env, 'newsletter-confirm', id)
  await edge.post(`${path}/confirm`, { token: confirmToken })
  return { edge, id, confirmToken, token: await linkToken(edge.env, 'newsletter-unsubscribe', id) }
}
const states = async (edge: Edge) => (await edge.rows('newsletter_subscriptions')).map(({ state }) => state)
const oneClick = (edge: Edge, query: string, formBody = 'List-Unsubscribe=One-Click', headers = {}) =>
  edge.request(
    `${path}/unsubscribe${query}`,
    {
      method: 'POST',
      body: formBody,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    },
    'unspecified',
  )

test('a token that is forged, cut, or of another purpose, secret or id neither confirms nor unsubscribes', async () => {
  const { edge, id, token, confirmToken } = await openSubscribed()
  const { linkToken } = await import('#functions/platform/links.ts')
  const elsewhere = { ...edge.env, LINK_SECRET: 'another secret of the same good length' }
  const forged = [
    'x',
    id,
    `${id}.`,
    `${id}.${'A'.repeat(43)}`,
    token.slice(0, -1),
    `${token}A`,
    `${crypto.randomUUID()}.${token.split('.')[1]}`,
    await linkToken(elsewhere, 'newsletter-unsubscribe', id),
    "' or 1=1 --",
  ]
  for (const bad of [...forged, confirmToken]) {
    const refused = await edge.post(`${path}/unsubscribe`, { token: bad })
    expect([bad, refused.status, await refused.json()]).toMatchObject([bad, 422, badToken])
    expect((await oneClick(edge, `?token=${encodeURIComponent(bad)}`)).status).toBe(422)
  }
  for (const bad of [...forged, token]) {
    const refused = await edge.post(`${path}/confirm`, { token: bad })
    expect([bad, refused.status, await refused.json()]).toMatchObject([bad, 422, badToken])
  }
  expect(await states(edge)).toEqual(['confirmed'])
})

test('after a change of the secret the links of sent mails work while the old one is there, and new ones are of the new one', async () => {
  const { edge, id, token } = await openSubscribed()
  const { idOfToken, linkToken } = await import('#functions/platform/links.ts')
  const old = edge.env.LINK_SECRET
  edge.env.LINK_SECRET = 'the secret after the change, long enough'
  expect((await oneClick(edge, `?token=${token}`)).status, 'old secret unknown').toBe(422)
  const fresh = await linkToken(edge.env, 'newsletter-unsubscribe', id)
  edge.env.LINK_SECRET_PREVIOUS = old
  expect(await linkToken(edge.env, 'newsletter-unsubscribe', id)).toBe(fresh)
  expect(fresh).not.toBe(token)
  expect(await idOfToken(edge.env, 'newsletter-unsubscribe', fresh)).toBe(id)
  await expect(idOfToken(edge.env, 'newsletter-confirm', token), 'of its purpose only').rejects.toThrow()
  const short = { ...edge.env, LINK_SECRET_PREVIOUS: 'short' }
  const weak = await linkToken(
    { ...edge.env, SITE_ORIGIN: 'http://localhost', LINK_SECRET: 'short' },
    'newsletter-unsubscribe',
    id,
  )
  await expect(idOfToken(short, 'newsletter-unsubscribe', weak), 'a short secret is none').rejects.toThrow()
  expect((await oneClick(edge, `?token=${token}`)).ok).toBe(true)
  expect(await states(edge)).toEqual([])
})

test.each([
  ['', { token: 'form.required' }],
  ['x'.repeat(300), { token: 'form.too-long' }],
  [7, { token: 'form.type' }],
  [undefined, { token: 'form.required' }],
])('the token %j is refused with a field error', async (token, fields) => {
  const edge = await openEdge()
  for (const action of ['confirm', 'unsubscribe'])
    await expectNothing(edge, await edge.post(`${path}/${action}`, { token }), { ...invalid, fields })
})

test.each([
  ['as a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [
    'in parts',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ],
])('a one-click POST %s unsubscribes, also when repeated', async (_, formBody, type) => {
  const { edge, token } = await openSubscribed()
  for (let i = 0; i < 2; i++) {
    const answer = await oneClick(edge, `?token=${token}&lang=fr`, formBody, { 'content-type': type })
    expect([answer.status, await answer.json()]).toEqual([200, { state: 'unsubscribed' }])
    expect(await states(edge)).toEqual([])
  }
})

test('one-click unsubscribe needs the body of RFC 8058, no cross-site request and a small body', async () => {
  const { edge, token } = await openSubscribed()
  const query = `?token=${token}`
  const statuses = [
    (await oneClick(edge, query, '')).status,
    (await oneClick(edge, query, 'a=b')).status,
    (await oneClick(edge, query, 'List-Unsubscribe=One-Click', { origin: 'https://evil.example' })).status,
    (await oneClick(edge, query, 'x'.repeat(2000))).status,
    (await oneClick(edge, '')).status,
  ]
  expect(statuses).toEqual([400, 400, 403, 413, 415])
  expect(await states(edge)).toEqual(['confirmed'])
})

test('a GET of the one-click address changes nothing and redirects to the page in the language of the mail', async () => {
  const { edge, token } = await openSubscribed()
  const to = async (query: string) => {
    const answer = await edge.request(`${path}/unsubscribe${query}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    return answer.headers.get('location')
  }
  expect(await to(`?token=${token}&lang=de`)).toBe(`/de/newsletter#unsubscribe=${token}`)
  expect(await to(`?token=${token}`)).toBe(`/newsletter#unsubscribe=${token}`)
  expect(await to(`?token=${token}&lang=//evil.example`)).toBe(`/newsletter#unsubscribe=${token}`)
  expect(await to(`?token=${encodeURIComponent('"><script>')}`)).toBe('/newsletter')
  expect(await to('')).toBe('/newsletter')
  expect(await states(edge)).toEqual(['confirmed'])
})

test.each(['/newsletter', '/newsletter/confirm'])('%s accepts only POST', async (address) => {
  const edge = await openEdge()
  const answer = await edge.request(`/api${address}`)
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('the newsletter link pages are not indexed', async () => {
  const edge = await openEdge()
  const page = await (await edge.request('/newsletter')).text()
  expect(page).toMatch(/<meta name="robots" content="noindex, nofollow"/)
  expect(await (await edge.request('/sitemap.xml')).text()).not.toContain(`${origin}/newsletter`)
})
