import type { Bindings } from '#functions/env.ts'
import { implement } from '#functions/http/endpoints.ts'
import { clock } from '#functions/platform/clock.ts'
import { logError } from '#functions/platform/log.ts'
import { listPublications } from '#functions/publishing/list-publications.ts'
import { runPublications } from '#functions/publishing/run.ts'
import { auditPublication, undoPublication } from '#functions/publishing/start.ts'
import { changePrices, changePricesBy, previewPriceChange } from './change-prices.ts'
import { compareDocuments } from './compare-documents.ts'
import { documentPage } from './documents.ts'
import { publishKinds, publishServices, readKinds, readServices } from './edit-lists.ts'
import { dropDraft, dropDrafts, listDrafts } from './list-drafts.ts'
import { listProducts } from './list-edited-products.ts'
import { checkProduct, previewProduct, readProduct, saveProduct } from './product.ts'
import { callOff, publishDrafts, withdrawProduct } from './publish.ts'

/** Routes of the catalogue's editor. */
export const editing = implement('editing')({
  'GET /desk/catalogue/products': ({ env, query }) => listProducts(env, query),
  'GET /desk/catalogue/products/:id': ({ env, params }) => readProduct(env, params.id),
  'PUT /desk/catalogue/products/:id': ({ env, desk, params, body }) =>
    saveProduct(env, desk.who, params.id, body),
  'POST /desk/catalogue/products/:id/check': ({ env, params, body }) =>
    checkProduct(env, params.id, body.document),
  'DELETE /desk/catalogue/products/:id/draft': ({ env, desk, params }) => dropDraft(env, desk.who, params.id),
  'GET /desk/catalogue/products/:id/preview': ({ env, params, query }) =>
    previewProduct(env, params.id, query.lang),
  'GET /desk/catalogue/drafts': ({ env, desk, query }) => listDrafts(env, desk.who, query.cursor),
  'POST /desk/catalogue/drafts/drop': ({ env, desk, body }) => dropDrafts(env, desk.who, body),
  'POST /desk/catalogue/prices': ({ env, desk, body }) => changePrices(env, desk.who, body),
  'GET /desk/catalogue/price-change': ({ env, query }) => previewPriceChange(env, query),
  'POST /desk/catalogue/price-change': ({ env, desk, body }) => changePricesBy(env, desk.who, body),
  'GET /desk/catalogue/documents': ({ env, query }) => documentPage(env, query.cursor),
  'POST /desk/catalogue/documents': ({ env, desk, body }) => compareDocuments(env, desk.who, body),
})

/** Behind an answer a Worker has 30 seconds; the cron goes on with the rest. */
const runMs = 20_000

const run = (env: Bindings) =>
  runPublications(env, { untilMs: clock.now().getTime() + runMs }).catch((error) =>
    logError('publication', error),
  )

/** Routes of publications: drafts become visible, and what was before comes back. */
export const publishing = implement('publishing')({
  'GET /desk/publications': ({ env }) => listPublications(env),
  'POST /desk/publications': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishDrafts(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'GET /desk/services': ({ env }) => readServices(env),
  'POST /desk/services': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishServices(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'GET /desk/kinds': ({ env }) => readKinds(env),
  'POST /desk/kinds': async ({ env, desk, body, waitUntil }) => {
    const ordered = await publishKinds(env, desk.who, body)
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/undo': async ({ env, desk, params: { id }, waitUntil }) => {
    const ordered = await undoPublication(env, { id, author: desk.who }, (undoing) => [
      auditPublication(env, desk.who, { id: undoing, action: 'undo', after: { undoes: id } }),
    ])
    waitUntil(run(env))
    return ordered
  },
  'POST /desk/publications/:id/cancel': ({ env, desk, params }) => callOff(env, desk.who, params.id),
  'DELETE /desk/publications/:id/products/:product': ({ env, desk, params }) =>
    withdrawProduct(env, desk.who, params),
})
