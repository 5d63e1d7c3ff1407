import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openSite } from '#test/support/own-site.ts'
import { quoteBody } from '#test/support/requests.ts'

// One after the other: each looks for a free port.
const worker = await openSite()
const pages = await openSite({}, { pages: true })

/** Headers that differ from answer to answer, and those of the files that Pages serves itself. */
const changing = ['date', 'etag', 'access-control-allow-origin', 'x-server-env', 'cf-cache-status']
const framing = [
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'vary',
  'content-encoding',
]

/** What a visitor gets of an answer, with the site's own address taken out. */
async function seen(origin: string, path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init })
  const neutral = (text: string) => text.replaceAll(origin, 'ORIGIN')
  const headers = [...answer.headers].filter(([name]) => ![...changing, ...framing].includes(name))
  return {
    status: answer.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, neutral(value)])),
    text: neutral(await answer.text()),
  }
}

const asset = readdirSync('dist/client/assets').find((name) => name.endsWith('.js'))
const json = { 'content-type': 'application/json' }

it.each<[string, number, RequestInit?]>([
  ['/', 200],
  ['/', 200, { method: 'HEAD' }],
  ['/en/products?category=bench', 200],
  ['/no-such-page', 404],
  ['/index.html', 404],
  ['/dashboard', 302],
  ['/api/products?limit=2', 200],
  ['/api/nothing', 404],
  ['/api/health', 200],
  ['/favicon.svg', 200],
  ['/robots.txt', 200],
  ['/.well-known/security.txt', 200],
  ['/api/quotes', 422, { method: 'POST', body: '{}', headers: json }],
  ['/api/quotes', 405, { method: 'DELETE' }],
])('%s is %i on Pages as it is from the Worker (%o)', async (path, status, init) => {
  const expected = await seen(worker.origin, path, init)
  expect(expected.status).toBe(status)
  const { headers, ...rest } = await seen(pages.origin, path, init)
  expect(rest).toEqual({ status: expected.status, text: expected.text })
  expect(headers).toEqual(expected.headers)
})

it('a built file is cached for ever, and a missing one is a 404 that is not cached and no page', async () => {
  const expected = await seen(worker.origin, `/assets/${asset}`)
  const file = await seen(pages.origin, `/assets/${asset}`)
  expect(file.text).toBe(expected.text)
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
  const missing = await seen(pages.origin, '/assets/home-00000000.js')
  expect(missing).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  expect(missing.text).not.toContain('<')
})

it('a request for a quote is stored and its mail sent', async () => {
  const answer = await pages.post('/api/quotes', quoteBody)
  expect(answer.status).toBe(201)
  const { reference } = (await answer.json()) as { reference: string }
  await expect
    .poll(
      async () => (await pages.readMails()).filter(({ subject }) => subject?.includes(reference)).length,
      {
        timeout: 60_000,
      },
    )
    .toBe(2)
})
