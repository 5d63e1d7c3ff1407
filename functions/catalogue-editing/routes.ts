import { implement } from '#functions/http/endpoints.ts'
import { changePrices } from './change-prices.ts'
import { changePricesBy, previewPriceChange } from './change-prices-by.ts'
import { compareDocuments } from './compare-documents.ts'
import { documentPage } from './documents.ts'
import { dropDraft, dropDrafts, listDrafts } from './list-drafts.ts'
import { listProducts } from './list-edited-products.ts'
import { checkProduct, previewProduct, readProduct, saveProduct } from './product.ts'

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
