import { Hono } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import type { AppEnv } from '#functions/env.ts'

/** Keys are immutable: a new picture gets a new key. */
const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** `/photos/{key}`: a product's photograph out of R2, where an import put it under `photos/{key}`. */
export const photos = new Hono<AppEnv>().get('/photos/:key{[a-z0-9-]+\\.(jpg|png|webp|avif)}', async (c) => {
  const key = c.req.param('key')
  const photo = await c.env.FILES.get(`photos/${key}`)
  if (!photo) throw new AppError('not-found')
  return c.body(photo.body, 200, {
    'content-type': types[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'cache-control': 'public, max-age=31536000, immutable',
    etag: photo.httpEtag,
  })
})
