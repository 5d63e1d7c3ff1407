import { expect, test } from 'vitest'
import { app } from '#functions/app.ts'
import type { Bindings } from '#functions/env.ts'
import { password, signupBody } from '#test/support/accounts.ts'
import { catalogue, catalogueOf, importCatalogue, openEdge, origin } from '#test/support/edge.ts'
import { laggingD1 } from '#test/support/lagging-d1.ts'
import { quoteLine } from '#test/support/quote-items.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'
import { scaleBody } from '#test/support/scale-body.ts'

const wholeCatalogue = catalogueOf('montevigne-p1', 'tarnoval-tr2')

/** A site whose replica lags behind until it is told to catch up, or a bookmark asks for it. */
async function openLagging(vars: Partial<Bindings> = {}) {
  const [edge, copy] = [
    await openEdge({ catalogue: wholeCatalogue, vars }),
    await openEdge({ catalogue: wholeCatalogue }),
  ]
  const lagging = laggingD1(edge.env.DB, copy.env.DB)
  const env = { ...edge.env, DB: lagging.db }
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    return app.request(origin + path, { ...init, headers }, env, edge.ctx)
  }
  return { ...lagging, edge, copy, env, request }
}
type Lagging = Awaited<ReturnType<typeof openLagging>>

/** A browser: it keeps the cookies that it is sent. */
function browserOf({ request }: Lagging, network = '203.0.113.7') {
  const cookies = new Map<string, string>()
  async function send(method: string, path: string, body?: unknown) {
    const response = await request(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'cf-connecting-ip': network,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, response }
  }
  return { cookies, send, get: async (path: string) => (await send('GET', path)).body }
}

async function signedIn(lagging: Lagging) {
  const browser = browserOf(lagging)
  expect((await browser.send('POST', '/api/auth/signup', signupBody)).status).toBe(201)
  return browser
}

test('who signs up, in or out is known as such at once', async () => {
  const lagging = await openLagging()
  const browser = await signedIn(lagging)
  expect((await browser.get('/api/auth/session')).user).toMatchObject({ email: signupBody.email })
  expect((await browser.send('GET', '/dashboard')).status).toBe(200)
  expect((await browser.send('POST', '/api/auth/logout')).status).toBe(204)
  expect((await browser.get('/api/auth/session')).user).toBeNull()
  const { email } = signupBody
  expect((await browser.send('POST', '/api/auth/login', { email, password })).status).toBe(200)
  expect((await browser.get('/api/auth/session')).user).toMatchObject({ email })
})

const changes: [what: string, method: string, path: string, body: object, read: string, shows: string][] = [
  ['the profile', 'PATCH', '/api/profile', { city: 'Saverne' }, '/api/profile', 'Saverne'],
  [
    'a quote request',
    'POST',
    '/api/quotes',
    { ...shortQuote, message: 'Et hop' },
    '/api/profile/quotes',
    'Et hop',
  ],
  ['an instrument', 'POST', '/api/profile/scales', scaleBody, '/api/profile/scales', scaleBody.serial],
  [
    'the saved list',
    'PUT',
    '/api/profile/list',
    { items: [quoteLine('montevigne-p1')] },
    '/api/profile/list',
    'montevigne-p1',
  ],
]

test.each(changes)(
  'who has changed %s reads it at once, from a replica',
  async (_, method, path, body, read, shows) => {
    const lagging = await openLagging()
    const browser = await signedIn(lagging)
    expect((await browser.send(method, path, body)).status).toBeLessThan(300)
    const before = { ...lagging.answered }
    expect(JSON.stringify(await browser.get(read))).toContain(shows)
    expect(lagging.answered.primary).toBe(before.primary)
    expect(lagging.answered.replica).toBeGreaterThan(before.replica)
  },
)

