import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileLimits } from '#config/file-limits.ts'
import type { StoredFile } from '#domain/files/file.ts'
import { openDb } from '#functions/db/client.ts'
import { files as table } from '#functions/db/schema.ts'
import { sweepFiles } from '#functions/files/sweep-files.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { insertUser, password, setTime, signUp } from '#test/support/accounts.ts'
import { meteredD1 } from '#test/support/around-d1.ts'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { insertLink, makeLinks } from '#test/support/owned.ts'
import { contactBody, shortQuote } from '#test/support/requests.ts'
import { heic, objectsOf, pdf, photo, upload, uploaded, type uploadForm } from '#test/support/uploads.ts'

type Row = typeof table.$inferSelect & { key_hash: string; quote_id: string | null; due_at: string }

const rowOf = async (edge: Edge, id: string) =>
  (await edge.rows<Row>('files')).find((row) => row.id === id) ?? null

const withKey = (edge: Edge, method: string, id: string, key: string, more = {}) =>
  edge.request(`/api/files/${id}`, { method, headers: { authorization: `Bearer ${key}`, ...more } })

async function download(edge: Edge, { id, key }: StoredFile) {
  const { address } = (await (await withKey(edge, 'GET', id, key)).json()) as { address: string }
  return edge.request(address)
}

test('a photo is stored without place and camera, and downloaded by a signed address', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const sent = await uploaded(edge, { name: '../Plaque « signalétique ».jpg' }, await photo('jpeg'))
  expect(sent).toMatchObject({ name: 'Plaque « signalétique ».jpg', type: 'image/jpeg' })
  const row = await rowOf(edge, sent.id)
  expect(row).toMatchObject({ state: 'stored', purpose: 'quote', size: sent.size, pieces: 1 })
  expect(JSON.stringify(row)).not.toContain(sent.key)
  const answer = await withKey(edge, 'GET', sent.id, sent.key)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const told = (await answer.json()) as { address: string; expiresAt: string }
  expect(told).toEqual({
    address: expect.stringMatching(/^\/files\//),
    expiresAt: '2026-05-04T08:10:00.000Z',
    name: sent.name,
    type: 'image/jpeg',
    size: sent.size,
  })
  const file = await edge.request(told.address)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `attachment; filename="Plaque  signaletique .jpg"; filename*=UTF-8''Plaque%20%C2%AB%20signal%C3%A9tique%20%C2%BB.jpg`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect([bytes.length, bytes.includes('SECRET')]).toEqual([sent.size, false])
  expect(row?.checksum).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const [path, query = ''] = told.address.split('?')
  const other = await uploaded(edge)
  const changed = [
    path,
    `${path}?${query.replace(/until=\d+/, 'until=9999999999')}`,
    `${path}?${query.slice(0, -2)}AA`,
    `/files/${other.id}?${query}`,
    `${path}?${query.replace('signature=', 'signature=%00')}`,
  ]
  for (const address of changed) expect((await edge.request(address ?? '')).status).toBe(404)
  setClock('2026-05-04T08:10:00Z')
  expect((await edge.request(told.address)).status).toBe(404)
})

test('an address that was signed before the secret changed still opens', async () => {
  const edge = await openEdge()
  const { id, key } = await uploaded(edge)
  const { address } = (await (await withKey(edge, 'GET', id, key)).json()) as { address: string }
  edge.env.LINK_SECRET_PREVIOUS = edge.env.LINK_SECRET as string
  edge.env.LINK_SECRET = 'another secret, long enough for links too'
  expect((await edge.request(address)).status).toBe(200)
  delete edge.env.LINK_SECRET_PREVIOUS
  expect((await edge.request(address)).status).toBe(404)
})

test('a file of several objects comes back as it was', async () => {
  const edge = await openEdge()
  const large = Buffer.concat([pdf, Buffer.alloc(1_300_000, 'x%§y')])
  const sent = await uploaded(edge, { name: 'notice.pdf' }, large)
  expect(await objectsOf(edge, [sent.id])).toHaveLength(3)
  expect(Buffer.from(await (await download(edge, sent)).arrayBuffer()).equals(large)).toBe(true)
})

test('every permitted kind is stored under its type, whatever its name says', async () => {
  const edge = await openEdge()
  const contents = {
    'image/png': await photo('png'),
    'image/webp': await photo('webp'),
    'image/heic': heic().bytes,
    'application/pdf': pdf,
  }
  for (const [type, content] of Object.entries(contents))
    expect(await uploaded(edge, { name: 'x.txt' }, content)).toMatchObject({ type })
})

