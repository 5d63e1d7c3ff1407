import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { openEdge } from '#test/support/edge.ts'
import { expectRefused, foreignHeaders, ownHeaders, streamed } from '#test/support/refusals.ts'
import { shortQuote } from '#test/support/requests.ts'

const invalid = { status: 422, code: 'invalid-fields' }
const unreadable = { status: 400, code: 'unreadable' }

test.each([
  ['broken JSON', '{"name":'],
  ['nothing', ''],
  ['two documents', '{} {}'],
  ['a NUL in a text', JSON.stringify({ ...shortQuote, company: 'a\0b' })],
  ['a NUL in a name of a field', JSON.stringify({ ...shortQuote, 'a\0': 1 })],
  ['a lone surrogate', `{"name":"\\ud800"}`],
  ['an own __proto__', '{"__proto__":{"termsAccepted":true},"name":"x"}'],
  ['too many levels', JSON.stringify({ ...shortQuote, items: [[[[[[[[[[1]]]]]]]]]] })],
])('a body with %s is refused as unreadable', async (_, body) => {
  const edge = await openEdge()
  await expectRefused(edge, await edge.post('/api/quotes', body), unreadable)
})

test('a body that is not UTF-8 is refused as unreadable', async () => {
  const edge = await openEdge()
  const body = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  await expectRefused(edge, await edge.request('/api/quotes', { method: 'POST', body, headers }), unreadable)
})

test.each(['null', '[]', '"text"', '7', 'true', '[{}]'])(
  'the JSON document %s is refused as a request',
  async (body) => {
    const edge = await openEdge()
    await expectRefused(edge, await edge.post('/api/quotes', body), invalid)
  },
)

const tooLarge = JSON.stringify({ ...shortQuote, padding: 'x'.repeat(limits.visitBodyBytes) })
const asJson = {
  'content-type': 'application/json',
  'idempotency-key': '2c5ea4c0-4067-41d2-8bff-4a3f2d3c4d5e',
}

test.each([
  [
    'with its Content-Length',
    { body: tooLarge, headers: { ...asJson, 'content-length': String(tooLarge.length) } },
  ],
  ['without Content-Length', { body: streamed(tooLarge), headers: asJson, duplex: 'half' }],
  [
    'with a wrong Content-Length',
    { body: streamed(tooLarge), headers: { ...asJson, 'content-length': '10' }, duplex: 'half' },
  ],
  ['with a large Content-Length', { body: '{}', headers: { ...asJson, 'content-length': '999999999' } }],
])('a body %s is refused when it is too large', async (_, init) => {
  const edge = await openEdge()
  const response = await edge.request('/api/quotes', { method: 'POST', ...init } as RequestInit)
  await expectRefused(edge, response, { status: 413, code: 'too-large' })
})

test('a body of exactly the maximum size is accepted', async () => {
  const edge = await openEdge()
  const empty = JSON.stringify({ padding: '' })
  const body = JSON.stringify({ padding: 'x'.repeat(256 * 1024 - empty.length) })
  await expectRefused(edge, await edge.post('/api/quotes', body), invalid)
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json5',
  'text/json',
  'application/problem+json',
  '',
])('the content type %j is refused', async (type) => {
  const edge = await openEdge()
  const response = await edge.post('/api/quotes', shortQuote, { 'content-type': type })
  await expectRefused(edge, response, { status: 415, code: 'unsupported-type' })
})

test.each(['application/json; charset=utf-8', 'Application/JSON'])(
  'the content type %s is accepted',
  async (type) => {
    const edge = await openEdge()
    expect((await edge.post('/api/quotes', shortQuote, { 'content-type': type })).status).toBe(201)
  },
)

test.each([
  '',
  'abc',
  '123',
  '2c5ea4c0-4067-41d2-8bff',
  '{2c5ea4c0-4067-41d2-8bff-4a3f2d3c4d5e}',
  '2c5ea4c0406741d28bff4a3f2d3c4d5e',
  'x'.repeat(300),
])('the key %j is refused', async (key) => {
  const edge = await openEdge()
  const response = await edge.post('/api/quotes', shortQuote, { 'idempotency-key': key })
  await expectRefused(edge, response, {
    ...unreadable,
    fields: { 'Idempotency-Key': expect.stringMatching(/^form\./) },
  })
})

test('a request without a key is refused', async () => {
  const edge = await openEdge()
  const headers = { 'content-type': 'application/json' }
  const response = await edge.request('/api/quotes', {
    method: 'POST',
    body: JSON.stringify(shortQuote),
    headers,
  })
  await expectRefused(edge, response, {
    ...unreadable,
    fields: { 'Idempotency-Key': expect.stringMatching(/^form\./) },
  })
})

const send = (edge: Awaited<ReturnType<typeof openEdge>>, headers: Record<string, string>) =>
  edge.request(
    '/api/quotes',
    { method: 'POST', body: JSON.stringify(shortQuote), headers: { ...asJson, ...headers } },
    'unspecified',
  )

test.each(foreignHeaders)('a request %s is refused', async (_, headers) => {
  const edge = await openEdge()
  await expectRefused(edge, await send(edge, headers), { status: 403, code: 'cross-site' })
})

test.each(ownHeaders)('a request %s is accepted', async (_, headers) => {
  const edge = await openEdge()
  expect((await send(edge, headers)).status).toBe(201)
})

test.each([
  ['GET', '/api/quotes', 'POST'],
  ['HEAD', '/api/quotes', 'POST'],
  ['PUT', '/api/quotes', 'POST'],
  ['PATCH', '/api/contact', 'POST'],
  ['DELETE', '/api/quotes', 'POST'],
  ['POST', '/api/products', 'GET'],
  ['DELETE', '/api/products/montevigne-p1', 'GET'],
  ['POST', '/api/health', 'GET'],
  ['POST', '/api/openapi.json', 'GET'],
])('%s %s returns 405 with the Allow header', async (method, path, allowed) => {
  const edge = await openEdge()
  const response = await edge.request(path, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')?.split(', ')).toContain(allowed)
  if (method !== 'HEAD')
    expect(await response.json()).toMatchObject({ code: 'method-not-allowed', status: 405 })
})

test.each([
  ['GET', '/api'],
  ['GET', '/api/'],
  ['GET', '/api/nothing'],
  ['POST', '/api/nothing'],
  ['GET', '/api/quotes/1'],
  ['GET', '/api/products/'],
  ['GET', '/api//products'],
  ['GET', '/api/products/montevigne-p1/variants'],
  ['DELETE', '/api/constructor'],
])('%s %s is an unknown path of the API', async (method, path) => {
  const edge = await openEdge()
  const response = await edge.request(path, { method })
  await expectRefused(edge, response, { status: 404, code: 'not-found', fields: {} })
})
