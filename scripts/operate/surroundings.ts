import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Bindings } from '#functions/env.ts'
import { commandRunner } from '../deploy/run-command.ts'
import { stateDir } from '../local.ts'
import { Refused, type Surroundings } from './command.ts'
import { configured, databaseName } from './configured.ts'
import { remoteDatabase } from './remote-database.ts'

/** What commands need, for real; `close` ends what was opened for them. */
export function surroundings(): Surroundings & { close: () => Promise<void> } {
  const run = commandRunner(true)
  let local: Promise<{ env: Bindings; dispose: () => Promise<void> }> | undefined
  return {
    run,
    bindings: async (remote) => {
      if (remote) return { DB: remoteDatabase(run, databaseName()), ...variables() } as Bindings
      local ??= openLocal()
      return (await local).env
    },
    ask: process.stdin.isTTY ? ask : null,
    read: (url) =>
      fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
        (response) => response.text(),
        () => null,
      ),
    locationOf: (url) =>
      fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
        ({ headers }) => headers.get('location'),
        () => null,
      ),
    progress: process.stderr.isTTY ? drawProgress : () => {},
    close: async () => (await local)?.dispose(),
  }
}

/** The bindings of the local run, on its state; the site may run meanwhile, as long as no import holds the database. */
async function openLocal() {
  if (!existsSync(join(stateDir(), 'v3', 'd1')))
    throw new Refused(`There are no data in ${stateDir()}: npm start makes them.`)
  // Wrangler writes into the output otherwise, which may be read as JSON, and asks Cloudflare for its places.
  const quiet = { WRANGLER_LOG: 'none', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' }
  Object.assign(process.env, quiet)
  const { getPlatformProxy } = await import('wrangler')
  return getPlatformProxy<Bindings>({
    configPath: 'wrangler.toml',
    persist: { path: join(stateDir(), 'v3') },
    remoteBindings: false,
  })
}

const names = [
  'SITE_ORIGIN',
  'MAIL_TRANSPORT',
  'MAIL_FROM',
  'MAIL_COMPANY_TO',
  'MAIL_OPERATOR',
  'ACCESS_TEAM_DOMAIN',
  'ACCESS_AUD',
] as const
const variables = (): Pick<Bindings, (typeof names)[number]> =>
  Object.fromEntries(names.map((name) => [name, configured(name)])) as Pick<Bindings, (typeof names)[number]>

const barWidth = 30

/** A bar on the last line of the terminal, which the end clears. */
function drawProgress(share: number, doing: string): void {
  const full = Math.round(share * barWidth)
  const bar = `${'█'.repeat(full)}${'░'.repeat(barWidth - full)} ${Math.round(share * 100)} % ${doing}`
  process.stderr.write(share < 1 ? `\r\x1b[K${bar}` : '\r\x1b[K')
}

async function ask(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^(y|yes|o|oui|j|ja)$/i.test((await lines.question(`${question} [y/N] `)).trim())
  } finally {
    lines.close()
  }
}
