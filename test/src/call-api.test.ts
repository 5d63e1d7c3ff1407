import { expect, test } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { createCallApi } from '#src/api/call-api.ts'

/** A client with a mocked response, and its recorded requests. */
function clientOf(answer: () => Response | Promise<Response>) {
  const requests: [url: string, init: RequestInit][] = []
  let unauthenticated = 0
  const callApi = createCallApi({
    fetch: async (url, init) => {
      requests.push([url, init])
      return answer()
    },
    onUnauthenticated: () => {
      unauthenticated++
    },
  })
  return { callApi, requests, unauthenticated: () => unauthenticated }
}

const problem = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ code, fields: { email: 'x' } }), { status, headers })

const refusal = (headers: Record<string, string>) =>
  clientOf(() => problem(429, 'too-many-attempts', headers))
    .callApi('GET /profile')
    .catch((error: unknown) => error)

test('an endpoint name becomes method and address, with escaped parameters and query', async () => {
  const { callApi, requests } = clientOf(() => Response.json({}))
  await callApi('GET /products/:id', { params: { id: 'a/b c' }, query: { lang: 'de' } })
  await callApi('GET /products', {
    query: { category: ['laboratory', 'medical'], q: 'é&x', lang: undefined },
  })
  await callApi('GET /profile')
  expect(requests.map(([url, { method }]) => `${method} ${url}`)).toEqual([
    'GET /api/products/a%2Fb%20c?lang=de',
    'GET /api/products?category=laboratory&category=medical&q=%C3%A9%26x',
    'GET /api/profile',
  ])
})

test('a body is sent as JSON, and a given key as the Idempotency-Key', async () => {
  const { callApi, requests } = clientOf(() => Response.json({ reference: 'MSG-1' }, { status: 201 }))
  const body = { name: 'A', email: 'a@example.org', subject: 'S', message: 'M' }
  expect(await callApi('POST /contact', { body, idempotencyKey: 'k' })).toEqual({ reference: 'MSG-1' })
  expect(requests).toEqual([
    [
      '/api/contact',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
        body: JSON.stringify(body),
      },
    ],
  ])
})

test('a response without a body is null', async () => {
  const { callApi } = clientOf(() => new Response(null, { status: 204 }))
  expect(await callApi('POST /auth/logout')).toBeNull()
})

test('an error keeps its code, its fields and its retry time', async () => {
  const error = await refusal({ 'retry-after': '90' })
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({
    code: 'too-many-attempts',
    fields: { email: 'x' },
    retryAfterSeconds: 90,
  })
})

test.each([{}, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, { 'retry-after': '0' }])(
  'an invalid Retry-After is ignored (%o)',
  async (headers) => {
    expect(await refusal(headers as Record<string, string>)).toMatchObject({ retryAfterSeconds: undefined })
  },
)

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer that is no JSON', () => new Response('<html>', { status: 502 })],
])('%s is an unexpected error', async (_, answer) => {
  const { callApi } = clientOf(answer)
  await expect(callApi('GET /health')).rejects.toMatchObject({ code: 'unavailable' })
})

test('every call detects an ended session and still rejects', async () => {
  const client = clientOf(() => problem(401, 'unauthenticated'))
  const calls = [
    () => client.callApi('GET /profile'),
    () => client.callApi('GET /profile/scales'),
    () => client.callApi('PUT /profile/list', { body: { items: [] } }),
  ]
  for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(client.unauthenticated()).toBe(calls.length)
})

test('a wrong password is not an ended session', async () => {
  const client = clientOf(() => problem(401, 'wrong-password'))
  await expect(client.callApi('DELETE /profile', { body: { password: 'x' } })).rejects.toThrow()
  expect(client.unauthenticated()).toBe(0)
})

test('an upload is sent as a form: first its metadata as JSON, then the file', async () => {
  const { callApi, requests } = clientOf(() => Response.json({ id: 'one' }, { status: 201 }))
  const file = new File(['x'], 'plaque.png', { type: 'image/png' })
  await callApi('POST /files', { upload: { metadata: { name: 'plaque.png', purpose: 'quote' }, file } })
  const [[url, { method, headers, body }] = ['', {}]] = requests
  expect([url, method, headers]).toEqual(['/api/files', 'POST', {}])
  const parts = [...(body as FormData)]
  expect(parts.map(([name]) => name)).toEqual(['metadata', 'file'])
  const [metadata, sent] = parts.map(([, part]) => part as File)
  expect([metadata?.type, JSON.parse((await metadata?.text()) ?? '')]).toEqual([
    'application/json',
    { name: 'plaque.png', purpose: 'quote' },
  ])
  expect([sent?.type, sent?.name]).toEqual(['image/png', 'plaque.png'])
})
