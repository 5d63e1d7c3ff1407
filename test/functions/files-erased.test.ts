import { expect, test } from 'vitest'
import type { StoredFile } from '#domain/files/file.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { password, setTime, signUp } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge } from '#test/support/edge.ts'
import { takeErrors } from '#test/support/no-console-error.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'
import { scaleBody } from '#test/support/scale-body.ts'
import { uploaded } from '#test/support/uploads.ts'

const ask = (edge: Edge, { id, key }: StoredFile) =>
  edge.request(`/api/files/${id}`, { headers: { authorization: `Bearer ${key}` } })

const addressOf = async (edge: Edge, file: StoredFile) =>
  ((await (await ask(edge, file)).json()) as { address: string }).address

const pair = ({ id, key }: StoredFile) => [{ id, key }]

/** A customer with a file of each purpose, one of them not attached yet, and their signed addresses. */
async function withFiles() {
  const edge = await openEdge()
  setTime('2026-05-04T08:00:00Z')
  const { cookie } = await signUp(edge)
  const headers = { cookie }
  const [quote, loose] = [await uploaded(edge, { headers }), await uploaded(edge, { headers })]
  const contact = await uploaded(edge, { purpose: 'contact', headers })
  const scale = await uploaded(edge, { purpose: 'scale', headers })
  await edge.post('/api/quotes', { ...shortQuote, attachments: pair(quote) }, headers)
  await edge.post('/api/contact', { ...contactBody, attachments: pair(contact) }, headers)
  const made = await edge.post('/api/profile/scales', { ...scaleBody, attachments: pair(scale) }, headers)
  const { id: scaleId } = (await made.json()) as { id: string }
  const files = { quote, loose, contact, scale }
  const addresses = await Promise.all(Object.values(files).map((file) => addressOf(edge, file)))
  /** What each file answers, by its key and by the address that was signed before. */
  const statuses = async () => {
    const byKey = await Promise.all(Object.values(files).map(async (file) => (await ask(edge, file)).status))
    const signed = await Promise.all(addresses.map(async (address) => (await edge.request(address)).status))
    return { byKey, signed }
  }
  return { edge, headers, files, scaleId, statuses }
}

test('the files of an erased account open neither by key nor by a signed address, before any sweep', async () => {
  const { edge, headers, statuses } = await withFiles()
  expect(await statuses()).toEqual({ byKey: Array(4).fill(200), signed: Array(4).fill(200) })
  const erased = await edge.request('/api/profile', {
    method: 'DELETE',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  expect(erased.status).toBe(204)
  expect(await statuses()).toEqual({ byKey: Array(4).fill(404), signed: Array(4).fill(404) })
})

test('a file cannot be read once its instrument is deleted, or its time to be attached is over', async () => {
  const { edge, headers, scaleId, statuses } = await withFiles()
  expect((await edge.request(`/api/profile/scales/${scaleId}`, { method: 'DELETE', headers })).status).toBe(
    204,
  )
  expect(await statuses()).toEqual({ byKey: [200, 200, 200, 404], signed: [200, 200, 200, 404] })
  setTime('2026-05-05T08:00:01Z')
  expect((await statuses()).byKey).toEqual([200, 404, 200, 404])
})

test('a file whose request has expired cannot be read from the batch on that deletes it', async () => {
  const { edge, statuses } = await withFiles()
  setTime('2029-05-05T08:00:00Z')
  edge.env.FILES = { ...edge.env.FILES, delete: () => Promise.reject(new Error('no bucket')) } as R2Bucket
  await sweep(edge.env)
  expect(takeErrors().length).toBeGreaterThan(0)
  // The instrument stays as long as its account.
  expect((await statuses()).byKey).toEqual([404, 404, 404, 200])
})

test('reading a file takes one trip to the database, as before', async () => {
  const { edge, files } = await withFiles()
  const address = await addressOf(edge, files.quote)
  const { db, meter } = meteredD1(edge.env.DB)
  edge.env.DB = db
  expect((await edge.request(address)).status).toBe(200)
  // The file, and whether its request is archived.
  expect(meter.rowsRead).toBeLessThanOrEqual(2)
})
