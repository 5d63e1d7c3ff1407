import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '#config/accounts.ts'
import { setTime, signupBody } from '#test/support/accounts.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'

vi.mock('#config/features.ts', async (original) => {
  const { features } = await original<typeof import('#config/features.ts')>()
  return { features: { ...features, turnstileSiteKey: 'site-key' } }
})

/** What was sent to Turnstile, and what it answers. */
let asked: { secret: string; response: string; remoteip?: string }[] = []
let answer: () => Promise<Response>
const says = (verdict: object) => async () => Response.json(verdict)

const verifier = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const network = fetch
beforeEach(() => {
  asked = []
  answer = says({ success: true, action: 'signup' })
  vi.stubGlobal('fetch', async (to: string | URL, init: RequestInit) => {
    if (to !== verifier) return network(to, init)
    asked.push(JSON.parse(String(init.body)))
    return answer()
  })
})
afterEach(() => void vi.unstubAllGlobals())

let networks = 0
const signUp = (edge: Edge, changes: object = {}) =>
  edge.post(
    '/api/auth/signup',
    { ...signupBody, email: `person${++networks}@example.org`, ...changes },
    { 'cf-connecting-ip': `203.0.${networks}.7` },
  )
const proof = 'a-token'

/** A day on which half of the places are taken. */
async function halfTaken(): Promise<Edge> {
  setTime('2026-03-10T10:00:00Z')
  const edge = await openEdge({ vars: { TURNSTILE_SECRET: 'secret' } })
  for (let i = 0; i < accounts.registrationsPerDay / 2; i++) expect((await signUp(edge)).status).toBe(201)
  expect(asked).toEqual([])
  return edge
}

test('from half of the daily limit on a sign-up needs a proof, which Turnstile judges', async () => {
  const edge = await halfTaken()
  const refused = await signUp(edge)
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({
    code: 'invalid-fields',
    fields: { proof: 'auth.proof-needed' },
  })
  expect(asked).toEqual([])
  expect((await signUp(edge, { proof })).status).toBe(201)
  expect(asked).toEqual([{ secret: 'secret', response: proof, remoteip: `203.0.${networks}.7` }])
  setTime('2026-03-11T10:00:00Z')
  expect((await signUp(edge)).status, 'the next day').toBe(201)
})

test.each([
  ['refuses it', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['says that it is of another form', { success: true, action: 'login' }],
  ['names no form', { success: true }],
])('a proof is refused when Turnstile %s', async (_, verdict) => {
  const edge = await halfTaken()
  answer = says(verdict)
  expect((await signUp(edge, { proof })).status).toBe(422)
})

test.each([
  ['does not answer', () => Promise.reject(new Error('no network'))],
  ['answers with a page', async () => new Response('<html>', { status: 502 })],
  ['answers with something else', says({ ok: true })],
])('nobody signs up unjudged when Turnstile %s, and nothing counts', async (_, failing) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const edge = await halfTaken()
  answer = failing
  const email = 'again@example.org'
  const response = await signUp(edge, { email, proof })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  expect(logged).toHaveBeenCalled()
  answer = says({ success: true, action: 'signup' })
  expect((await signUp(edge, { email, proof })).status).toBe(201)
})

test('pages let the check in, and nothing else of another origin', async () => {
  const edge = await openEdge()
  const { headers } = await edge.request('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com;")
  expect(policy).toContain('frame-src https://challenges.cloudflare.com;')
  expect(policy).toContain("connect-src 'self';")
  expect(headers.get('cross-origin-embedder-policy')).toBe('unsafe-none')
  expect(await (await edge.request('/politique-de-confidentialite')).text()).toContain('Turnstile')
})
