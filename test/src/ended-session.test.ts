import { getDefaultStore } from 'jotai'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { CallApi } from '#src/api/call-api.ts'

const user = {
  uid: 'u',
  email: 'anne@example.org',
  firstName: 'Anne',
  lastName: 'Klein',
  displayName: 'Anne Klein',
  emailVerified: true,
}

/** Mocks the session endpoints; after the session has ended there is no user. */
const edge = { signedIn: true, sessionRequests: 0 }

function answer(path: string): Response {
  if (path === '/api/auth/session') {
    edge.sessionRequests += 1
    return Response.json({ user: edge.signedIn ? user : null }, { headers: { 'cache-control': 'no-store' } })
  }
  if (edge.signedIn) return Response.json({ items: [] }, { headers: { 'cache-control': 'no-store' } })
  return Response.json({ code: 'unauthenticated', fields: {} }, { status: 401 })
}

/** Relative addresses resolve against the page in a browser. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input instanceof Request ? input : new URL(input, 'https://site.test'), init)
  }
}

let callApi: CallApi

beforeAll(async () => {
  // The client keeps the functions that it finds when it is loaded.
  vi.resetModules()
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', async (request: Request) => answer(new URL(request.url).pathname))
  callApi = (await import('#src/api/browser-client.ts')).callCached
})
afterAll(() => vi.unstubAllGlobals())

test('any call that finds the session ended reloads the session, which is then signed out', async () => {
  const { loadSession, sessionAtom } = await import('#src/accounts/session.ts')
  const session = () => getDefaultStore().get(sessionAtom)
  await loadSession(callApi)
  await callApi('GET /profile/scales')
  expect(session()).toEqual({ status: 'known', user })
  expect(edge.sessionRequests).toBe(1)
  edge.signedIn = false
  await expect(callApi('GET /profile/list')).rejects.toMatchObject({ code: 'unauthenticated' })
  await vi.waitFor(() => expect(session()).toEqual({ status: 'known', user: null, lost: user }))
  expect(edge.sessionRequests).toBe(2)
})