const oversized = Buffer.concat([pdf, Buffer.alloc(fileLimits.bytes)])

test.each<[string, number, string, Uint8Array, Parameters<typeof uploadForm>[1]]>([
  ['an SVG named as a photo', 415, 'unsupported-type', Buffer.from('<svg onload="alert(1)"/>'), {}],
  ['an HTML page', 415, 'unsupported-type', Buffer.from('<!doctype html>'), { name: 'a.pdf' }],
  ['an empty file', 415, 'unsupported-type', Buffer.alloc(0), {}],
  [
    'a JPEG that is none behind its first bytes',
    415,
    'unsupported-type',
    Buffer.from([0xff, 0xd8, 0xff, 1]),
    {},
  ],
  ['a file of more than 10 MB', 413, 'too-large', oversized, {}],
  ['an unknown purpose', 422, 'invalid-fields', pdf, { metadata: { name: 'a', purpose: 'avatar' } }],
  ['an unknown field', 422, 'invalid-fields', pdf, { metadata: { name: 'a', purpose: 'quote', x: 1 } }],
  ['no name', 422, 'invalid-fields', pdf, { metadata: { name: '', purpose: 'quote' } }],
  ['metadata that is too large', 413, 'too-large', pdf, { metadata: { name: 'a'.repeat(5000) } }],
])('%s is refused with %i and leaves nothing', async (_, status, code, content, sent) => {
  const edge = await openEdge()
  const before = (await edge.env.FILES.list()).objects.length
  const response = await upload(edge, content, sent)
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })])
  expect(await edge.rows('files')).toEqual([])
  expect((await edge.env.FILES.list()).objects.length).toBe(before)
})

test.each<[string, number, RequestInit]>([
  ['JSON', 415, { body: '{}', headers: { 'content-type': 'application/json' } }],
  ['no body', 400, { headers: { 'content-type': 'multipart/form-data; boundary=b' } }],
  [
    'a body that was cut off',
    400,
    { body: cutOff(), headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ],
  [
    'a length above the limit',
    413,
    {
      body: 'x',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '99999999' },
    },
  ],
])('%s is answered %i', async (_, status, init) => {
  const edge = await openEdge()
  expect((await edge.request('/api/files', { method: 'POST', ...init })).status).toBe(status)
  expect(await edge.rows('files')).toEqual([])
})

