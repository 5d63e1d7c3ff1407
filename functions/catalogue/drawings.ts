import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { AppError } from '#domain/site/error.ts'
import { openDb } from '#functions/db/client.ts'
import { products } from '#functions/db/schema.ts'
import { drawing } from '#functions/drawings/drawing.ts'
import { style } from '#functions/drawings/sheet.ts'
import type { AppEnv } from '#functions/env.ts'

let policy: Promise<string> | null = null

/** Content security policy of a drawing opened by itself: only its own style sheet, by hash. */
function csp(): Promise<string> {
  policy ??= crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)).then((hash) => {
    const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
    return `default-src 'none'; style-src 'sha256-${base64}'; sandbox; frame-ancestors 'none'`
  })
  return policy
}

/** One day in the browser: a drawing only changes with the product's dimensions. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800'

/** `/drawings/{productId}.svg`: the technical elevation of a product, drawn from its own data. */
export const drawings = new Hono<AppEnv>().get('/drawings/:file{[a-z0-9-]+\\.svg}', async (c) => {
  const id = c.req.param('file').slice(0, -'.svg'.length)
  const row = await openDb(c.env.DB)
    .select({ drawing: products.drawing })
    .from(products)
    .where(eq(products.id, id))
    .get()
  if (!row) throw new AppError('not-found')
  return c.body(drawing(row.drawing), 200, {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': cacheControl,
    'content-security-policy': await csp(),
  })
})
