import * as v from 'valibot'
import {
  MapQuery,
  ProductsQuery,
  ReadFilters,
  UnderstoodQuery,
} from '#domain/catalogue/catalogue-query-schema.ts'
import { ModelMap } from '#domain/catalogue/model-map.ts'
import { ProductDetail, ProductList } from '#domain/catalogue/product.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { Suggestions, SuggestionsQuery } from '#domain/catalogue/suggestions.ts'
import { Service } from '#domain/quotes/quote-service.ts'
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
  'GET /understood': endpoint({
    summary: 'What a search reads in a text: filters of the list, and the words that are left',
    access: 'public',
    query: UnderstoodQuery,
    queryExample: { q: 'balance boulangerie 15 kg', lang: 'fr' },
    answer: { status: 200, schema: v.object({ filters: ReadFilters, words: v.array(v.string()) }) },
  }),
  'GET /suggestions': endpoint({
    summary:
      'What a search field proposes while one types: what was read, filters with counts, nearest products',
    access: 'public',
    query: SuggestionsQuery,
    queryExample: { q: 'balance 15 kg', lang: 'fr' },
    answer: { status: 200, schema: Suggestions },
  }),
  'GET /model-map': endpoint({
    summary:
      'Every model of the catalogue by Max and readability; those fit that match the filters; masses in grams',
    access: 'public',
    query: MapQuery,
    answer: { status: 200, schema: ModelMap },
  }),
  'GET /products/:id': endpoint({
    summary: 'One product',
    access: 'public',
    params: v.object({ id: v.pipe(v.string(), v.check(isProductId)) }),
    query: LanguageQuery,
    answer: { status: 200, schema: ProductDetail },
    problems: [404],
  }),
  'GET /services': endpoint({
    summary: 'The services that can be ordered with a quote; with a reference, those offered for that model',
    access: 'public',
    query: v.strictObject({
      ...LanguageQuery.entries,
      /** Reference of a variant. */
      reference: v.optional(
        v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(60, 'form.too-long')),
      ),
    }),
    answer: { status: 200, schema: v.object({ items: v.array(Service) }) },
  }),
}
