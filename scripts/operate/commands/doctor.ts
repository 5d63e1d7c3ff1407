import { readdirSync, readFileSync } from 'node:fs'
import { indexKeySql } from '#domain/catalogue/catalogue-pack.ts'
import type { Bindings } from '#functions/env.ts'
import { configurationStates } from '#functions/operations/configuration.ts'
import { clock } from '#functions/platform/clock.ts'
import { port } from '../../local.ts'
import { argumentsOf } from '../actions.ts'
import type { Command, ExitCode, Given } from '../command.ts'
import { localSecrets } from '../configured.ts'

/** Null: nothing is wrong; otherwise what is, and what to do about it. */
type Finding = string | null
type Check = [name: string, check: () => Promise<Finding> | Finding]

/** Looks at everything that the site needs; ends with 1 when something is wrong. */
export const doctor: Command = {
  summary: 'Checks bindings, database, migrations, catalogue, mail, links, files, desk, clock and outbox',
  usage: '',
  run: examine,
}

async function examine(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const env = await given.bindings()
  const rows: { check: string; state: string; what: string | null }[] = []
  for (const [name, check] of [...databaseChecks(given, env), ...(await siteChecks(given, env))]) {
    const what = await Promise.resolve()
      .then(check)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
    rows.push({ check: name, state: what === null ? 'ok' : 'problem', what })
  }
  given.show(rows)
  return rows.some(({ state }) => state === 'problem') ? 1 : 0
}

function databaseChecks({ remote }: Given, { DB, ...env }: Bindings): Check[] {
  const value = async (query: string) => Object.values((await DB.prepare(query).first()) ?? {})[0] ?? null
  return [
    ['bindings', () => (remote ? configuredBindings() : localBindings({ DB, ...env }))],
    ['migrations', () => migrations(DB, remote)],
    [
      'catalogue',
      async () =>
        (await value(`select count(*) from catalogue_index where version = ${indexKeySql}`))
          ? null
          : 'The catalogue is empty: npm start (locally) or npm run deploy imports it.',
    ],
    ['clock', async () => clockFinding(String(await value("select strftime('%Y-%m-%dT%H:%M:%fZ')")))],
    [
      'dead mails',
      async () => {
        const dead = await value("select count(*) from outbox where state = 'dead'")
        return dead ? `${dead} were given up. npm run operate -- outbox dead` : null
      },
    ],
    [
      'waiting mails',
      async () =>
        waiting(
          await value("select min(due_at) from outbox where state = 'pending' and joined_into is null"),
        ),
    ],
  ]
}

const needed = ['ASSETS', 'DB', 'KV', 'FILES', 'JOBS', 'DEAD', 'EMAIL', 'BURST']

/** Asks each store something, so that one that is bound but broken is found. */
async function localBindings(env: Partial<Bindings>): Promise<Finding> {
  const missing = needed.filter((name) => !(name in env))
  await env.KV?.get('doctor')
  await env.FILES?.head('doctor')
  return missing.length ? missingBindings(missing) : null
}

function configuredBindings(): Finding {
  const lines = readFileSync('wrangler.toml', 'utf8').matchAll(/^(?:binding|name) = "(\w+)"$/gm)
  const bound = new Set([...lines].map(([, name]) => name))
  const missing = needed.filter((name) => !bound.has(name))
  return missing.length ? missingBindings(missing) : null
}

const missingBindings = (names: string[]) => `Missing in wrangler.toml: ${names.join(', ')}`

async function migrations(DB: D1Database, remote: boolean): Promise<Finding> {
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  const how = remote ? 'npm run deploy' : 'npm start'
  const { results } = await DB.prepare('select name from d1_migrations')
    .all<{ name: string }>()
    .catch(() => ({ results: [] }))
  const applied = new Set(results.map(({ name }) => name))
  const missing = files.filter((name) => !applied.has(name)).sort()
  if (missing.length) return `Not applied: ${missing.join(', ')}. ${how} applies them.`
  const unknown = [...applied].filter((name) => !files.includes(name))
  return unknown.length ? `The database is newer than these files: ${unknown.join(', ')}` : null
}

const minuteMs = 60_000

function clockFinding(theirs: string): Finding {
  const apart = Math.round((Date.parse(theirs) - clock.now().getTime()) / 1000)
  return Math.abs(apart) * 1000 > minuteMs
    ? `The database’s clock is ${apart} s ahead of this machine’s.`
    : null
}

/** The cron sends what is due every minute. */
function waiting(oldest: unknown): Finding {
  const overdue = typeof oldest === 'string' && clock.now().getTime() - Date.parse(oldest) > 60 * minuteMs
  return overdue
    ? `The oldest has waited since ${oldest}: does the cron run, is mail configured? npm run operate -- outbox pending`
    : null
}

const parts = ['mail', 'links', 'files', 'desk'] as const
type Health = Partial<Record<'status' | (typeof parts)[number], string>>

/** What the running site says of itself; without one, what its configuration would make it say. */
async function siteChecks({ remote, read, locationOf }: Given, env: Bindings): Promise<Check[]> {
  const origin = remote ? env.SITE_ORIGIN : `http://localhost:${port()}`
  const health = healthOf(await read(`${origin}/api/health`))
  if (!health && remote) {
    return [['site', () => `${origin} does not answer: is it deployed, and does its domain lead there?`]]
  }
  const states = health ?? expected(env, origin)
  const answers: Check[] = health ? [['site', () => (health.status === 'ok' ? null : 'It is not well.')]] : []
  return [
    ...answers,
    ...(remote ? [['https', () => httpsFinding(origin, locationOf)] satisfies Check] : []),
    ...parts.map(
      (part): Check => [part, () => (states[part] === 'ok' ? null : (states[part] ?? 'No answer'))],
    ),
  ]
}

/** The Worker redirects its own answers; the files under /assets are answered by the zone. */
async function httpsFinding(origin: string, locationOf: Given['locationOf']): Promise<Finding> {
  const plain = new URL('/assets/', origin)
  plain.protocol = 'http:'
  const location = await locationOf(plain.href)
  return location?.startsWith('https:')
    ? null
    : `${plain.href} is answered without a redirect: switch « Always Use HTTPS » on in the zone (SSL/TLS, Edge Certificates).`
}

function healthOf(text: string | null): Health | null {
  try {
    return text === null ? null : (JSON.parse(text) as Health)
  } catch {
    return { status: 'not understood' }
  }
}

/** `npm start` writes mails into files and answers at localhost. */
function expected(bound: Bindings, origin: string): Health {
  const local = { SITE_ORIGIN: origin, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: origin }
  return configurationStates({ ...bound, ...localSecrets(), ...local } as Bindings)
}
