import { Hono } from 'hono'
import { AppError } from '#domain/errors/error.ts'
import { sitePicture } from '#domain/site/pictures.ts'
import type { AppEnv } from '#functions/env.ts'

/**
 * `/og/…png`: the picture that other sites show beside a link to a page. Pictures of the catalogue at build time are
 * static files; a product that was imported later gets the site's picture until the next build.
 */
export const linkPictures = new Hono<AppEnv>().get('/og/:file{[a-z0-9-]+\\.png}', async (c) => {
  const picture = await c.env.ASSETS.fetch(new URL(sitePicture, c.env.SITE_ORIGIN))
  if (!picture.ok) throw new AppError('not-found')
  return c.body(picture.body as ReadableStream, 200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
})
