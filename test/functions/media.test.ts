import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { StoredMedia } from '#domain/catalogue/stored-media.ts'
import type { ProductDocument } from '#domain/publishing/document.ts'
import type { EditedProduct, SavedDraft } from '#domain/publishing/editing-schemas.ts'
import { openDb } from '#functions/db/client.ts'
import { staff } from '#functions/db/schema.ts'
import { sweepMedia } from '#functions/media/sweep-media.ts'
import { accessTokens, accessVars, keyPairs, signed } from '#test/support/access-tokens.ts'
import { setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { heic, pdf, photo, uploadForm } from '#test/support/uploads.ts'

const noon = '2026-11-16T11:00:00.000Z'
const paul = 'paul@example.org'
let edge: Edge

beforeAll(async () => {
  edge = await openEdge({ catalogue: catalogueOf('montevigne-p1', 'tarnoval-tr2'), vars: accessVars })
  setTime(noon)
  await accessTokens(noon)
  await openDb(edge.env.DB)
    .insert(staff)
    .values({ roles: ['catalogue'], addedAt: noon, email: paul, name: 'Paul' })
})

async function ask(method: string, path: string, body: object | FormData): Promise<Response> {
  setTime(noon)
  const [own] = await keyPairs()
  const isForm = body instanceof FormData
  return edge.request(`/api/desk/${path}`, {
    method,
    headers: {
      'cf-access-jwt-assertion': await signed(own, noon, { email: paul }),
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: isForm ? body : JSON.stringify(body) }),
  })
}
const send = (content: Buffer | string, purpose = 'picture') =>
  ask('POST', 'media', uploadForm(Buffer.from(content), { metadata: { purpose } }))
const stored = async (content: Buffer | string, purpose?: string) => {
  const response = await send(content, purpose)
  expect(response.status).toBe(201)
  return (await response.json()) as StoredMedia
}

test.each(['jpeg', 'png', 'webp'] as const)('a picture as %s is measured and says no place', async (type) => {
  const { key, ...rest } = await stored(await photo(type, 64, 48))
  expect(rest).toMatchObject({ type: `image/${type}`, width: 64, height: 48 })
  const file = await edge.request(`/media/${key}`)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': `image/${type}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  })
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.length).toBe(rest.bytes)
  expect(bytes.toString('latin1')).not.toContain('SECRET-CAMERA')
  const again = await edge.request(`/media/${key}`, {
    headers: { 'if-none-match': file.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test('a lossless WebP and one with an extended header are measured', async () => {
  const plain = sharp({ create: { width: 300, height: 17, channels: 4, background: '#00f8' } })
  const size = { width: 300, height: 17 }
  expect(await stored(await plain.clone().webp({ lossless: true }).toBuffer())).toMatchObject(size)
  expect(await stored(await plain.clone().webp({ quality: 50 }).toBuffer())).toMatchObject(size)
})

test.each([
  ['application/pdf', 'pdf', pdf],
  ['model/step', 'step', 'ISO-10303-21;\nHEADER;\nENDSEC;\nEND-ISO-10303-21;\n'],
  ['image/vnd.dxf', 'dxf', '999\nmade for a test\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n'],
  ['image/vnd.dwg', 'dwg', 'AC1032\0\0\0\0'],
] as const)('a document as %s is stored, and is no picture', async (type, ending, content) => {
  const { key, ...rest } = await stored(content, 'document')
  expect(rest).toEqual({ type, bytes: content.length, width: null, height: null })
  expect(key.endsWith(`.${ending}`)).toBe(true)
  expect((await edge.request(`/media/${key}`)).headers.get('content-type')).toBe(type)
  expect((await send(content)).status).toBe(415)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
  ['a HEIC', heic().bytes],
  ['nothing', ''],
])('%s is refused', async (_, content) => {
  expect((await send(content, 'document')).status).toBe(415)
})

const photoOf = (file: StoredMedia, jpeg: StoredMedia): ProductDocument['photos'][number] => ({
  ...{ files: [{ key: file.key, width: 64 }], jpeg: jpeg.key },
  ...{ width: 64, height: 48, color: '#3a6ea5', focus: { x: 50, y: 50 } },
  text: { fr: 'Vue', en: 'View', de: 'Ansicht' },
})

async function saveWith(photos: ProductDocument['photos'], version: number | null) {
  const { document } = (await (
    await ask('GET', 'catalogue/products/montevigne-p1', {})
  ).json()) as EditedProduct
  const response = await ask('PUT', 'catalogue/products/montevigne-p1', {
    version,
    document: { ...document, photos },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as SavedDraft
}

test('what a draft names stays, and is deleted a day after nothing names it', async () => {
  const [used, jpeg] = [await stored(await photo('png', 64, 48)), await stored(await photo('jpeg', 64, 48))]
  const unused = await stored(pdf, 'document')
  const { draft, problems } = await saveWith([photoOf(used, jpeg)], null)
  expect(problems).toEqual([])
  const isThere = async ({ key }: StoredMedia) => (await edge.request(`/media/${key}`)).status === 200
  const sweepOn = async (day: string) => {
    setClock(`2026-11-${day}T12:00:00Z`)
    await sweepMedia(edge.env)
    return [await isThere(used), await isThere(jpeg), await isThere(unused)]
  }
  expect(await sweepOn('16')).toEqual([true, true, true])
  expect(await sweepOn('17')).toEqual([true, true, false])
  expect((await edge.rows<{ key: string }>('media')).map(({ key }) => key).sort()).toEqual(
    [used.key, jpeg.key].sort(),
  )
  const empty = await saveWith([], draft?.version ?? null)
  expect(empty.draft).toBeNull()
  expect(await sweepOn('19')).toEqual([false, false, false])
  const late = await saveWith([photoOf(used, jpeg)], null)
  expect(late.problems).toMatchObject(
    [used, jpeg].map(({ key }) => ({ field: 'photos.0', code: 'no-such-file', about: key })),
  )
})
