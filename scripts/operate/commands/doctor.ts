import { readdirSync } from 'node:fs'
import type { Bindings } from '#functions/env.ts'
import {
  appliedMigrations,
  bindingsFinding,
  type Check,
  checksOf,
  configurationStates,
  type Finding,
  missingBindings,
  runChecks,
} from '#functions/operations/checks.ts'
import { port } from '../../local.ts'
import { argumentsOf } from '../actions.ts'
import type { Command, ExitCode, Given } from '../command.ts'
import { configuration, localSecrets } from '../configured.ts'
import { relayFinding } from '../relay-certificate.ts'

/** Looks at everything that the site needs; ends with 1 when something is wrong. */
export const doctor: Command = {
  summary:
    'Checks bindings, database, migrations, catalogue, mail and its relay, links, files, desk, clock, cron, outbox',
  usage: '',
  run: examine,
}

async function examine(given: Given): Promise<ExitCode> {
  argumentsOf(given)
  const rows = (await runChecks(await checksFor(given, await given.bindings()))).map(({ check, what }) => ({
    check,
    state: what === null ? 'ok' : 'problem',
    what,
  }))
  if (!rows.some(({ check }) => check === 'backup'))
    rows.push({
      check: 'backup',
      state: 'none',
      what: 'No bucket is bound as BACKUP: no backup is made at night.',
    })
  given.show(rows)
  return rows.some(({ state }) => state === 'problem') ? 1 : 0
}

/**
 * What only somebody outside can see, then what the site looks at by itself: its configuration as the running site says
 * it, or without one, as its variables would make it say.
 */
async function checksFor({ remote, read, locationOf }: Given, env: Bindings): Promise<Check[]> {
  const { DB } = env
  const origin = remote ? env.SITE_ORIGIN : `http://localhost:${port()}`
  const health = healthOf(await read(`${origin}/api/health`))
  const seen = checksOf({
    DB,
    operator: env.MAIL_OPERATOR,
    hasBackup: hasBackup(remote, env),
    bindings: () => (remote ? configuredBindings() : bindingsFinding(env)),
    configuration: health ?? (remote ? {} : expected(env, origin)),
  })
  const silent = `${origin} does not answer: is it deployed, and does its domain lead there?`
  return [
    ...(health || remote ? [['site', () => (health ? null : silent)] satisfies Check] : []),
    ...(remote && health ? [['https', () => httpsFinding(origin, locationOf)] satisfies Check] : []),
    ['checkout', () => checkoutFinding(DB)],
    ['relay', () => relayFinding(remote && env.MAIL_TRANSPORT === 'smtp' ? env : {})],
    // A local run that is stopped has no cron.
    ...seen.filter(([name]) => health || remote || name !== 'cron'),
  ]
}

const hasBackup = (remote: boolean, { BACKUP }: Bindings) =>
  remote ? /^binding = "BACKUP"$/m.test(configuration()) : BACKUP !== undefined

function configuredBindings(): Finding {
  const lines = configuration().matchAll(/^(?:binding|name) = "(\w+)"$/gm)
  const bound = new Set([...lines].map(([, name]) => name))
  return missingBindings((name) => bound.has(name))
}

async function checkoutFinding(DB: D1Database): Promise<Finding> {
  const files = readdirSync('migrations')
  const unknown = (await appliedMigrations(DB)).filter((name) => !files.includes(name))
  return unknown.length ? `The database is newer than these files: ${unknown.join(', ')}` : null
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

const parts = ['mail', 'links', 'files', 'desk'] as const
type States = Record<(typeof parts)[number], string>

/** What a running site says of its parts; null without one. */
function healthOf(text: string | null): States | null {
  if (text === null) return null
  const states = statesIn(text)
  return Object.fromEntries(parts.map((part) => [part, states[part] ?? 'No answer'])) as States
}

function statesIn(text: string): Partial<States> {
  try {
    return JSON.parse(text) as Partial<States>
  } catch {
    return {}
  }
}

/** `npm start` writes mails into files and answers at localhost. */
function expected(bound: Bindings, origin: string): States {
  const local = { SITE_ORIGIN: origin, MAIL_TRANSPORT: 'file', MAIL_FILE_URL: origin }
  return configurationStates({ ...bound, ...localSecrets(), ...local } as Bindings)
}
