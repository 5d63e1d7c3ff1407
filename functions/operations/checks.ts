import { withTimeout } from '#domain/time/with-timeout.ts'
import { expectedNight } from '#functions/backup/nightly.ts'
import type { Found } from '#functions/db/schema/operations.ts'
import type { Bindings } from '#functions/env.ts'
import { filesConfigurationProblem } from '#functions/files/pieces.ts'
import { greetRelay } from '#functions/mail/smtp.ts'
import { mailConfigurationProblem } from '#functions/mail/transport.ts'
import { clock } from '#functions/platform/clock.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { errorText } from '#functions/platform/log.ts'
import { deskConfigurationProblem } from '#functions/sessions/desk.ts'
import journal from '#migrations/meta/_journal.json' with { type: 'json' }

/** Null: nothing is wrong; otherwise what is, and what to do about it. */
export type Finding = string | null

/** A check and what it says. */
export type Check = readonly [name: string, look: () => Promise<Finding> | Finding]

type States = Partial<ReturnType<typeof configurationStates>>

/** The site as it sees itself, or as the command line sees it from outside. */
export type Seen = {
  DB: D1Database
  operator: string
  /** Whether nightly backups are to be made. */
  hasBackup: boolean
  bindings: () => Promise<Finding> | Finding
  configuration: States
}

const minuteMs = 60_000
/** The cron runs every minute. */
const cronMs = 10 * minuteMs
/** A mail that has waited longer is not only being tried again. */
const mailMs = 60 * minuteMs
/** D1 takes 10 GB; what is left should last until it is noticed (docs/scale.md). */
const maxBytes = 8e9

/**
 * What is looked at by `operate doctor`, by the cron and by `GET /api/health?deep`. What only somebody outside can see,
 * the doctor adds.
 */
export const checksOf = ({ DB, operator, hasBackup, bindings, configuration }: Seen): Check[] => [
  ['bindings', bindings],
  ['migrations', () => migrationsFinding(DB)],
  ['catalogue', () => catalogueFinding(DB)],
  ['clock', () => clockFinding(DB)],
  ['dead mails', () => deadFinding(DB)],
  ['waiting mails', () => waitingFinding(DB)],
  ['cron', () => cronFinding(DB)],
  ['size', () => sizeFinding(DB)],
  ['operator', () => (operator ? null : 'MAIL_OPERATOR is empty: nobody is told when something is wrong.')],
  ...(hasBackup ? [['backup', () => backupFinding(DB)] satisfies Check] : []),
  ...Object.entries(configuration).map(
    ([part, state]): Check => [part, () => (state === 'ok' ? null : state)],
  ),
]

/** So long may a check take; wrangler's way to a deployed database takes some seconds. */
const patienceMs = 30_000

/** What each check says, one after the other; one that fails says why, without anything personal. */
export async function runChecks(checks: readonly Check[]): Promise<{ check: string; what: Finding }[]> {
  const answers = []
  for (const [check, look] of checks) {
    const onTimeout = () => new Error(`No answer within ${patienceMs / 1000} s`)
    const what = await withTimeout(Promise.resolve().then(look), patienceMs, onTimeout).catch(errorText)
    answers.push({ check, what })
  }
  return answers
}

/** What is wrong with the site, as it sees itself. */
export async function findProblems(env: Bindings): Promise<Found[]> {
  const checks = checksOf({
    DB: env.DB,
    operator: env.MAIL_OPERATOR,
    hasBackup: env.BACKUP !== undefined,
    bindings: () => bindingsFinding(env),
    configuration: configurationStates(env),
  })
  return (await runChecks([...checks, ['relay', () => relayFinding(env)]])).flatMap(({ check, what }) =>
    what === null ? [] : [{ check, what }],
  )
}

/** A Worker sees that a certificate is refused, and only `operate doctor` when it ends. */
async function relayFinding(env: Bindings): Promise<Finding> {
  if (env.MAIL_TRANSPORT !== 'smtp' || mailConfigurationProblem(env)) return null
  return greetRelay(env).then(
    () => null,
    (error) =>
      `${errorText(error)}. Is its certificate sound, are SMTP_USERNAME and SMTP_PASSWORD right? npm run operate -- doctor --remote`,
  )
}

const needed = ['ASSETS', 'DB', 'KV', 'FILES', 'JOBS', 'DEAD', 'EMAIL', 'BURST']

