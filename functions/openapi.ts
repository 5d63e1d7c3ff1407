import { Hono } from 'hono'
import * as v from 'valibot'
import { company } from '#config/company.ts'
import { Article, ArticleList } from '#domain/article.ts'
import { facetNames } from '#domain/catalogue-query.ts'
import { ProductsQuery } from '#domain/catalogue-query-schema.ts'
import { errorCodes } from '#domain/error.ts'
import { Accepted, ContactRequest, QuoteRequest } from '#domain/forms.ts'
import { ProductDetail, ProductList } from '#domain/product.ts'
import { InLanguage } from './articles/routes.ts'
import { OneProductQuery, ProductId } from './catalogue/routes.ts'
import type { AppEnv } from './env.ts'

type Schema = v.GenericSchema
type Endpoint = {
  method: 'get' | 'post'
  path: string
  summary: string
  params?: v.ObjectSchema<v.ObjectEntries, undefined>
  query?: { entries: v.ObjectEntries }
  body?: Schema
  idempotent?: boolean
  answer: { status: number; schema: Schema }
  problems: number[]
}

const Health = v.object({ status: v.literal('ok'), mail: v.string() })
const Problem = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.picklist(errorCodes),
  fields: v.record(v.string(), v.string()),
})

const writing = [400, 403, 413, 415, 422, 429, 503]

/** Every endpoint with the schemas that its route validates by; a test holds this list against the router. */
export const endpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/products',
    summary: 'A page of the catalogue',
    query: ProductsQuery,
    answer: { status: 200, schema: ProductList },
    problems: [400, 422, 503],
  },
  {
    method: 'get',
    path: '/products/{id}',
    summary: 'One product',
    params: ProductId,
    query: OneProductQuery,
    answer: { status: 200, schema: ProductDetail },
    problems: [400, 404, 422, 503],
  },
  {
    method: 'get',
    path: '/articles',
    summary: 'The articles, newest first',
    query: InLanguage,
    answer: { status: 200, schema: ArticleList },
    problems: [400, 422, 503],
  },
  {
    method: 'get',
    path: '/articles/{slug}',
    summary: 'One article',
    params: v.object({ slug: v.string() }),
    query: InLanguage,
    answer: { status: 200, schema: Article },
    problems: [400, 404, 422, 503],
  },
  {
    method: 'post',
    path: '/quotes',
    summary: 'Send a quote request',
    body: QuoteRequest,
    idempotent: true,
    answer: { status: 201, schema: Accepted },
    problems: writing,
  },
  {
    method: 'post',
    path: '/contact',
    summary: 'Send a message',
    body: ContactRequest,
    idempotent: true,
    answer: { status: 201, schema: Accepted },
    problems: writing,
  },
  {
    method: 'get',
    path: '/health',
    summary: 'Does the database answer?',
    answer: { status: 200, schema: Health },
    problems: [503],
  },
]

/** `GET /api/openapi.json`; the converter is loaded only for this answer. */
export const openapi = new Hono<AppEnv>().get('/openapi.json', async (c) => {
  const { toJsonSchema } = await import('@valibot/to-json-schema')
  const input = (schema: Schema) =>
    withoutDialect(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }))
  const output = (schema: Schema) =>
    withoutDialect(toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore' }))
  const operation = (endpoint: Endpoint) => ({
    summary: endpoint.summary,
    parameters: parametersOf(endpoint, input),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: input(endpoint.body) } } } }
      : {}),
    responses: {
      [endpoint.answer.status]: {
        description: 'OK',
        content: { 'application/json': { schema: output(endpoint.answer.schema) } },
      },
      ...Object.fromEntries(
        endpoint.problems.map((status) => [status, { $ref: '#/components/responses/Problem' }]),
      ),
    },
  })
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints) {
    paths[`/api${endpoint.path}`] = {
      ...paths[`/api${endpoint.path}`],
      [endpoint.method]: operation(endpoint),
    }
  }
  c.header('cache-control', 'public, max-age=3600')
  return c.json({
    openapi: '3.1.0',
    info: { title: company.name, version: '1' },
    servers: [{ url: c.env.SITE_ORIGIN }],
    paths,
    components: {
      responses: {
        Problem: {
          description: 'RFC 9457',
          content: { 'application/problem+json': { schema: output(Problem) } },
        },
      },
    },
  })
})

function parametersOf({ params, query, idempotent }: Endpoint, input: (schema: Schema) => object): object[] {
  const list = (place: string, entries: v.ObjectEntries = {}) =>
    Object.entries(entries).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path',
      ...((facetNames as readonly string[]).includes(name) ? { style: 'form', explode: true } : {}),
      schema: input(schema as Schema),
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }
  return [...list('path', params?.entries), ...list('query', query?.entries), ...(idempotent ? [key] : [])]
}

function withoutDialect({ $schema: _, ...schema }: { $schema?: unknown }): object {
  return schema
}