function cutOff(): string {
  const head = (name: string) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n`
  return `${head('metadata')}{"name":"a","purpose":"quote"}\r\n${head('file')}${pdf}`
}

test('the file before its metadata is unreadable', async () => {
  const edge = await openEdge()
  const form = new FormData()
  form.append('file', new Blob([pdf]), 'a.pdf')
  form.append('metadata', '{"name":"a","purpose":"quote"}')
  const body = new Response(form)
  const response = await edge.request('/api/files', {
    method: 'POST',
    body: await body.arrayBuffer(),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  })
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { fields: { metadata: 'form.required' } },
  ])
})

test('a file opens to its key, to who uploaded it, and to nobody else; all others get the same 404', async () => {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const [a, b] = [await insertUser(edge), await insertUser(edge)]
  const own = await uploaded(edge, { headers: { cookie: a.cookie } })
  const { tokens } = await makeLinks(edge, b)
  const strangers: HeadersInit[] = [
    {},
    { cookie: b.cookie },
    { authorization: `Bearer ${crypto.randomUUID()}` },
    { authorization: `Bearer ${own.key.slice(1)}` },
    { authorization: 'Bearer ' },
    { authorization: own.key },
    ...[tokens.good, ...tokens.refused].map((token) => ({ authorization: `Bearer ${token}` })),
  ]
  for (const method of ['GET', 'DELETE']) {
    const answers = new Set<string>()
    for (const headers of strangers)
      for (const id of [own.id, crypto.randomUUID(), "x' or 1=1"]) {
        const response = await edge.request(`/api/files/${encodeURIComponent(id)}`, { method, headers })
        answers.add(`${response.status} ${response.headers.get('cache-control')} ${await response.text()}`)
      }
    expect([...answers]).toEqual([expect.stringMatching(/^404 no-store .*not-found/)])
  }
  expect((await withKey(edge, 'GET', own.id, own.key)).status).toBe(200)
  const byOwner = { headers: { cookie: a.cookie } }
  expect((await edge.request(`/api/files/${own.id}`, byOwner)).status).toBe(200)
  const gone = await edge.request(`/api/files/${own.id}`, { method: 'DELETE', ...byOwner })
  expect([gone.status, await rowOf(edge, own.id), await objectsOf(edge, [own.id])]).toEqual([204, null, []])
})

test('a request takes its files with it, and its link and its owner open them', async () => {
  const edge = await openEdge({ vars: { LINK_SECRET: 'a secret of the tests, long enough for links' } })
  setTime('2026-02-01T12:00:00Z')
  const owner = await insertUser(edge)
  const other = await insertUser(edge)
  const sent = await uploaded(edge, { name: 'plaque.pdf' })
  const attachments = [{ id: sent.id, key: sent.key }]
  const response = await edge.post('/api/quotes', { ...shortQuote, attachments }, { cookie: owner.cookie })
  const answer = (await response.json()) as { reference: string }
  expect([response.status, answer]).toEqual([201, { reference: expect.any(String) }])
  const [request] = await edge.rows<{ id: string }>('quote_requests')
  const token = await insertLink(edge, request?.id ?? '')
  const followed = await edge.request('/api/request', { headers: { authorization: `Bearer ${token}` } })
  const listed = {
    id: sent.id,
    name: 'plaque.pdf',
    type: 'application/pdf',
    size: pdf.length,
    address: `/api/files/${sent.id}`,
  }
  expect(await followed.json()).toMatchObject({ attachments: [listed] })
  expect((await withKey(edge, 'GET', sent.id, token)).status).toBe(200)
  expect((await edge.request(listed.address, { headers: { cookie: owner.cookie } })).status).toBe(200)
  expect((await edge.request(listed.address, { headers: { cookie: other.cookie } })).status).toBe(404)
  // Who may read a request's file by its link may not delete it.
  expect((await withKey(edge, 'DELETE', sent.id, token)).status).toBe(404)
  const note = await uploaded(edge, { name: 'photo.pdf', purpose: 'message' })
  const message = await edge.post(
    '/api/request/messages',
    { text: 'Voici la photo.', attachments: [{ id: note.id, key: note.key }] },
    { authorization: `Bearer ${token}` },
  )
  expect([message.status, await message.json()]).toEqual([
    201,
    { id: expect.any(String), at: expect.any(String) },
  ])
  const again = await edge.request('/api/request', { headers: { authorization: `Bearer ${token}` } })
  expect(await again.json()).toMatchObject({
    attachments: [listed],
    messages: [{ text: 'Voici la photo.', attachments: [{ id: note.id }] }],
  })
  expect((await withKey(edge, 'GET', note.id, token)).status).toBe(200)
})

test('the company’s mail links the files, and the confirmation names none of them', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const [one, two] = [await uploaded(edge, { name: 'plaque.pdf', purpose: 'contact' }), await uploaded(edge)]
  const attachments = [one, two].map(({ id, key }) => ({ id, key }))
  const response = await edge.post('/api/contact', { ...contactBody, attachments })
  expect([response.status, await response.json()]).toEqual([
    201,
    { reference: expect.any(String), missingAttachments: 1 },
  ])
  for (const { outboxId } of edge.jobs) await deliver(edge.env, outboxId)
  const company = edge.mails.find(({ to }) => to === 'office@scales.example')
  const visitor = edge.mails.find(({ to }) => to === contactBody.email)
  expect(company?.text).toContain('Fichiers joints\nplaque.pdf (1\u00a0ko)\nhttps://scales.example/files/')
  expect(company?.text).toContain('Un fichier envoyé avec la demande n’a pas pu être joint.')
  expect(visitor?.text).toContain('Un fichier est joint à votre envoi.')
  expect(visitor?.text).toContain('Un fichier n’a pas pu être joint.')
  expect(visitor?.text).not.toContain('plaque')
  const address = company?.text.match(/https:\/\/scales\.example(\/files\/\S+)/)?.[1] ?? ''
  setClock('2026-06-02T08:00:00Z')
  expect((await edge.request(address)).status).toBe(200)
  setClock('2026-06-03T08:00:00Z')
  expect((await edge.request(address)).status).toBe(404)
})

test('a request is sent without files that are unknown, foreign, too old, of another purpose, deleted or attached already', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const old = await uploaded(edge)
  setClock('2026-05-05T08:00:01Z')
  const [foreign, deleted, used, message] = [
    await uploaded(edge),
    await uploaded(edge),
    await uploaded(edge),
    await uploaded(edge, { purpose: 'message' }),
  ]
  await withKey(edge, 'DELETE', deleted.id, deleted.key)
  const first = [{ id: used.id, key: used.key }]
  expect((await edge.post('/api/quotes', { ...shortQuote, attachments: first })).status).toBe(201)
  const pairs = [
    { id: crypto.randomUUID(), key: 'x' },
    { id: foreign.id, key: used.key },
    ...[old, deleted, used, message].map(({ id, key }) => ({ id, key })),
  ]
  for (const pair of pairs) {
    const response = await edge.post('/api/quotes', { ...shortQuote, attachments: [pair] })
    expect([response.status, await response.json()]).toMatchObject([201, { missingAttachments: 1 }])
  }
  expect((await edge.rows('quote_requests')).length).toBe(pairs.length + 1)
  const attached = (await edge.rows<Row>('files')).filter((row) => row.quote_id !== null)
  expect(attached.map(({ id }) => id)).toEqual([used.id])
  const six = Array.from({ length: 6 }, () => first[0])
  expect((await edge.post('/api/quotes', { ...shortQuote, attachments: six })).status).toBe(422)
})

test('a repeated request keeps its files and its answer', async () => {
  const edge = await openEdge()
  const { id, key } = await uploaded(edge)
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { ...shortQuote, attachments: [{ id, key }] }
  const answers = await Promise.all([1, 2, 3].map(() => edge.post('/api/quotes', body, headers)))
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(texts).size).toBe(1)
  expect(texts[0]).not.toContain('missing')
  expect(await rowOf(edge, id)).toMatchObject({ quote_id: expect.any(String) })
})

test('an instrument carries photo and certificate, at most five, and they go with it', async () => {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const { cookie } = await insertUser(edge)
  const six = await Promise.all(
    Array.from({ length: 6 }, () => uploaded(edge, { purpose: 'scale', headers: { cookie } })),
  )
  const pairs = six.map(({ id, key }) => ({ id, key }))
  const form = { model: 'P1', max: { value: 15, unit: 'kg' }, use: 'trade' }
  type Answer = { id: string; files: { id: string }[] }
  const headers = { cookie, 'idempotency-key': crypto.randomUUID() }
  const made = await edge.post('/api/profile/scales', { ...form, attachments: pairs.slice(0, 2) }, headers)
  const scale = (await made.json()) as Answer
  expect(scale.files).toHaveLength(2)
  // A lost answer is asked for again.
  const repeated = await edge.post(
    '/api/profile/scales',
    { ...form, attachments: pairs.slice(0, 2) },
    headers,
  )
  expect(((await repeated.json()) as Answer).files).toHaveLength(2)
  const put = async (attachments: object[]) => {
    const response = await edge.request(`/api/profile/scales/${scale.id}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...form, attachments }),
    })
    return ((await response.json()) as Answer).files.length
  }
  expect(await put(pairs.slice(2, 6))).toBe(2)
  expect(await put(pairs.slice(2, 5))).toBe(5)
  expect(await put([])).toBe(5)
  const list = await edge.request('/api/profile/scales', { headers: { cookie } })
  expect(((await list.json()) as { items: Answer[] }).items[0]?.files).toHaveLength(5)
  await edge.request(`/api/profile/scales/${scale.id}`, { method: 'DELETE', headers: { cookie } })
  setTime('2026-02-01T12:00:01Z')
  await sweep(edge.env)
  expect((await edge.rows<Row>('files')).map(({ id }) => id)).toEqual([six[5]?.id])
  expect(
    await objectsOf(
      edge,
      six.map(({ id }) => id),
    ),
  ).toHaveLength(1)
})

