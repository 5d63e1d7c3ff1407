import { expect, test, vi } from 'vitest'
import { deliverAll } from '#test/support/accounts.ts'
import { openEdge } from '#test/support/edge.ts'
import { contactBody } from '#test/support/requests.ts'

const staging = { ENVIRONMENT: 'staging', MAIL_STAFF: 'jean@scales.example, @atelier.example' }

test.each([
  '/',
  '/en/products',
  '/no-such-page',
  '/fr/',
  '/dashboard',
  '/robots.txt',
  '/api/products',
  '/api/x',
])('on staging %s is not to be indexed', async (path) => {
  const edge = await openEdge({ vars: staging })
  expect((await edge.request(path)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('on production pages are to be indexed', async () => {
  const edge = await openEdge()
  expect((await edge.request('/')).headers.get('x-robots-tag')).toBeNull()
})

/** Whom the mails of a message from that address reach. */
async function reached(email: string, vars: Parameters<typeof openEdge>[0] = {}) {
  const edge = await openEdge(vars)
  expect((await edge.post('/api/contact', { ...contactBody, email })).status).toBe(201)
  const sent = (await deliverAll(edge)).map(({ to }) => to)
  const rows = await edge.rows<{ state: string }>('outbox')
  expect(rows.map(({ state }) => state)).toEqual(sent.map(() => 'sent'))
  return sent.sort()
}

test.each([
  ['anne@example.org', ['office@scales.example']],
  ['anne@atelier.example.org', ['office@scales.example']],
  ['jean@scales.example', ['jean@scales.example', 'office@scales.example']],
  ['Jean@Scales.Example', ['Jean@scales.example', 'office@scales.example']],
  ['lea@atelier.example', ['lea@atelier.example', 'office@scales.example']],
])('on staging a message from %s writes to %j only', async (email, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(await reached(email, { vars: staging })).toEqual(expected)
})

test('without a list staging writes to company and operator only, production to everybody', async () => {
  expect(await reached('jean@scales.example', { vars: { ENVIRONMENT: 'staging' } })).toEqual([
    'office@scales.example',
  ])
  expect(await reached('jean@scales.example')).toEqual(['jean@scales.example', 'office@scales.example'])
})
