import { Hono } from 'hono'
import { validator } from 'hono/validator'
import * as v from 'valibot'
import { defaultLocale, locales } from '#config/locales.ts'
import { facetNames } from '#domain/catalogue/catalogue-query.ts'
import { ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { AppError } from '#domain/site/error.ts'
import type { AppEnv } from '#functions/env.ts'
import { parseOrThrow, validateQuery } from '#functions/http/validate.ts'
import { productDetail } from './detail.ts'
import { listProducts } from './list.ts'

export const OneProductQuery = v.strictObject({
  lang: v.optional(v.picklist(locales, 'form.choice'), defaultLocale),
})
export const ProductId = v.object({ id: v.pipe(v.string(), v.check(isProductId)) })

export const catalogue = new Hono<AppEnv>()
  .get('/products', validateQuery(ProductsQuery, facetNames), async (c) => {
    const query = c.req.valid('query')
    return c.json(await listProducts(c.env, { ...query, limit: Number(query.limit) }), 200)
  })
  .get(
    '/products/:id',
    validator('param', (params) => {
      if (!v.is(ProductId, params)) throw new AppError('not-found')
      return parseOrThrow(ProductId, params)
    }),
    validateQuery(OneProductQuery, []),
    async (c) => {
      const product = await productDetail(c.env, c.req.valid('query').lang, c.req.valid('param').id)
      if (!product) throw new AppError('not-found')
      return c.json(product, 200)
    },
  )
