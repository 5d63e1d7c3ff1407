import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** wrangler.toml, beginning with what concerns the chosen environment; the staging of it repeats all that differs. */
export function configuration(): string {
  const text = readFileSync('wrangler.toml', 'utf8')
  const staging = text.indexOf('\n[env.')
  return process.env.CLOUDFLARE_ENV ? text.slice(staging) + text.slice(0, staging) : text.slice(0, staging)
}

/** A variable of wrangler.toml: the configuration of the deployed site. */
export const configured = (name: string): string =>
  configuration().match(new RegExp(`^${name} = "(.*)"$`, 'm'))?.[1] ?? ''

/** The secrets of the local run. */
export const localSecrets = (): Record<string, string | undefined> =>
  existsSync('.dev.vars') ? parseEnv(readFileSync('.dev.vars', 'utf8')) : {}

/** The name of the site's database. */
export const databaseName = (): string => configured('database_name')
