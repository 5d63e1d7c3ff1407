import { expect, test } from 'vitest'
import { insertUser } from '#test/support/accounts.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { openEdge } from '#test/support/edge.ts'
import { metaOf, titleOf } from '#test/support/markup.ts'
import { takeErrors } from '#test/support/no-console-error.ts'

const addresses = [
  ['/dashboard', '/'],
  ['/en/dashboard', '/en'],
  ['/de/dashboard/quotes/DEV-260101-AAAAA', '/de'],
  ['/dashboard/anything', '/'],
] as const

test.each(addresses)(
  '%s redirects a visitor without a session to %s with an uncacheable response',
  async (path, home) => {
    const edge = await openEdge()
    for (const cookie of ['', `__Host-session=${'0'.repeat(64)}`, '__Host-session=x']) {
      const response = await edge.request(path, { headers: cookie ? { cookie } : {} })
      expect([response.status, response.headers.get('location')]).toEqual([302, home])
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
    }
  },
)

test('An invalid session cookie leads home and is not cleared, because a newer cookie could be lost', async () => {
  const edge = await openEdge()
  const response = await edge.request('/dashboard', {
    headers: { cookie: `__Host-session=${'0'.repeat(64)}` },
  })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
  expect(response.headers.getSetCookie()).toEqual([])
})

test('The page shell of the customer area holds no personal data and is not indexed', async () => {
  const edge = await openEdge()
  const { user, cookie } = await insertUser(edge, { firstName: 'Xaveria', company: 'Ostermilch' })
  for (const path of ['/dashboard', '/dashboard/quotes/DEV-260101-AAAAA']) {
    const response = await edge.request(path, { headers: { cookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const page = await response.text()
    expect(metaOf(page, 'robots')).toContain('noindex')
    expect(titleOf(page)).toContain('Haut-Barr')
    for (const own of ['Xaveria', 'Ostermilch', user.email, user.id]) expect(page).not.toContain(own)
    expect(page).toContain('class="spinner"')
  }
})

test('The page shell is rendered when the database fails: an error signs nobody out', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 99 })
  const response = await edge.request('/dashboard', { headers: { cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.getSetCookie()).toEqual([])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(takeErrors().length).toBeGreaterThan(0)
})

test('The address of an unknown request is a 404', async () => {
  const edge = await openEdge()
  const { cookie } = await insertUser(edge)
  for (const path of ['/dashboard/quotes/nonsense', '/dashboard/anything'])
    expect([path, (await edge.request(path, { headers: { cookie } })).status]).toEqual([path, 404])
})

test('The logbook of an instrument asks guests to sign in: the shell, which is the same for every instrument and visitor', async () => {
  const edge = await openEdge()
  const path = (id: string) => `/de/dashboard/appareils/${id}`
  const response = await edge.request(path('01234567-89ab-cdef-0123-456789abcdef'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect([response.headers.get('x-robots-tag'), response.headers.get('referrer-policy')]).toEqual([
    'noindex',
    'no-referrer',
  ])
  expect(await response.text()).toContain('class="spinner"')
  expect((await edge.request(path('nonsense'))).status).toBe(404)
})
