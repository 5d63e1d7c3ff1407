import { Hono } from 'hono'
import type * as v from 'valibot'
import { company } from '#config/company.ts'
import { facetNames } from '#domain/catalogue/catalogue-query.ts'
import { type Endpoint, endpoints, Problem, type Schema } from './endpoints.ts'
import type { AppEnv } from './env.ts'

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
        ...(endpoint.answer.schema
          ? { content: { 'application/json': { schema: output(endpoint.answer.schema) } } }
          : {}),
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
