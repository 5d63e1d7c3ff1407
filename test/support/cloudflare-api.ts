import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import {
  type Account,
  type Binding,
  type Call,
  databaseRoutes,
  idOf,
  json,
  notFound,
  type Reply,
  type Route,
  result,
  storageRoutes,
} from './cloudflare-resources.ts'

/**
 * Plays as much of Cloudflare's API as a deployment calls, over HTTP and in memory. D1 runs its SQL. `failing` refuses
 * the calls that it matches.
 */
export async function openCloudflare() {
  const account: Account = {
    databases: new Map(),
    namespaces: [],
    buckets: [],
    queues: [],
    consumers: new Set(),
    modules: null,
    bindings: [],
    secrets: new Map(),
    assets: {},
    uploadedAssets: new Set(),
    schedules: [],
    calls: [],
    unknown: [],
  }
  const plan: { failing: RegExp | null } = { failing: null }
  const server = createServer((request, response) => {
    answer(account, plan.failing, request)
      .then((reply) => send(response, reply))
      .catch((error) => send(response, { status: 500, code: 10_000, message: String(error) }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { account, plan, url: `${origin}/client/v4`, close: () => server.close() }
}

async function answer(account: Account, failing: RegExp | null, request: IncomingMessage): Promise<Reply> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const method = request.method ?? 'GET'
  const path = url.pathname.replace(/^\/client\/v4/, '')
  const name = `${method} ${path}`
  const body = await buffer(request)
  account.calls.push(name)
  if (failing?.test(name)) return { status: 500, code: 10_013, message: 'An unknown error has occurred' }
  for (const [wanted, pattern, reply] of routesOf(account, url.origin)) {
    const match = wanted === method ? pattern.exec(path) : null
    if (!match) continue
    const type = request.headers['content-type'] ?? ''
    return reply({ method, path, search: url.searchParams, body, type, parts: match.slice(1) })
  }
  account.unknown.push(name)
  return notFound(10_007)
}

function send(response: ServerResponse, reply: Reply): void {
  const failed = 'code' in reply
  const errors = failed ? [{ code: reply.code, message: reply.message }] : []
  const value = failed ? null : reply.result
  const etag = 'etag' in reply ? { etag: reply.etag } : {}
  response.writeHead(failed ? reply.status : 200, { 'content-type': 'application/json', ...etag })
  const info = Array.isArray(value)
    ? { page: 1, per_page: 1000, count: value.length, total_count: value.length, total_pages: 1 }
    : undefined
  response.end(JSON.stringify({ success: !failed, errors, messages: [], result: value, result_info: info }))
}

const routesOf = (account: Account, origin: string): Route[] => [
  ...identityRoutes,
  ...databaseRoutes(account, origin),
  ...storageRoutes(account),
  ...workerRoutes(account),
]

const identityRoutes: Route[] = [
  ['GET', /^\/user$/, () => result({ id: idOf(1), email: 'operator@example.org' })],
  ['GET', /^\/user\/tokens\/verify$/, () => result({ id: idOf(2), status: 'active' })],
  ['GET', /^\/accounts$/, () => result([{ id: idOf(9), name: 'Account' }])],
  ['GET', /^\/memberships$/, () => result([{ account: { id: idOf(9), name: 'Account' } }])],
]

function workerRoutes(account: Account): Route[] {
  const named = (): Reply =>
    result([...account.secrets.keys()].map((name) => ({ name, type: 'secret_text' })))
  const ifDeployed = (value: () => unknown): Reply => (account.modules ? result(value()) : notFound(10_007))
  return [
    ['GET', /\/workers\/scripts\/[^/]+\/secrets$/, () => (account.modules ? named() : notFound(10_007))],
    [
      'GET',
      /\/workers\/services\/[^/]+$/,
      () =>
        account.modules
          ? result({ default_environment: { script: { last_deployed_from: 'wrangler', tags: [] } } })
          : notFound(10_090),
    ],
    ['GET', /\/workers\/scripts\/[^/]+\/deployments$/, () => ifDeployed(() => ({ deployments: [] }))],
    ['GET', /\/workers\/scripts\/[^/]+\/settings$/, () => ifDeployed(() => ({ bindings: account.bindings }))],
    [
      'GET',
      /\/workers\/scripts\/[^/]+\/subdomain$/,
      () => result({ enabled: false, previews_enabled: false }),
    ],
    [
      'POST',
      /\/workers\/scripts\/[^/]+\/subdomain$/,
      () => result({ enabled: false, previews_enabled: false }),
    ],
    ['GET', /\/workers\/subdomain$/, () => result({ subdomain: 'stand-in' })],
    [
      'POST',
      /\/workers\/scripts\/[^/]+\/assets-upload-session$/,
      (call) => {
        account.assets = json(call).manifest
        const wanted = [...new Set(Object.values(account.assets).map(({ hash }) => hash))]
        const missing = wanted.filter((hash) => !account.uploadedAssets.has(hash))
        return result({ jwt: 'upload', buckets: missing.length ? [missing] : [] })
      },
    ],
    [
      'POST',
      /\/workers\/assets\/upload$/,
      async (call) => {
        for (const hash of (await formOf(call)).keys()) account.uploadedAssets.add(hash)
        return result({ jwt: 'done' })
      },
    ],
    ['PUT', /\/workers\/scripts\/[^/]+$/, (call) => storeVersion(account, call)],
    ['POST', /\/workers\/scripts\/[^/]+\/versions$/, (call) => storeVersion(account, call)],
    ['GET', /\/workers\/workers\/[^/]+$/, () => ifDeployed(() => ({ id: idOf(6), subdomain: {}, tags: [] }))],
    ['POST', /\/workers\/scripts\/[^/]+\/deployments$/, () => result({ id: idOf(5) })],
    ['PATCH', /\/workers\/scripts\/[^/]+\/(script-)?settings$/, () => result({})],
    [
      'PUT',
      /\/workers\/scripts\/[^/]+\/schedules$/,
      (call) => {
        account.schedules = json(call).map(({ cron }: { cron: string }) => cron)
        return result({ schedules: [] })
      },
    ],
    ['GET', /\/pages\/projects$/, () => result([])],
  ]
}

async function storeVersion(account: Account, call: Call): Promise<Reply> {
  const form = await formOf(call)
  const { bindings = [], keep_bindings: kept = [] } = JSON.parse(String(form.get('metadata')))
  const before = new Map(account.bindings.map((binding) => [binding.name, binding]))
  const after = new Map([...before].filter(([, { type }]) => kept.includes(type)))
  for (const { text, ...binding } of bindings as (Binding & { text?: string })[]) {
    if (binding.type === 'secret_text' && text) account.secrets.set(binding.name, text)
    const bound = binding.type === 'inherit' ? before.get(binding.name) : binding
    if (!bound) return { status: 400, code: 10_021, message: `Nothing to inherit: ${binding.name}` }
    after.set(binding.name, bound)
  }
  account.bindings = [...after.values()]
  account.modules = new Map()
  for (const [name, part] of form)
    if (typeof part !== 'string' && /javascript/.test(part.type))
      account.modules.set(name, Buffer.from(await part.arrayBuffer()))
  return result({
    id: idOf(4),
    deployment_id: idOf(4),
    startup_time_ms: 1,
    resources: { script: { etag: 'e' } },
    etag: 'e',
  })
}

const formOf = ({ body, type }: Call): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