test('what nobody attached is deleted after a day, what is attached stays', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const [loose, kept] = [await uploaded(edge), await uploaded(edge)]
  await edge.post('/api/quotes', { ...shortQuote, attachments: [{ id: kept.id, key: kept.key }] })
  setClock('2026-05-05T07:59:59Z')
  await sweep(edge.env)
  expect(await edge.rows('files')).toHaveLength(2)
  setClock('2026-05-05T08:00:01Z')
  await sweep(edge.env)
  expect((await edge.rows<Row>('files')).map(({ id }) => id)).toEqual([kept.id])
  expect(await objectsOf(edge, [loose.id, kept.id])).toEqual([`files/${kept.id}/0`])
})

test('files of an erased account and its requests, and of expired requests, are deleted with them', async () => {
  const edge = await openEdge()
  setTime('2026-05-04T08:00:00Z')
  const person = await signUp(edge)
  const headers = { cookie: person.cookie }
  const quote = await uploaded(edge, { headers })
  const contact = await uploaded(edge, { purpose: 'contact', headers })
  const loose = await uploaded(edge, { headers })
  const stranger = await uploaded(edge, { purpose: 'contact' })
  const pair = ({ id, key }: StoredFile) => [{ id, key }]
  await edge.post('/api/quotes', { ...shortQuote, attachments: pair(quote) }, headers)
  await edge.post('/api/contact', { ...contactBody, attachments: pair(contact) }, headers)
  await edge.post('/api/contact', { ...contactBody, attachments: pair(stranger) })
  const exported = await edge.request('/api/profile/export', { headers })
  const { files: told } = (await exported.json()) as { files: { id: string }[] }
  expect(told.map(({ id }) => id).sort()).toEqual([quote.id, contact.id, loose.id].sort())
  const erased = await edge.request('/api/profile', {
    method: 'DELETE',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  })
  expect(erased.status).toBe(204)
  expect((await withKey(edge, 'GET', quote.id, quote.key)).status).toBeLessThan(500)
  setTime('2026-05-04T08:01:00Z')
  await sweep(edge.env)
  expect((await edge.rows<Row>('files')).map(({ id }) => id)).toEqual([stranger.id])
  setTime('2029-05-05T08:01:00Z')
  await sweep(edge.env)
  await sweep(edge.env)
  expect(await edge.rows('files')).toEqual([])
  expect(
    await objectsOf(
      edge,
      [quote, contact, loose, stranger].map(({ id }) => id),
    ),
  ).toEqual([])
})

