import { expect, test } from 'vitest'
import { openEdge } from '#test/support/edge.ts'
import { contactFields as contact, person, submit, urlencoded } from '#test/support/posted-forms.ts'
import { expectRefused, foreignHeaders, streamed } from '#test/support/refusals.ts'
import { contactBody } from '#test/support/requests.ts'

test.each(foreignHeaders)('a form %s is refused', async (_, headers) => {
  const edge = await openEdge()
  const init = { method: 'POST', body: String(new URLSearchParams(contact)) }
  const all = { 'content-type': urlencoded, ...headers }
  await expectRefused(edge, await edge.request('/contact', { ...init, headers: all }, 'unspecified'), {
    status: 403,
    code: 'cross-site',
  })
})

test('a form that is too large is refused, with or without Content-Length', async () => {
  const edge = await openEdge()
  const body = String(new URLSearchParams({ ...contact, padding: 'x'.repeat(3 * 16 * 1024) }))
  const headers = { 'content-type': urlencoded }
  const tooLarge = { status: 413, code: 'too-large' }
  await expectRefused(edge, await submit(edge, '/contact', { ...contact, padding: body }), tooLarge)
  const init = { method: 'POST', headers, body: streamed(body), duplex: 'half' } as RequestInit
  await expectRefused(edge, await edge.request('/contact', init), tooLarge)
  const long = 'é'.repeat(5000)
  expect((await submit(edge, '/contact', { ...contact, message: long })).status).toBe(303)
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])(
  'a form as %s is refused',
  async (type) => {
    const edge = await openEdge()
    const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(contactBody) }
    const refused = { status: 415, code: 'unsupported-type' }
    await expectRefused(edge, await edge.request('/contact', init), refused)
  },
)

test.each([
  ['/contact', { ...contact, form: 'quote' }],
  ['/contact', { email: person.email }],
  ['/about', contact],
  ['/', contact],
])('another form on %s is refused', async (path, fields) => {
  const edge = await openEdge()
  await expectRefused(edge, await submit(edge, path, fields), { status: 405, code: 'method-not-allowed' })
})
