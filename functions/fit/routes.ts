import { decodePlate } from '#domain/fit/decode-plate.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { inParis } from '#domain/time/business-hours.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { findFit } from './find-fit.ts'
import { productFit } from './product-fit.ts'

/** Chooses instruments and reads data plates. */
export const fit = implement('fit')({
  'GET /fit': ({ env, query }) => findFit(env, query, inParis(clock.now()).day),
  'GET /fit/regime': async ({ query }) => regimeOfUse(query.use, query.country, query.lang),
  'GET /fit/product': ({ env, query }) =>
    productFit(env, query.product, query.request, inParis(clock.now()).day),
  'GET /plate': async ({ query }) =>
    decodePlate(query.text, query.country, query.lang, inParis(clock.now()).day),
})