test('uploads are limited by network and by account', async () => {
  const edge = await openEdge({ vars: { RATE_LIMITS: 'on' } })
  setTime('2026-05-04T08:00:00Z')
  const from = (n: number) => ({ 'cf-connecting-ip': `203.0.113.${n}` })
  const statusOf = async (headers: Record<string, string>) =>
    (await upload(edge, Buffer.from('no file'), { headers })).status
  const fill = (count: number) => edge.env.DB.exec(`update request_counts set count = ${count}`)
  expect(await statusOf(from(1))).toBe(415)
  await fill(59)
  expect([await statusOf(from(1)), await statusOf(from(1)), await statusOf(from(2))]).toEqual([415, 429, 415])
  const { cookie } = await insertUser(edge)
  expect(await statusOf({ ...from(3), cookie })).toBe(415)
  await edge.env.DB.exec(
    `update request_counts set count = ${fileLimits.perAccountDaily} where until > '2026-05-04T23'`,
  )
  expect([await statusOf({ ...from(4), cookie }), await statusOf(from(4))]).toEqual([429, 415])
})

test('the sweep reads no more rows when there are many files', async () => {
  const edge = await openEdge()
  setClock('2026-05-04T08:00:00Z')
  const db = openDb(edge.env.DB)
  await edge.post('/api/contact', contactBody)
  const [contact] = await edge.rows<{ id: string }>('contact_messages')
  const rowsFor = async (n: number, from: number) => {
    for (let i = 0; i < n; i += 8)
      await db.batch([
        db.insert(table).values(
          Array.from({ length: 8 }, (_, j) => ({
            id: `f-${from + i + j}`,
            keyHash: 'x',
            purpose: 'contact' as const,
            state: 'stored' as const,
            name: 'a.pdf',
            createdAt: '2026-05-04T07:00:00.000Z',
            // One half is attached for years, the other is waiting.
            dueAt: j % 2 ? '2026-05-03T07:00:00.000Z' : '2026-05-05T07:00:00.000Z',
            ...(j % 2 ? { contactId: contact?.id ?? '' } : {}),
          })),
        ),
      ])
    const { db: metered, meter } = meteredD1(edge.env.DB)
    await sweepFiles({ ...edge.env, DB: metered })
    return meter.rowsRead
  }
  expect(await rowsFor(400, 400)).toBe(await rowsFor(16, 0))
})
