import { Hono } from 'hono'
import { AppError } from '#domain/site/error.ts'
import { sitePicture } from '#domain/site/pictures.ts'
import type { AppEnv } from '#functions/env.ts'

/**
 * `/og/…png`: the picture that other sites show beside a link to a page. Those of the catalogue that was built with
 * are files and never come here; a product that was imported since has the site's own picture until the next build.
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
