import { expect, test } from 'vitest'
import worker from '#functions/index.ts'
import { recordSweep } from '#functions/operations/watch.ts'
import { faultyD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, origin } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { openWellEdge } from '#test/support/well-edge.ts'

const access = { ACCESS_TEAM_DOMAIN: 'haut-barr.cloudflareaccess.com', ACCESS_AUD: 'a1'.repeat(32) }

test.each([
  [{}, 'renseignez ACCESS_TEAM_DOMAIN et ACCESS_AUD'],
  [{ ...access, ACCESS_AUD: '' }, 'renseignez ACCESS_AUD'],
  [{ ...access, ACCESS_TEAM_DOMAIN: 'https://evil.example' }, 'equipe.cloudflareaccess.com'],
  [{ ...access, ACCESS_AUD: 'x' }, 'audience'],
  [{ ...access, LINK_SECRET: '' }, 'LINK_SECRET'],
])('the health check says in French what the desk lacks (%#)', async (vars, text) => {
  const edge = await openEdge({ vars })
  const { desk } = (await (await edge.request('/api/health')).json()) as { desk: string }
  expect(desk).toContain(text)
})

test('the health check returns an uncacheable 200 while the database works', async () => {
  const edge = await openEdge({ vars: access })
  const response = await edge.request('/api/health')
  expect([response.status, await response.json()]).toEqual([
    200,
    { status: 'ok', mail: 'ok', links: 'ok', files: 'ok', desk: 'ok' },
  ])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('the health check returns 503 with Retry-After and no details when the database fails', async () => {
  const edge = await openEdge()
  edge.env.DB = faultyD1(edge.env.DB, { when: 'before', times: 1 })
  const response = await edge.request('/api/health')
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'unavailable', fields: {} }])
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

const key = 'a-key-of-the-operator'
const deep = (edge: Edge, given?: string) =>
  edge.request(
    '/api/health?deep',
    given === undefined ? {} : { headers: { authorization: `Bearer ${given}` } },
  )

test('the deep health check answers 200 to the key when nothing is wrong, and 404 to everybody else', async () => {
  const edge = await openWellEdge({ vars: { MONITOR_KEY: key } })
  await recordSweep(edge.env)
  const response = await deep(edge, key)
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'ok', mail: 'ok' }])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  for (const given of [undefined, '', 'x', `${key}x`]) expect((await deep(edge, given)).status).toBe(404)
  edge.env.MONITOR_KEY = ''
  for (const given of [undefined, '', key]) expect((await deep(edge, given)).status).toBe(404)
})

test('the deep health check answers 503 with what is wrong, and nothing personal', async () => {
  const edge = await openWellEdge({ vars: { MONITOR_KEY: key } })
  const FILES = { head: () => Promise.reject(new Error('no file of anne@example.org')) }
  Object.assign(edge.env, { FILES })
  const response = await deep(edge, key)
  const text = await response.text()
  expect([response.status, Object.keys(JSON.parse(text).fields)]).toEqual([503, ['bindings', 'cron']])
  expect(text).not.toContain('@')
})

test.each([
  [
    { MAIL_TRANSPORT: 'smtp' },
    'Variables d’environnement du backend manquantes pour l’envoi des e-mails : SMTP_HOST, SMTP_PORT, SMTP_USERNAME, SMTP_PASSWORD.',
  ],
  [
    { MAIL_TRANSPORT: 'emailjs', EMAILJS_SERVICE_ID: 'x' },
    'manquantes pour l’envoi des e-mails : EMAILJS_PUBLIC_KEY, EMAILJS_TEMPLATE_ID.',
  ],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ MAIL_TRANSPORT: 'pigeon' }, 'valeurs possibles : cloudflare, smtp, emailjs, file'],
])('a mail configuration error (%j) is reported in French without secrets', async (vars, text) => {
  const edge = await openEdge({ vars: { ...vars, SMTP_PASSWORD: '', RATE_LIMIT_SECRET: 'geheim' } })
  const response = await edge.request('/api/health')
  const { status, mail } = (await response.json()) as Record<string, string>
  expect([response.status, status]).toEqual([200, 'ok'])
  expect(mail).toContain(text)
  expect(mail).toContain('le fichier d’environnement')
  expect(mail).not.toContain('geheim')
})

test('the Worker logs a missing variable once, in French, and still serves', async () => {
  const edge = await openEdge({ vars: { MAIL_TRANSPORT: 'smtp' } })
  for (let i = 0; i < 3; i++) {
    const response = await worker.fetch(
      new Request(`${origin}/api/health`) as Parameters<typeof worker.fetch>[0],
      edge.env,
      edge.ctx,
    )
    expect(response.status).toBe(200)
  }
  expect(takeErrors()).toEqual([
    [expect.stringMatching(/Variables d’environnement du backend manquantes.*SMTP_HOST/)],
  ])
})
