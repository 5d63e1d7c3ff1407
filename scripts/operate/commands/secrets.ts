import { readFileSync } from 'node:fs'
import { deployedSecrets, neededSecrets } from '../../deploy/secrets.ts'
import { argumentsOf } from '../actions.ts'
import type { Command, ExitCode, Given } from '../command.ts'
import { configuration, configured, localSecrets } from '../configured.ts'

/** Every secret by its name: whether it is needed and whether it is set; never its value. */
export const secrets: Command = {
  summary: 'Secrets: which ones are needed and which are set; their values are not shown',
  usage: '',
  run: async (given) => {
    argumentsOf(given)
    const needed = given.remote ? deployedNeeds() : []
    const set = new Set(given.remote ? ((await deployedSecrets(given)) ?? []) : localNames())
    const rows = [...new Set([...needed, ...described()])].map((name) => ({
      secret: name,
      needed: needed.includes(name) ? 'yes' : 'no',
      set: set.has(name) ? 'yes' : 'no',
    }))
    given.show(rows)
    return report(given, rows)
  },
}

function report({ say }: Given, rows: readonly { secret: string; needed: string; set: string }[]): ExitCode {
  const missing = rows.filter(({ needed, set }) => needed === 'yes' && set === 'no')
  if (missing.length === 0) return 0
  const names = missing.map(({ secret }) => secret)
  say(`Missing: ${names.join(', ')}. Set each with: npx wrangler secret put NAME`)
  return 1
}

/** What wrangler.toml requires, and what the transport of mails needs; a local run needs nothing. */
function deployedNeeds(): string[] {
  const required = configuration().match(/^required = \[(.*)\]$/m)?.[1] ?? ''
  const names = [...required.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '')
  return [...names, ...neededSecrets(configured('MAIL_TRANSPORT'))]
}

const described = (): string[] =>
  [...readFileSync('.dev.vars.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => name !== 'MAIL_FILE_URL')

const localNames = (): string[] =>
  Object.entries(localSecrets()).flatMap(([name, value]) => (value ? [name] : []))
