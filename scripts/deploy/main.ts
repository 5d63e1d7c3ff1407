import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { seedSql } from '../local.ts'
import { chooseEnvironment } from './environment.ts'
import { keepSecrets, keptFile, keptSecrets } from './kept-secrets.ts'
import { commandRunner, writeTemporary } from './run-command.ts'
import { deploy } from './steps.ts'
import { type Settings, Stop } from './tools.ts'

/**
 * `npm run deploy`: the first deployment and every later one. `-- --yes` asks nothing and stops where it would have to;
 * `-- --pages` makes the Pages project as well, which later deployments then find. `-- --env staging` deploys the site
 * on which changes are tried instead.
 */
const { values: switches } = parseArgs({
  options: { yes: { type: 'boolean' }, pages: { type: 'boolean', default: false }, env: { type: 'string' } },
})
const asksNothing = switches.yes || !process.stdin.isTTY

/** Reads a line without showing what is typed. */
const ask = (question: string) =>
  new Promise<string>((resolve) => {
    process.stdout.write(question)
    const output = new Writable({ write: (_part, _encoding, done) => done() })
    const lines = createInterface({ input: process.stdin, output, terminal: true })
    lines.question('', (answer) => {
      lines.close()
      process.stdout.write('\n')
      resolve(answer.trim())
    })
  })

function readSettings(): Settings {
  const { vars, d1_databases, routes } = readConfig({
    config: 'wrangler.toml',
    env: process.env.CLOUDFLARE_ENV,
  })
  return {
    database: d1_databases[0]?.database_name ?? '',
    origin: String(vars.SITE_ORIGIN),
    transport: String(vars.MAIL_TRANSPORT),
    mailFrom: String(vars.MAIL_FROM),
    hasRoute: (routes ?? []).length > 0,
    pagesProject: switches.env ? null : (readConfig({ config: 'cloudflare-pages/wrangler.toml' }).name ?? ''),
  }
}

try {
  if (switches.env && switches.pages) throw new Stop('Pages has no staging: leave out --pages.')
  chooseEnvironment(switches.env)
  const settings = readSettings()
  const remaining = await deploy(
    settings,
    {
      run: commandRunner(asksNothing),
      ask: asksNothing ? null : ask,
      say: console.log,
      env: process.env,
      kept: { name: keptFile(), read: keptSecrets, write: keepSecrets },
      writeTemporary,
      catalogueSql: seedSql,
      read: (url) =>
        fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
          (response) => response.text(),
          () => null,
        ),
    },
    switches.pages,
  )
  console.log(`\n  Deployed: ${settings.origin}\n`)
  if (remaining.length) console.log(`Left to do:\n${remaining.map((point) => `- ${point}`).join('\n')}\n`)
} catch (error) {
  if (!(error instanceof Stop)) throw error
  console.error(`\n${error.message}`)
  process.exit(1)
}
