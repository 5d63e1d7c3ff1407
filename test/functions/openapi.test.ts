import { expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { facetNames, sorts } from '#domain/catalogue/query-fields.ts'
import { errorCodes } from '#domain/errors/error.ts'
import { api } from '#functions/api.ts'
import { contract } from '#src/contract/contracts.ts'
import { type Endpoint, methodAndPath } from '#src/contract/endpoint.ts'
import { openEdge, origin } from '#test/support/edge.ts'

type Operation = {
  summary: string
  description?: string
  'x-roles'?: string[]
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[]
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> }
  responses: Record<string, Record<string, unknown>>
}
type Document = {
  openapi: string
  info: { title: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, unknown>
}

async function read(): Promise<Document> {
  const edge = await openEdge()
  const response = await edge.request('/api/openapi.json')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^application\/json/),
  ])
  return (await response.json()) as Document
}
const operationOf = (document: Document, method: string, path: string) => {
  const operation = document.paths[path]?.[method]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}
const withBraces = (path: string) => `/api${path.replaceAll(/:([a-zA-Z]+)/g, '{$1}')}`

test('the document lists exactly the routes of the router', async () => {
  const { paths } = await read()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routed = api.routes
    .filter(({ method, path }) => method !== 'ALL' && path !== '/openapi.json')
    .map(({ method, path }) => `${method} ${withBraces(path)}`)
  expect(documented.sort()).toEqual([...new Set(routed)].sort())
  expect(documented).toHaveLength(Object.keys(contract).length)
})

test('the document is OpenAPI 3.1 with the company and the address of the site', async () => {
  const document = await read()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: company.name, version: expect.any(String) },
    servers: [{ url: origin }],
  })
})

test('every reference in the document resolves', async () => {
  const document = await read()
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
  expect(references.length).toBeGreaterThan(0)
  for (const reference of new Set(references)) {
    const found = reference
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], document)
    expect([reference, found]).toEqual([reference, expect.any(Object)])
  }
})

test('every path parameter is described once and required', async () => {
  const { paths } = await read()
  for (const [path, methods] of Object.entries(paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(methods)) {
      const described = parameters.filter((parameter) => parameter.in === 'path')
      expect(described.map(({ name, required }) => [name, required])).toEqual(
        names.map((name) => [name, true]),
      )
    }
  }
})

test('the product list documents its facets, orders and limit', async () => {
  const { parameters } = operationOf(await read(), 'get', '/api/products')
  const schema = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema
  expect(parameters.map(({ name }) => name).sort()).toEqual(
    [...facetNames, 'q', 'sort', 'cursor', 'lang', 'limit'].sort(),
  )
  for (const name of facetNames) expect(schema(name)).toMatchObject({ type: 'array' })
  expect(schema('sort')).toMatchObject({ enum: [...sorts] })
  expect(schema('lang')).toMatchObject({ enum: ['fr', 'en', 'de'] })
})

test('a required query parameter is documented as required, with an example', async () => {
  const { parameters } = operationOf(await read(), 'get', '/api/plate')
  expect(parameters).toMatchObject([
    { name: 'text', required: true, example: expect.any(String) },
    { name: 'lang', required: false },
    { name: 'country', required: false, example: 'FR' },
  ])
})

test.each(['/api/quotes', '/api/contact'])(
  '%s documents the key, the JSON body without unknown fields, and its refusals',
  async (path) => {
    const operation = operationOf(await read(), 'post', path)
    expect(operation.parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', required: true, schema: { format: 'uuid' } },
    ])
    const body = operation.requestBody?.content['application/json']?.schema
    expect(body).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: expect.arrayContaining(['name', 'email']),
    })
    for (const status of ['201', '400', '403', '413', '415', '422', '429', '503'])
      expect(operation.responses).toHaveProperty(status)
  },
)

test('the problem schema lists every error code', async () => {
  const document = await read()
  const text = JSON.stringify(document.components)
  expect(text).toContain('application/problem+json')
  for (const code of errorCodes) expect(text).toContain(`"${code}"`)
})

test('real responses match the documented schemas', async () => {
  const document = await read()
  const edge = await openEdge()
  const requests: [string, string, string][] = [
    ['get', '/api/health', '/api/health'],
    ['get', '/api/health', '/api/health?deep'],
    ['get', '/api/health', '/api/health?deep=1'],
    ['get', '/api/newsletter/unsubscribe', '/api/newsletter/unsubscribe?token=x'],
    ['get', '/api/products', '/api/products'],
    ['get', '/api/products', '/api/products?limit=0'],
    ['get', '/api/products', '/api/products?q=a&q=b'],
    ['get', '/api/products/{id}', '/api/products/X'],
    ['get', '/api/products/{id}', '/api/products/a?lang=x'],
    ['get', '/api/products/{id}', '/api/products/a?lang=fr&lang=fr'],
  ]
  for (const [method, path, address] of requests) {
    const { status } = await edge.request(address)
    expect([address, Object.keys(operationOf(document, method, path).responses)]).toEqual([
      address,
      expect.arrayContaining([String(status)]),
    ])
  }
})

test('every operation of the desk names its roles, and no other does', async () => {
  const { paths } = await read()
  for (const [name, { access, roles = [] }] of Object.entries(contract) as [string, Endpoint][]) {
    const { method, path } = methodAndPath(name)
    const operation = paths[withBraces(path)]?.[method.toLowerCase()]
    expect([name, operation?.['x-roles']]).toEqual([name, access === 'desk' ? roles : undefined])
    for (const role of roles) expect(operation?.description).toContain(role)
  }
})
