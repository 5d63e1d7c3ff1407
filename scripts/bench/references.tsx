import { Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import { ReferencePage, type ReferenceRow } from './reference-page.tsx'

/**
 * References of the site: the least that a page, an API, a cache or a write costs with the same tools on the same
 * machine. A separate Worker in the same workerd, under alternating load.
 */
const rowsSql = `select id, slug, name, brand, category, price, stock, max, e, d, accuracy, image
  from reference where category = ? order by price, id limit 24`

const app = new Hono<{ Bindings: { DB: D1Database; FILES: R2Bucket } }>()
  .get('/hello', (c) => c.json({ hello: 'world' }))
  .get('/api', async (c) => c.json(await rows(c.env.DB, c.req.query('category'))))
  .get('/page', async (c) => c.html(page(await rows(c.env.DB, c.req.query('category')))))
  .get('/cached', async (c) => {
    const cache = (caches as unknown as { default: Cache }).default
    const key = new Request('https://reference.internal/page')
    const kept = await cache.match(key)
    if (kept) return new Response(kept.body, kept)
    const html = page(await rows(c.env.DB, '1'))
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=3600' }
    await cache.put(key, new Response(html, { headers }))
    return c.html(html)
  })
  .post('/insert', async (c) => {
    const { id, text } = await c.req.json<{ id: string; text: string }>()
    const insert = c.env.DB.prepare('insert into written (id, text) values (?, ?)')
    await c.env.DB.batch([insert.bind(`${id}-1`, text), insert.bind(`${id}-2`, text)])
    return c.json({ id }, 201)
  })
  // The site's path, so that both get the same request.
  .post('/api/files', async (c) => {
    const file = (await c.req.formData()).get('file') as unknown as Blob
    const id = crypto.randomUUID()
    await c.env.FILES.put(id, await file.arrayBuffer())
    await c.env.DB.prepare('insert into written (id, text) values (?, ?)').bind(id, 'file').run()
    return c.json({ id }, 201)
  })

async function rows(db: D1Database, category = '1'): Promise<ReferenceRow[]> {
  return (await db.prepare(rowsSql).bind(Number(category)).all<ReferenceRow>()).results
}

function page(products: ReferenceRow[]): string {
  return `<!doctype html><html lang="en"><head><title>Reference</title></head><body>${renderToString(
    <ReferencePage products={products} />,
  )}</body></html>`
}

export default app
