import { readFileSync } from 'node:fs'
import type { Locale } from '#config/locales.ts'
import { unsubscribeLinks } from '#functions/newsletter/links.ts'
import { linkConfigurationProblem } from '#functions/platform/links.ts'
import { csvLine } from './csv.ts'
import { keptSecrets } from './deploy/kept-secrets.ts'
import { run, stateDir } from './local.ts'

/**
 * `npm run newsletter:export > list.csv`: the confirmed subscribers of the deployed site, each with the links that a
 * letter must contain. Needs the site's own LINK_SECRET, in the environment or where `npm run deploy` has kept it; `-- --local`
 * reads the local database.
 */
const local = process.argv.includes('--local')
const configured = readFileSync('wrangler.toml', 'utf8').match(/^SITE_ORIGIN = "(.+)"$/m)?.[1] ?? ''
const env = {
  SITE_ORIGIN: process.env.SITE_ORIGIN ?? configured,
  LINK_SECRET: process.env.LINK_SECRET ?? keptSecrets().LINK_SECRET ?? '',
}
const problem = linkConfigurationProblem(env)
if (problem) {
  console.error(problem)
  process.exit(1)
}

type Subscriber = { id: string; email: string; locale: Locale; confirmed_at: string }
const answer = run(
  'wrangler',
  [
    ...['d1', 'execute', 'haut-barr-pesage', '--json'],
    ...(local ? ['--local', '--persist-to', stateDir()] : ['--remote']),
    '--command',
    "select id, email, locale, confirmed_at from newsletter_subscriptions where state = 'confirmed' order by confirmed_at",
  ],
  { quiet: true },
)
const [{ results }] = JSON.parse(answer) as [{ results: Subscriber[] }]

console.log(csvLine(['email', 'language', 'confirmed', 'unsubscribe_page', 'list_unsubscribe']))
for (const subscriber of results) {
  const { page, oneClick } = await unsubscribeLinks(env, subscriber)
  console.log(csvLine([subscriber.email, subscriber.locale, subscriber.confirmed_at, page, oneClick]))
}
