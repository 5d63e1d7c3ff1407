import { AppError } from '#domain/errors/error.ts'
import { implement } from '#functions/http/endpoints.ts'
import { productDetail } from './detail.ts'
import { listProducts } from './list.ts'
import { readQuery } from './present-understood.ts'
import { countMiss } from './search-misses.ts'
import { listServices } from './services.ts'
import { suggestionsFor } from './suggestions.ts'

/** Routes of the catalogue: list, search, product, services. */
export const catalogue = implement('catalogue')({
  'GET /products': async ({ c, env, query, waitUntil }) => {
    const list = await listProducts(env, { ...query, limit: Number(query.limit) })
    if (query.q && list.total === 0)
      waitUntil(countMiss(env, c.req.raw, { typed: query.q, locale: query.lang }))
    return list
  },
  'GET /understood': ({ env, query }) => readQuery(env, query.q, query.lang),
  'GET /suggestions': ({ c, env, query }) => {
    c.header('cache-control', 'public, max-age=300')
    return suggestionsFor(env, query.q, query.lang)
  },
  'GET /products/:id': async ({ env, params, query }) => {
    const product = await productDetail(env, query.lang, params.id)
    if (!product) throw new AppError('not-found')
    return product
  },
  'GET /services': async ({ env, query }) => ({
    items: await listServices(env, query.lang, query.reference),
  }),
})