test('the bookmark is a cookie that scripts cannot read, and nobody who is not signed in gets one', async () => {
  const lagging = await openLagging()
  const cookieOf = (response: Response) =>
    response.headers.getSetCookie().find((line) => line.startsWith('__Host-bookmark='))
  const { response } = await browserOf(lagging).send('POST', '/api/auth/signup', signupBody)
  expect(cookieOf(response)).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  const stranger = await browserOf(lagging).send('POST', '/api/contact', contactBody)
  expect([stranger.status, cookieOf(stranger.response)]).toEqual([201, undefined])
})

test.each(['x', 'first-unconstrained', `${'0'.repeat(8)};`])(
  'a bookmark that is none (%s) is read from the primary',
  async (made) => {
    const lagging = await openLagging()
    const browser = await signedIn(lagging)
    await browser.send('PATCH', '/api/profile', { city: 'Saverne' })
    browser.cookies.set('__Host-bookmark', made)
    expect((await browser.get('/api/profile')).city).toBe('Saverne')
  },
)

test('pages and public answers never ask the primary', async () => {
  const { request, answered } = await openLagging()
  for (const path of [
    '/',
    '/products',
    '/products/montevigne-p1',
    '/blog',
    '/api/products?q=balance',
    '/sitemap.xml',
  ])
    expect([path, (await request(path)).status]).toEqual([path, 200])
  expect(answered.primary).toBe(0)
  expect(answered.replica).toBeGreaterThan(0)
})

test('an isolate asks all its public questions in one session, so that it never reads behind a version it has seen', async () => {
  const { env, edge } = await openLagging()
  const sessions: string[] = []
  const withSession = (from: string) => {
    sessions.push(from)
    return env.DB.withSession(from)
  }
  const watched = { ...env, DB: { ...env.DB, withSession } as D1Database }
  for (const path of ['/', '/products', '/blog', '/api/services'])
    expect((await app.request(origin + path, {}, watched, edge.ctx)).status).toBe(200)
  expect(sessions).toEqual(['first-unconstrained'])
})

test('a product that only the primary knows yet can be requested', async () => {
  const lagging = await openLagging()
  await importCatalogue(lagging.edge.env.DB, catalogue)
  const added = catalogue.products.find(({ id }) => !wholeCatalogue.products.some((known) => known.id === id))
  const items = [{ productId: added?.id, quantity: 1, accessories: [] }]
  const { status } = await browserOf(lagging).send('POST', '/api/quotes', { ...shortQuote, items })
  expect(status).toBe(201)
})

test('of thirty people who sign up at once exactly ten get an account', async () => {
  const lagging = await openLagging({ RATE_LIMITS: 'on' })
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      browserOf(lagging, `203.0.${i}.7`).send('POST', '/api/auth/signup', {
        ...signupBody,
        email: `p${i}@example.org`,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  expect(await lagging.edge.rows('users')).toHaveLength(10)
})

test('of fifteen requests for a reset from one network exactly ten pass', async () => {
  const lagging = await openLagging({ RATE_LIMITS: 'on' })
  const browser = browserOf(lagging)
  const answers = await Promise.all(
    Array.from({ length: 15 }, () =>
      browser.send('POST', '/api/auth/password-reset', { email: 'anne@example.org' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(10)
})

test('a submission that is sent twice at once is stored once', async () => {
  const lagging = await openLagging()
  const key = crypto.randomUUID()
  const send = () =>
    lagging.request('/api/quotes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(shortQuote),
    })
  const answers = await Promise.all([send(), send()])
  const references = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  )
  expect(new Set(references).size).toBe(1)
  expect(await lagging.edge.rows('quote_requests')).toHaveLength(1)
})

test('a session that another device has ended changes nothing any more', async () => {
  const lagging = await openLagging()
  const browser = await signedIn(lagging)
  await lagging.catchUp()
  await lagging.edge.env.DB.prepare('delete from sessions').run()
  expect((await browser.send('PATCH', '/api/profile', { city: 'Saverne' })).status).toBe(401)
})
