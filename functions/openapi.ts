import { Hono } from 'hono'
import type * as v from 'valibot'
import { company } from '#config/company.ts'
import { contract } from '#src/contract/contracts.ts'
import { type Endpoint, methodAndPath, problemsOf, type Schema } from '#src/contract/endpoint.ts'
import { Problem } from '#src/contract/problem.ts'
import type { AppEnv } from './env.ts'
import { isList } from './http/validate.ts'

/** Converts a schema's input or output to JSON Schema. */
type Convert = (schema: Schema) => object

/** `GET /api/openapi.json`; the converter is loaded on demand. */
export const openapi = new Hono<AppEnv>().get('/openapi.json', async (c) => {
  const { toJsonSchema } = await import('@valibot/to-json-schema')
  const convert =
    (typeMode: 'input' | 'output'): Convert =>
    (schema) =>
      withoutDialect(toJsonSchema(schema, { typeMode, errorMode: 'ignore' }))
  const [input, output] = [convert('input'), convert('output')]
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of Object.entries(contract)) {
    const { method, path } = methodAndPath(name)
    const template = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`
    paths[template] = {
      ...paths[template],
      [method.toLowerCase()]: {
        summary: endpoint.summary,
        ...rolesOf(endpoint),
        ...securityOf(endpoint),
        parameters: parametersOf(endpoint, input),
        ...requestBodyOf(endpoint, input),
        responses: responsesOf(name, endpoint, output),
      },
    }
  }
  c.header('cache-control', 'public, max-age=3600')
  return c.json({
    openapi: '3.1.0',
    info: { title: company.name, version: '1' },
    servers: [{ url: c.env.SITE_ORIGIN }],
    paths,
    components: {
      securitySchemes: {
        requestLink: { type: 'http', scheme: 'bearer' },
        fileKey: { type: 'http', scheme: 'bearer' },
        monitorKey: { type: 'http', scheme: 'bearer' },
        deskLink: { type: 'http', scheme: 'bearer' },
        access: { type: 'apiKey', in: 'header', name: 'Cf-Access-Jwt-Assertion' },
      },
      responses: {
        Problem: {
          description: 'RFC 9457',
          content: { 'application/problem+json': { schema: output(Problem) } },
        },
      },
    },
  })
})

/** An empty requirement: the session of the owner, or for the simple health check nothing, does as well. */
function securityOf({ access }: Endpoint): object {
  if (access === 'request-link') return { security: [{ requestLink: [] }] }
  if (access === 'monitor') return { security: [{ monitorKey: [] }, {}] }
  if (access === 'file') return { security: [{ fileKey: [] }, { requestLink: [] }, {}] }
  return access === 'desk' ? { security: [{ access: [] }, { deskLink: [] }] } : {}
}

/** At the desk: which roles are needed, for readers and for programs. */
function rolesOf({ access, roles = [] }: Endpoint): object {
  if (access !== 'desk') return {}
  const description = roles.length
    ? `Needs the role ${[...new Set([...roles, 'administrator'])].join(' or ')}; 404 without.`
    : 'For whoever is at the desk, with any role or none.'
  return { description, 'x-roles': roles }
}

function parametersOf({ params, query, idempotent }: Endpoint, input: Convert): object[] {
  const example = (query?.example ?? {}) as Readonly<Record<string, unknown>>
  const list = (place: 'path' | 'query', entries: v.ObjectEntries = {}) =>
    Object.entries(entries).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !isOptional(schema),
      ...(isList(schema) ? { style: 'form', explode: true } : {}),
      schema: input(schema as Schema),
      ...(place === 'query' && name in example ? { example: example[name] } : {}),
    }))
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
  }
  return [
    ...list('path', params?.entries),
    ...list('query', query?.schema.entries),
    ...(idempotent ? [key] : []),
  ]
}

const isOptional = (schema: unknown) => (schema as { type?: string }).type === 'optional'

function requestBodyOf({ body, upload }: Endpoint, input: Convert): object {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    const schema = {
      type: 'object',
      properties: { metadata: input(upload.metadata), file },
      required: ['metadata', 'file'],
    }
    const encoding = { metadata: { contentType: 'application/json' } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } }
  }
  if (!body) return {}
  const content = { 'application/json': { schema: input(body.schema), example: body.example } }
  return { requestBody: { required: true, content } }
}

function responsesOf(name: string, endpoint: Endpoint, output: Convert): object {
  const { status, schema, mediaType, nullAsEmpty } = endpoint.answer
  const json = schema && { 'application/json': { schema: output(schema) } }
  const content = mediaType ? { [mediaType]: { schema: { type: 'string' } } } : json
  const problems = problemsOf(name, endpoint).map((problem) => [
    problem,
    { $ref: '#/components/responses/Problem' },
  ])
  return {
    [status]: { description: 'OK', ...(content ? { content } : {}) },
    ...(nullAsEmpty && { 204: { description: 'OK' } }),
    ...Object.fromEntries(problems),
  }
}

/** A schema inside a document must not repeat `$schema`. */
function withoutDialect({ $schema: _, ...schema }: { $schema?: unknown }): object {
  return schema
}
