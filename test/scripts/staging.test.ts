import { afterEach, expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { keptFile } from '#scripts/deploy/kept-secrets.ts'
import { configured, databaseName } from '#scripts/operate/configured.ts'
import { runOperate } from '#test/support/operate.ts'

afterEach(() => {
  delete process.env.CLOUDFLARE_ENV
})

const production = readConfig({ config: 'wrangler.toml' }) as Config
const staging = readConfig({ config: 'wrangler.toml', env: 'staging' }) as Config
type Queue = { binding: string; queue: string; dead_letter_queue?: string }
/** As much as is compared here; wrangler's own type is of a package that is not installed. */
type Config = Record<'name' | 'send_email' | 'secrets' | 'triggers' | 'assets', unknown> & {
  vars: Record<string, unknown>
  d1_databases: { binding: string; database_name: string; migrations_dir: string }[]
  kv_namespaces: { binding: string }[]
  r2_buckets: { binding: string; bucket_name: string }[]
  queues: Record<'producers' | 'consumers', Queue[]>
  ratelimits: { name: string; namespace_id: string; simple: object }[]
}

/** Bindings, variables and secrets by name. */
const namesOf = (config: Config) => ({
  vars: Object.keys(config.vars).sort(),
  databases: config.d1_databases.map(({ binding, migrations_dir }) => [binding, migrations_dir]),
  namespaces: config.kv_namespaces.map(({ binding }) => binding),
  buckets: config.r2_buckets.map(({ binding }) => binding),
  producers: config.queues.producers.map(({ binding }) => binding),
  consumers: config.queues.consumers.map(({ queue: _, dead_letter_queue, ...limits }) => [
    typeof dead_letter_queue,
    limits,
  ]),
  mail: config.send_email,
  bursts: config.ratelimits.map(({ name, simple }) => [name, simple]),
  secrets: config.secrets,
  crons: config.triggers,
  assets: config.assets,
})

/** What belongs to one site. */
const ownOf = (config: Config) => [
  config.name,
  config.vars.SITE_ORIGIN,
  ...config.d1_databases.map(({ database_name }) => database_name),
  ...config.r2_buckets.map(({ bucket_name }) => bucket_name),
  ...config.queues.producers.map(({ queue }) => queue),
  ...config.ratelimits.map(({ namespace_id }) => namespace_id),
]

test('staging has everything that production has', () => {
  expect(namesOf(staging)).toEqual(namesOf(production))
})

test('staging shares no database, bucket, queue, counter, address or name with production', () => {
  const own = ownOf(staging)
  expect(own).not.toContain(undefined)
  expect(own.filter((name) => ownOf(production).includes(name))).toEqual([])
  const queues = ({ queues: { producers, consumers } }: Config) => [
    producers.map(({ queue }) => queue).sort(),
    consumers.map(({ queue }) => queue).sort(),
  ]
  expect(queues(staging)[0]).toEqual(queues(staging)[1])
  expect([production.vars.ENVIRONMENT, staging.vars.ENVIRONMENT]).toEqual(['production', 'staging'])
})

test('the command line works on the environment that it is told, and on no unknown one', async () => {
  const run = (...argv: string[]) => {
    const seen: string[] = []
    const here: Parameters<typeof runOperate>[1] = {
      look: {
        summary: '',
        usage: '',
        run: async () => {
          seen.push(databaseName(), configured('SITE_ORIGIN'), keptFile())
          return 0
        },
      },
    }
    return runOperate(['look', ...argv], here).then(({ code }) => [code, ...seen])
  }
  expect(await run()).toEqual([
    ...[0, 'haut-barr-pesage', 'https://www.haut-barr-pesage.example', '.production-secrets.json'],
  ])
  expect(await run('--env', 'live')).toEqual([2])
  expect(await run('--env', 'staging')).toEqual([
    ...[0, 'haut-barr-pesage-staging', 'https://staging.haut-barr-pesage.example', '.staging-secrets.json'],
  ])
})
