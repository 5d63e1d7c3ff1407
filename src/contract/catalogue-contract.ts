import * as v from 'valibot'
import { ProductsQuery, ReadFilters, UnderstoodQuery } from '#domain/catalogue/catalogue-query-schema.ts'
import { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { Suggestions, SuggestionsQuery } from '#domain/catalogue/suggestions.ts'
import { Service } from '#domain/quote-list/quote-service.ts'
import { endpoint } from './endpoint.ts'
import { open } from './permissions.ts'
import { languageQuery } from './shared-schemas.ts'

/** Endpoints of the catalogue; public. */
export const catalogueContract = {
  'GET /products': endpoint({
    summary: 'A page of the catalogue',
    ...open,
    query: { schema: ProductsQuery, example: { q: 'balance 15 kg', lang: 'fr' } },
    answer: { status: 200, schema: ProductList },
  }),
  'GET /understood': endpoint({
    summary: 'What a search reads in a text: filters of the list, and the words that are left',
    ...open,
    query: { schema: UnderstoodQuery, example: { q: 'balance boulangerie 15 kg', lang: 'fr' } },
    answer: { status: 200, schema: v.object({ filters: ReadFilters, words: v.array(v.string()) }) },
  }),
  'GET /suggestions': endpoint({
    summary:
      'What a search field proposes while one types: what was read, filters with counts, nearest products',
    ...open,
    query: { schema: SuggestionsQuery, example: { q: 'balance 15 kg', lang: 'fr' } },
    answer: { status: 200, schema: Suggestions },
  }),
  'GET /products/:id': endpoint({
    summary: 'One product',
    ...open,
    params: v.object({ id: v.pipe(v.string(), v.check(isProductId)) }),
    query: languageQuery,
    answer: { status: 200, schema: ProductDetail },
    exampleRefusal: 'not-found',
  }),
  'GET /services': endpoint({
    summary: 'The services that can be ordered with a quote; with a reference, those offered for that model',
    ...open,
    query: {
      schema: v.strictObject({
        ...languageQuery.schema.entries,
        /** Reference of a variant. */
        reference: v.optional(
          v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(60, 'form.too-long')),
        ),
      }),
      example: { lang: 'fr', reference: 'MV-B8-30D' },
    },
    answer: { status: 200, schema: v.object({ items: v.array(Service) }) },
  }),
}
