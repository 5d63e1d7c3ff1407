import { randomBytes } from 'node:crypto'
import { mailVariables } from '#functions/mail/transport.ts'
import { jsonOf, Stop, type Tools } from './tools.ts'

/** Secrets that need not be known to anybody beforehand. */
const generated = ['LINK_SECRET', 'RATE_LIMIT_SECRET']

/** The secrets that a deployed site with this transport needs. */
export const neededSecrets = (transport: string): string[] => [
  ...generated,
  ...mailVariables(transport).filter((name) => name !== 'EMAIL'),
]

/** The names of the secrets that the deployed Worker has; null when there is no Worker yet. */
export async function deployedSecrets(tools: Pick<Tools, 'run'>): Promise<string[] | null> {
  const { status, stdout, stderr } = await tools.run('wrangler', ['secret', 'list', '--format', 'json'])
  if (status === 0) return jsonOf<{ name: string }[]>(stdout).map(({ name }) => name)
  if (/not found/.test(stdout + stderr)) return null
  throw new Stop(
    `${stdout}\n${stderr}\nThe secrets of the Worker cannot be listed; nothing has been changed.`,
  )
}

/**
 * Values for the secrets that the Worker still lacks: from the environment, made here, or asked for. Nothing is
 * replaced that is there. Made ones are kept in a file before they are used: Cloudflare never shows a secret again, and
 * another LINK_SECRET would void the links of mails already sent.
 */
export async function missingSecrets(tools: Tools, transport: string) {
  const deployed = await deployedSecrets(tools)
  const needed = neededSecrets(transport)
  const missing = needed.filter((name) => !deployed?.includes(name))
  const kept = tools.kept.read()
  const values: Record<string, string> = {}
  for (const name of missing) {
    const current = tools.env[name] || kept[name]
    if (current) values[name] = current
    else if (generated.includes(name)) {
      values[name] = randomBytes(32).toString('base64url')
      kept[name] = values[name]
      tools.kept.write(kept)
      tools.say(`${name} was made. It is kept in ${tools.kept.name}: put it into your password safe.`)
    }
  }
  const unknown = missing.filter((name) => !values[name])
  if (unknown.length && !tools.ask)
    throw new Stop(
      `Missing for MAIL_TRANSPORT = "${transport}": ${unknown.join(', ')}. Set them as environment variables of this command, or ` +
        'run it in a terminal, where it asks for them. Nothing has been changed.',
    )
  for (const name of unknown) values[name] = (await tools.ask?.(`${name}: `)) ?? ''
  const empty = unknown.filter((name) => !values[name])
  if (empty.length) throw new Stop(`No value was given for ${empty.join(', ')}. Nothing has been changed.`)
  return { values, isFirst: deployed === null }
}