/** What is not among the names of the bindings. */
export function missingBindings(bound: (name: string) => boolean): Finding {
  const missing = needed.filter((name) => !bound(name))
  return missing.length ? `Missing in wrangler.toml: ${missing.join(', ')}` : null
}

/** Asks each store something, so that one that is bound but broken is found. */
export async function bindingsFinding(env: Partial<Bindings>): Promise<Finding> {
  await env.KV?.get('doctor')
  await env.FILES?.head('doctor')
  return missingBindings((name) => name in env)
}

const firstOf = async <Value>(DB: D1Database, query: string) =>
  Object.values((await DB.prepare(query).first<Record<string, Value>>()) ?? {})[0] ?? null

/** The names of the migrations that a database has had. */
export async function appliedMigrations(DB: D1Database): Promise<string[]> {
  const { results } = await DB.prepare('select name from d1_migrations')
    .all<{ name: string }>()
    .catch(() => ({ results: [] }))
  return results.map(({ name }) => name)
}

/** A newer database is no fault: after a rollback the version before works with it. */
async function migrationsFinding(DB: D1Database): Promise<Finding> {
  const applied = new Set(await appliedMigrations(DB))
  const missing = journal.entries.map(({ tag }) => `${tag}.sql`).filter((name) => !applied.has(name))
  return missing.length
    ? `Not applied: ${missing.join(', ')}. npm run deploy (locally npm start) applies them.`
    : null
}

const catalogueFinding = async (DB: D1Database): Promise<Finding> =>
  (await firstOf<number>(DB, "select count(*) from catalogue_meta where key = 'version'"))
    ? null
    : 'The catalogue is empty: npm start (locally) or npm run deploy imports it.'

async function clockFinding(DB: D1Database): Promise<Finding> {
  const theirs = String(await firstOf(DB, "select strftime('%Y-%m-%dT%H:%M:%fZ')"))
  const apart = Math.round((Date.parse(theirs) - clock.now().getTime()) / 1000)
  return Math.abs(apart) * 1000 > minuteMs
    ? `The database’s clock is ${apart} s ahead of this machine’s.`
    : null
}

async function deadFinding(DB: D1Database): Promise<Finding> {
  const dead = await firstOf<number>(DB, "select count(*) from outbox where state = 'dead'")
  return dead
    ? `${dead} were given up. npm run operate -- outbox dead shows them, outbox retry or discard ends it.`
    : null
}

const isOlder = (instant: string | null, ms: number) =>
  instant !== null && clock.now().getTime() - Date.parse(instant) > ms

/** The cron sends what is due every minute. */
async function waitingFinding(DB: D1Database): Promise<Finding> {
  const query = "select min(due_at) from outbox where state = 'pending' and joined_into is null"
  const oldest = await firstOf<string>(DB, query)
  return isOlder(oldest, mailMs)
    ? `The oldest has waited since ${oldest}: does the cron run, is mail configured? npm run operate -- outbox pending`
    : null
}

async function cronFinding(DB: D1Database): Promise<Finding> {
  const last = await firstOf<string>(DB, 'select swept_at from watch')
  if (last === null) return 'It has not run yet: it does a minute after the deployment.'
  return isOlder(last, cronMs)
    ? `It came to its end at ${last}, and not since: is the trigger of wrangler.toml deployed, what does the log say?`
    : null
}

async function backupFinding(DB: D1Database): Promise<Finding> {
  const last = await firstOf<string>(DB, 'select max(night) from backups where finished_at is not null')
  if (last === null)
    return 'No nightly backup is whole yet: is BACKUP_KEY set, what does the log say (backup)?'
  return last < expectedNight()
    ? `The last whole one is that of ${last}: what does the log say (backup)?`
    : null
}

async function sizeFinding(DB: D1Database): Promise<Finding> {
  const { meta } = await DB.prepare('select 1').run()
  return meta.size_after > maxBytes
    ? `The database has ${(meta.size_after / 1e9).toFixed(1)} of the 10 GB that D1 takes: see docs/scale.md.`
    : null
}

/** What is configured for each part of the site: « ok », or what is wrong, in French. */
export const configurationStates = (env: Bindings) => ({
  mail: mailConfigurationProblem(env) ?? 'ok',
  links: linkConfigurationProblem(env) ?? 'ok',
  files: filesConfigurationProblem(env) ?? 'ok',
  desk: deskConfigurationProblem(env) ?? 'ok',
})
