import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import { AppError } from '#domain/errors/error.ts'
import { memoizedValue } from '#domain/memory/memoized-value.ts'
import { Drawing } from '#domain/publishing/document-schema.ts'
import { openNearest } from '#functions/db/client.ts'
import { isIn } from '#functions/db/generations.ts'
import { products, variants } from '#functions/db/schema.ts'
import { articleFigure } from '#functions/drawings/article-figures.ts'
import { drawing, drawingKinds } from '#functions/drawings/drawing.ts'
import { scenes } from '#functions/drawings/scenes.ts'
import { style } from '#functions/drawings/sheet.ts'
import type { AppEnv } from '#functions/env.ts'
import { drawnColumns, modelData } from './model-data.ts'

/** Content security policy of a drawing opened by itself: only its own style sheet, by hash. */
const csp = memoizedValue(async () => {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  return `default-src 'none'; style-src 'sha256-${Buffer.from(hash).toString('base64')}'; sandbox; frame-ancestors 'none'`
})

/** One day in the browser: a drawing only changes with the product's dimensions. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800'

const nameOf = (file: string): string => file.slice(0, -'.svg'.length)

const picture = async (svg: string, caching = cacheControl): Promise<Response> =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': await csp(),
    },
  })

/**
 * `/drawings/{productId}.svg`: the technical elevation of the model whose data plate stands on the card, drawn from its
 * own data; with `?model={reference}` that of another model, with `empty` without what stands on it. A model that the
 * product does not have is not found, so that nobody can fill a cache.
 */
const productDrawings = new Hono<AppEnv>().get('/drawings/:file{[a-z0-9-]+\\.svg}', async (c) => {
  const id = nameOf(c.req.param('file'))
  const reference = c.req.query('model') ?? products.leadReference
  const row = await openNearest(c.env.DB)
    .select({ drawing: products.drawing, ...drawnColumns })
    .from(products)
    .innerJoin(variants, and(eq(variants.productRow, products.row), eq(variants.reference, reference)))
    .where(and(eq(products.id, id), isIn(products)))
    .get()
  if (!row) throw new AppError('not-found')
  return picture(drawing({ ...modelData(row.drawing, row), isEmpty: c.req.query('empty') !== undefined }))
})

/** The data of a drawing in an address. */
const DrawingText = v.pipe(v.string(), v.parseJson(), Drawing)

/**
 * Drawings that depend on no product: a kind, without dimensions or with those of `of`, which nothing caches; a scene
 * of work, the figure of an article.
 */
export const drawings = new Hono<AppEnv>()
  .route('/', productDrawings)
  .get('/drawings/kinds/:file{[a-z0-9-]+\\.svg}', (c) => {
    const kind = nameOf(c.req.param('file'))
    if (!drawingKinds.includes(kind)) throw new AppError('not-found')
    const of = c.req.query('of')
    if (of === undefined)
      return picture(drawing({ kind, platform: null, dimensionMm: null, column: true, verified: true }))
    const data = v.safeParse(DrawingText, of)
    if (!data.success) throw new AppError('not-found')
    return picture(drawing({ ...data.output, kind, isEmpty: c.req.query('empty') !== undefined }), 'no-store')
  })
  .get('/drawings/scenes/:file{[a-z0-9-]+\\.svg}', (c) => {
    const scene = scenes.get(nameOf(c.req.param('file')))
    if (!scene) throw new AppError('not-found')
    return picture(scene())
  })
  .get('/drawings/articles/:file{[a-z0-9-]+\\.svg}', (c) =>
    picture(articleFigure(nameOf(c.req.param('file')))),
  )
