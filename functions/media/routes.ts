import { Hono } from 'hono'
import { mediaEndings, mediaObject } from '#domain/catalogue/media.ts'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { storeMedia } from './store-media.ts'

/** Routes of photographs and documents. */
export const mediaApi = implement('media')({
  'POST /desk/media': ({ env, upload }) => storeMedia(env, upload),
})

const types = new Map(Object.entries(mediaEndings).map(([type, ending]) => [ending as string, type]))

/** `/media/{key}`: a photograph or a document of a product. Its address is that of its content, so it never changes. */
export const media = new Hono<AppEnv>().get('/media/:key{[0-9a-f]{40}\\.[a-z]+}', async (c) => {
  const key = c.req.param('key')
  const type = types.get(key.slice(key.indexOf('.') + 1))
  const object = type && (await c.env.FILES.get(mediaObject(key), { onlyIf: c.req.raw.headers }))
  if (!object) throw new AppError('not-found')
  const headers = {
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    // Other sites show the picture of a link to a page.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: object.httpEtag,
  }
  if (!('body' in object)) return c.body(null, 304, headers)
  return c.body(object.body, 200, {
    ...headers,
    'content-type': type,
    'content-length': String(object.size),
  })
})
