import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietEnv } from '#scripts/local.ts'
import { openCloudflare } from '#test/support/cloudflare-api.ts'

/**
 * `npm run deploy` with the real wrangler, against a stand-in of Cloudflare's API and in a copy of the tree: twice, and
 * with refusals. The build is the one that the other tests use. What only Cloudflare can do is not tried: that the
 * Worker starts there, domains, certificates, Email Routing, and Pages.
 */
let tree = ''
let cloudflare: Awaited<ReturnType<typeof openCloudflare>>
const token = 'stand-in-token-that-nobody-may-see'

beforeAll(async () => {
  cloudflare = await openCloudflare()
  tree = await mkdtemp(join(tmpdir(), 'deployed-'))
  const copied = [
    'cloudflare-pages',
    'dist',
    'functions',
    'migrations',
    'scripts',
    'seed',
    'src',
    'package.json',
    'package-lock.json',
    'wrangler.toml',
  ]
  for (const name of copied) await cp(name, join(tree, name), { recursive: true })
  await symlink(resolve('node_modules'), join(tree, 'node_modules'))
  await mkdir(join(tree, 'home'))
})

afterAll(async () => {
  cloudflare.close()
  await rm(tree, { recursive: true })
})

async function deploy(...switches: string[]) {
  const from = cloudflare.account.calls.length
  const child = spawn(process.execPath, ['--no-warnings', 'scripts/deploy/main.ts', '--yes', ...switches], {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...quietEnv,
      PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}`,
      // Without the operator's own login and logs.
      HOME: join(tree, 'home'),
      XDG_CONFIG_HOME: join(tree, 'home'),
      BUILD_IS_CURRENT: 'true',
      CLOUDFLARE_API_BASE_URL: cloudflare.url,
      CLOUDFLARE_API_TOKEN: token,
      CLOUDFLARE_ACCOUNT_ID: '9'.padStart(32, '0'),
    },
  })
  const [out, err, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status, said: out + err, calls: cloudflare.account.calls.slice(from) }
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()

/** Files of dist/client that Cloudflare reads instead of serving them. */
const unserved = ['.assetsignore', '404.html', '_headers', '_redirects', '_routes.json']
/** What the account has been given. */
const made = () => {
  const { databases, namespaces, buckets, queues, consumers } = cloudflare.account
  return {
    databases: [...databases.values()].map(({ name }) => name),
    namespaces,
    buckets,
    queues,
    consumers,
  }
}

test('the first deployment makes what is missing and ships exactly the build', {
  timeout: 240_000,
}, async () => {
  const { account } = cloudflare
  const { status, said } = await deploy()
  expect(said).toContain('Left to do:')
  expect(status).toBe(0)
  expect(account.unknown).toEqual([])
  expect(made()).toMatchObject({
    databases: ['haut-barr-pesage'],
    namespaces: ['haut-barr-pesage-kv'],
    buckets: ['haut-barr-pesage-files'],
    queues: ['haut-barr-pesage-jobs', 'haut-barr-pesage-dead'],
  })
  expect(account.consumers.size).toBe(2)
  expect(account.schedules).toEqual(['* * * * *'])

  const worker = 'dist/haut_barr_pesage'
  const modules = filesOf(worker).filter((name) => name.endsWith('.js'))
  expect(
    [...(account.modules ?? [])]
      .map(([name]) => name)
      .filter((name) => name.endsWith('.js'))
      .sort(),
  ).toEqual(modules)
  for (const name of modules) expect(account.modules?.get(name)).toEqual(readFileSync(join(worker, name)))
  const client = filesOf('dist/client').filter((name) => !unserved.includes(name))
  const served = Object.keys(account.assets).map((path) => decodeURIComponent(path.slice(1)))
  expect(served.filter((name) => !unserved.includes(name)).sort()).toEqual(client)
  expect(new Set(Object.values(account.assets).map(({ hash }) => hash))).toEqual(account.uploadedAssets)

  const [database] = account.databases
  expect(account.bindings.find(({ name }) => name === 'DB')).toMatchObject({ id: database?.[0] })
  // The cron, which the stand-in has not, publishes them.
  const counted = database?.[1].db.prepare('select count(*) as n from publication_changes').get()
  expect(Number(counted?.n)).toBeGreaterThan(100)

  const kept = JSON.parse(readFileSync(join(tree, '.production-secrets.json'), 'utf8'))
  expect(Object.fromEntries(account.secrets)).toEqual(kept)
  for (const secret of [...account.secrets.values(), token]) expect(said).not.toContain(secret)
})

test('the second deployment creates nothing again and keeps the secrets', { timeout: 240_000 }, async () => {
  const before = structuredClone(made())
  const secrets = new Map(cloudflare.account.secrets)
  const { status, calls } = await deploy()
  expect(status).toBe(0)
  expect(made()).toEqual(before)
  expect(cloudflare.account.secrets).toEqual(secrets)
  expect(cloudflare.account.bindings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['DB', 'KV', 'FILES', 'JOBS', 'DEAD', 'LINK_SECRET', 'RATE_LIMIT_SECRET']),
  )
  expect(
    calls.filter((call) =>
      /^POST .*(d1\/database|namespaces|buckets|queues|import|assets\/upload)$/.test(call),
    ),
  ).toEqual([])
})

test.each([
  ['/d1/database', /GET .*\/d1\/database$/, 'nothing has been changed'],
  [
    'the upload',
    /(PUT .*\/scripts\/[^/]+|POST .*\/versions)$/,
    'the version before it, if there was one, goes on',
  ],
])(
  'when Cloudflare refuses %s, the deployment ends and says what has happened',
  { timeout: 240_000 },
  async (_, failing, words) => {
    cloudflare.plan.failing = failing
    const { status, said } = await deploy()
    cloudflare.plan.failing = null
    expect(status).toBe(1)
    expect(said).toContain(words)
    expect(said).not.toMatch(/^\s+at .*\.ts:\d+/m)
    expect(existsSync(join(tree, '.production-secrets.json'))).toBe(true)
  },
)

test('staging is made beside it, with everything of its own', { timeout: 240_000 }, async () => {
  const { account } = cloudflare
  const before = structuredClone(made())
  const kept = readFileSync(join(tree, '.production-secrets.json'), 'utf8')
  // As after its first deployment: the stand-in knows one Worker.
  account.secrets.clear()
  account.modules = null
  const { status, said } = await deploy('--env', 'staging')
  expect([status, account.unknown]).toEqual([0, []])
  expect(said).toContain('https://staging.haut-barr-pesage.example')
  expect(made()).toMatchObject({
    databases: [...before.databases, 'haut-barr-pesage-staging'],
    namespaces: [...before.namespaces, 'haut-barr-pesage-staging-kv'],
    buckets: [...before.buckets, 'haut-barr-pesage-staging-files'],
    queues: [...before.queues, 'haut-barr-pesage-staging-jobs', 'haut-barr-pesage-staging-dead'],
  })
  expect(readFileSync(join(tree, '.production-secrets.json'), 'utf8')).toBe(kept)
  const own = JSON.parse(readFileSync(join(tree, '.staging-secrets.json'), 'utf8'))
  expect(Object.fromEntries(account.secrets)).toEqual(own)
  expect(own.LINK_SECRET).not.toBe(JSON.parse(kept).LINK_SECRET)
  expect((await deploy('--env', 'live')).status).toBe(1)
})
