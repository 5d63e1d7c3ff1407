import * as v from 'valibot'
import { ProductsQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { endpoint } from './endpoint.ts'
import { LanguageQuery } from './language-query.ts'

/** Endpoints of the catalogue; public. */
export const catalogueContract = {
  'GET /products': endpoint({
    summary: 'A page of the catalogue',
    access: 'public',
    query: ProductsQuery,
    answer: { status: 200, schema: ProductList },
  }),
  'GET /products/:id': endpoint({
    summary: 'One product',
    access: 'public',
    params: v.object({ id: v.pipe(v.string(), v.check(isProductId)) }),
    query: LanguageQuery,
    answer: { status: 200, schema: ProductDetail },
    problems: [404],
  }),
}
